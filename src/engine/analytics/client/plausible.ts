// Runs in the browser. https://plausible.io/docs/events-api
import { countViews, post } from './count-views.ts';

// As text, which Plausible reads as JSON: where a page has to send to another origin, browsers then need not ask it first.
countViews(({ settings, url, referrer }) =>
  post(settings, 'text/plain', { name: 'pageview', url: url.href, domain: settings.id, referrer: referrer || undefined }),
);
