import { lateFontsMedia } from '#contract/first-paint.ts';
import { imageKey } from '#contract/image-asset.ts';
import { InlineScript, InlineStyle } from '#contract/inline-code.tsx';
import { usePage } from '#contract/page-context.tsx';
import type { ThemeRenderer } from '#contract/theme.ts';
import { serialiseProps } from '#engine/islands/wire.ts';
import type { HeadData } from './describe-head.ts';
import { firstPaintScript } from './first-paint-script.ts';

interface HeadProps {
  webFonts: ThemeRenderer['webFonts'];
  head: HeadData;
  scripts: readonly string[];
  lateScripts: readonly string[];
  stylesMark: string;
  policyMark?: string;
}

// Prerendering on hover makes a full page load feel instant (Speculation Rules API).
const speculation = JSON.stringify({
  prerender: [{ where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target=_blank]' } }] }, eagerness: 'moderate' }],
});

/** The policy comes first: it governs only what stands behind it. */
export function Head({ webFonts, head, scripts, lateScripts, stylesMark, policyMark }: HeadProps) {
  const { site, images, assets } = usePage();
  const logo = site.brand.logo && images.get(imageKey('site.yaml', site.brand.logo.src));
  const { title, description, canonical, image, lang, structure } = head;
  return (
    <head>
      <meta charSet="utf-8" />
      {policyMark && <meta httpEquiv="Content-Security-Policy" content={policyMark} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {head.noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {head.alternates.map((alternate) => (
        <link key={alternate.lang} rel="alternate" hrefLang={alternate.lang} href={alternate.href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {lang.includes('-') && <meta property="og:locale" content={lang.replaceAll('-', '_')} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {image && <meta property="og:image" content={image.url} />}
      {image?.width && <meta property="og:image:width" content={String(image.width)} />}
      {image?.height && <meta property="og:image:height" content={String(image.height)} />}
      {image && <meta property="og:image:alt" content={title} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {/* Without a logo there is no icon; browsers that are told nothing ask for one. */}
      <link rel="icon" href={logo ? '/favicon.ico' : 'data:,'} sizes={logo && '32x32'} />
      {logo?.path.endsWith('.svg') && <link rel="icon" type="image/svg+xml" href="/favicon.svg" />}
      {logo && <link rel="apple-touch-icon" href="/apple-touch-icon.png" />}
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="color-scheme" content="light dark" />
      <style>{stylesMark}</style>
      {/* Fonts are not preloaded: they would take the line from the page, and the stand-ins are as wide and as high. */}
      <InlineStyle media={lateFontsMedia} code={webFonts(assets)} />
      <InlineScript code={firstPaintScript} />
      {scripts.map((src) => (
        <link key={src} rel="modulepreload" href={src} fetchPriority="low" />
      ))}
      {/* Of a type that browsers do not know: the site's own script loads them when the page has been drawn. */}
      {lateScripts.map((src) => (
        <script key={src} type="module/late" src={src} />
      ))}
      <InlineScript type="speculationrules" code={speculation} />
      {structure && <script type="application/ld+json">{serialiseProps(structure)}</script>}
    </head>
  );
}
