import { renderToStaticMarkup } from 'react-dom/server';

/**
 * What Pagefind reads of a page: the body as it was drawn, in the language that its words belong to. Regions that speak varieties
 * of one language (en-GB, en-IE) share an index, so that a search in one of them finds the pages of all.
 */
export function searchDocument({ title, lang, body }: { title: string; lang: string; body: string }): string {
  return renderToStaticMarkup(
    <html lang={new Intl.Locale(lang).language}>
      <head>
        <title>{title}</title>
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it, see draw-body.tsx. */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>,
  );
}
