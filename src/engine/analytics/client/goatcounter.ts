// Runs in the browser. https://www.goatcounter.com/help/pixel
import { countViews } from './count-views.ts';

countViews(({ settings, url, referrer }) => {
  const view = new URLSearchParams({
    p: url.pathname,
    t: document.title,
    r: referrer,
    q: url.search,
    s: [screen.width, screen.height, devicePixelRatio].join(),
    // Keeps every cache from answering.
    rnd: Math.random().toString(36).slice(2),
  });
  // Without credentials and referrer, like the picture of visitors without script.
  Object.assign(new Image(), { crossOrigin: 'anonymous', referrerPolicy: 'no-referrer', src: `${settings.to}?${view}` });
});
