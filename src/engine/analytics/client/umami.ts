// Runs in the browser. https://docs.umami.is/docs/api/sending-stats
import { countViews, post } from './count-views.ts';

countViews(({ settings, url, referrer }) =>
  post(settings, 'application/json', {
    type: 'event',
    payload: {
      website: settings.id,
      hostname: url.hostname,
      url: url.href,
      referrer,
      title: document.title,
      language: navigator.language,
      screen: `${screen.width}x${screen.height}`,
    },
  }),
);
