import { css } from '@emotion/react';
import { type ImageVariant, imageKey } from '#contract/image-asset.ts';
import { usePage } from '#contract/page-context.tsx';

/** A picture that fills its frame. */
export const fillingPicture = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
  // An SVG can have its own colours for dark mode; a photograph is made a little darker.
  @media (prefers-color-scheme: dark) {
    &:not([src$='.svg']) {
      filter: brightness(0.86);
    }
  }
`;

interface PictureProps {
  image: { src: string; alt: string };
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Loads at once; for the hero only. */
  eager?: boolean;
  /** The YAML file that names the picture, where it is not the page's own. */
  file?: string;
  className?: string;
  /** The class of the <picture> around it. */
  frameClass?: string;
}

/** A picture in modern formats with a fallback; width and height keep its place while it loads. */
export function Picture({ image, sizes, eager = false, file, className, frameClass }: PictureProps) {
  const page = usePage();
  const asset = page.images.get(imageKey(file ?? page.file, image.src));
  // A missing picture is a diagnostic; while the author repairs it the rest of the page is shown.
  if (!asset) return null;
  const { width, height, variants } = asset;
  const fallback = variants.filter((variant) => !['avif', 'webp'].includes(variant.format));
  const img = (
    <img
      className={className}
      src={fallback.at(-1)?.url}
      srcSet={fallback.length > 1 ? sourceSet(fallback) : undefined}
      sizes={fallback.length > 1 ? sizes : undefined}
      width={width}
      height={height}
      alt={image.alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
  const modern = (['avif', 'webp'] as const)
    .map((format) => [format, variants.filter((variant) => variant.format === format)] as const)
    .filter(([, files]) => files.length > 0);
  // For an <img> that is neither lazy nor in a <picture> React would write a preload in front of the content of the page.
  if (modern.length === 0 && !eager) return img;
  return (
    <picture className={frameClass}>
      {modern.map(([format, files]) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(files)} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}

function sourceSet(variants: readonly ImageVariant[]): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
