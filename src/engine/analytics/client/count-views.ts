// Runs in the browser, on pages whose views are counted.

/** What a page says of the counting of its views, as JSON in `data-views`. */
export interface ViewSettings {
  /** Where views are sent. */
  to: string;
  /** What the service calls the site. */
  id: string;
  /** The host of the site, without www. */
  host: string;
}

/** One view of a page. */
export interface View {
  settings: ViewSettings;
  /** With no query but what says which campaign brought the visitor. */
  url: URL;
  /** The page of another site that led here, or nothing. */
  referrer: string;
}

const campaign = /^(?:utm_.+|ref|source)$/;

/**
 * Has a view sent when the page is first seen, which for a page that was drawn ahead or opened in the background may be later, and
 * whenever the browser brings it back from its back/forward cache. Nothing is sent for a visitor who asks not to be tracked (Global
 * Privacy Control, Do Not Track), and anywhere but at the host of the site: a preview is no view.
 */
export function countViews(send: (view: View) => void): void {
  const settings: ViewSettings = JSON.parse(document.querySelector<HTMLElement>('[data-views]')?.dataset.views ?? '{}');
  const { globalPrivacyControl, doNotTrack }: Navigator & { globalPrivacyControl?: boolean } = navigator;
  if (globalPrivacyControl || doNotTrack === '1' || location.hostname.replace(/^www\./, '') !== settings.host) return;
  const count = () => {
    const url = new URL(location.href);
    url.hash = '';
    for (const name of [...url.searchParams.keys()]) if (!campaign.test(name)) url.searchParams.delete(name);
    const { referrer } = document;
    send({ settings, url, referrer: referrer.startsWith(`${location.origin}/`) ? '' : referrer });
  };
  const countWhenSeen = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', countWhenSeen);
    count();
  };
  document.addEventListener('visibilitychange', countWhenSeen);
  countWhenSeen();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count();
  });
}

/** Posts a view; the request outlives the page. It carries no cookies, which a server would pass on. */
export function post({ to }: ViewSettings, type: string, body: object): void {
  const request = fetch(to, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  });
  // A view that is not counted is nothing that a visitor should notice.
  request.catch(() => undefined);
}
