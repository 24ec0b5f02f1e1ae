import { renderToStaticMarkup } from 'react-dom/server';
import type { Redirect } from './list-redirects.ts';

/** What a former path shows on hosts that cannot send visitors on by themselves. */
export function redirectPage({ to, title, lang, url }: Redirect): string {
  const document = (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'" />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <title>{title}</title>
        <link rel="canonical" href={url} />
      </head>
      <body>
        <p>
          <a href={to}>{title}</a>
        </p>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
