import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { clientScript } from '#engine/dev/server/draw-page.ts';
import { screenStyles } from './screen-styles.ts';

/** A page of the dev server itself, kept up to date like every other. */
export function drawScreen(title: string, content: ReactNode): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        {/* Before all other scripts, so that it sees the page as it was sent. */}
        <script type="module" src={clientScript} />
        <style>{screenStyles}</style>
      </head>
      <body>
        <header>
          <nav aria-label="Development pages">
            <a href="/">Site</a>
            <a href="/__pages">Pages</a>
            <a href="/__blocks">Blocks</a>
          </nav>
        </header>
        <main>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
