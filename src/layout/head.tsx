import type { HeadData } from '../render/describe-head.ts';
import { usePage } from '../render/page-context.tsx';
import { imageKey } from '../resolve/resolve-images.ts';

interface HeadProps {
  head: HeadData;
  scripts: readonly string[];
  stylesMark: string;
  policyMark?: string;
}

// Prefetching on hover and prerendering on press make a full page load feel instant (Speculation Rules API).
const speculation = JSON.stringify({
  prerender: [{ where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target=_blank]' } }] }, eagerness: 'moderate' }],
});

/** The policy comes first: it governs only what stands behind it. */
export function Head({ head, scripts, stylesMark, policyMark }: HeadProps) {
  const { assets, site, images } = usePage();
  const icon = site.brand.logo && images.get(imageKey('site.yaml', site.brand.logo.src))?.variants[0]?.url;
  const { title, description, canonical, image, lang } = head;
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
      <meta property="og:locale" content={lang.replace('-', '_')} />
      {canonical && <meta property="og:url" content={canonical} />}
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {icon && <link rel="icon" type="image/svg+xml" href={icon} />}
      <meta name="color-scheme" content="light dark" />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={assets.file('fonts/display.woff2')} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={assets.file('fonts/text.woff2')} />
      <style>{stylesMark}</style>
      {scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      <script type="speculationrules">{speculation}</script>
    </head>
  );
}
