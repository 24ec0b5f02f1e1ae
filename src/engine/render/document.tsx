import { imageKey } from '#contract/image-asset.ts';
import type { PageContext } from '#contract/page-context.tsx';
import { serialiseProps } from '#engine/islands/wire.ts';
import { lateFontsMedia } from './client/late-fonts.ts';
import type { HeadData } from './describe-head.ts';
import { HeadTags } from './head-tags.tsx';

/** Everything that a document is put together from. */
export interface DocumentParts {
  page: PageContext;
  head: HeadData;
  /** Content-Security-Policy; missing where it is sent as a header. */
  policy?: string;
  styles: {
    page: string;
    /** The @font-face rules of the web fonts, which the first paint does not wait for. */
    webFonts: string;
    /** Behind all others. */
    extra?: string;
  };
  scripts: {
    /** The text of client/first-paint.ts. */
    firstPaint: string;
    /** JSON for the browser: which links may be drawn before they are followed (Speculation Rules API). */
    speculation?: string;
    /** URLs of module scripts that run as soon as the document is read. */
    atOnce: readonly string[];
    /** URLs of module scripts that run after the first paint. */
    afterPaint: readonly string[];
    /** URLs of module scripts that wait until the browser is idle, or the visitor begins to use the page. */
    whenIdle: readonly string[];
    /** JSON for the script that sends views of the page. */
    views?: string;
  };
  body: string;
}

/** The whole HTML document of a page. */
export function Document({ page, head, policy, styles, scripts, body }: DocumentParts) {
  const { site, images, regionName, direction } = page;
  const logo = site.brand.logo && images.get(imageKey('site.yaml', site.brand.logo.src));
  return (
    <html lang={head.lang} dir={direction === 'rtl' ? direction : undefined} data-region={regionName}>
      <head>
        <meta charSet="utf-8" />
        {/* A policy in a meta tag only applies to what comes after it. */}
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <HeadTags head={head} logo={logo} />
        {scripts.atOnce.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <style>{styles.page}</style>
        {/* Fonts are not preloaded: they would compete with the page itself, and the fallback fonts are as wide and as high. */}
        <style media={lateFontsMedia}>{styles.webFonts}</style>
        {/* Has to come right after the styles of the fonts, where the script looks for them. */}
        <script data-scripts={list(scripts.afterPaint)} data-idle-scripts={list(scripts.whenIdle)} data-views={scripts.views}>
          {scripts.firstPaint}
        </script>
        {scripts.speculation && <script type="speculationrules">{scripts.speculation}</script>}
        {head.structure && <script type="application/ld+json">{serialiseProps(head.structure)}</script>}
        {styles.extra && <style>{styles.extra}</style>}
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it, see draw-body.tsx. */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}

function list(urls: readonly string[]): string | undefined {
  return urls.length > 0 ? urls.join(' ') : undefined;
}
