import type { ImageAsset } from '#contract/image-asset.ts';
import type { HeadData } from './describe-head.ts';

/** What a document says about its page, to browsers, search engines and social networks. */
export function HeadTags({ head, logo }: { head: HeadData; logo: ImageAsset | undefined }) {
  const { title, description, canonical, image, lang } = head;
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {head.noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {head.alternates.map((alternate) => (
        <link key={alternate.lang} rel="alternate" hrefLang={alternate.lang} href={alternate.href} />
      ))}
      {head.feeds.map(({ title: name, path }) => (
        <link key={path} rel="alternate" type="application/atom+xml" title={name} href={path} />
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
      {/* Without a logo there is no icon. An empty one keeps browsers from requesting /favicon.ico. */}
      <link rel="icon" href={logo ? '/favicon.ico' : 'data:,'} sizes={logo && '32x32'} />
      {logo?.path.endsWith('.svg') && <link rel="icon" type="image/svg+xml" href="/favicon.svg" />}
      {logo && <link rel="apple-touch-icon" href="/apple-touch-icon.png" />}
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="color-scheme" content="light dark" />
    </>
  );
}
