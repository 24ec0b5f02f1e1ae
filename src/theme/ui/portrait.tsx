import { css } from '@emotion/react';
import { initials } from './initials.ts';
import { Monogram } from './monogram.tsx';
import { Picture } from './picture.tsx';

const style = css`
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
  border-radius: var(--radius);
`;

interface Props {
  /** `title` is the name, `note` the role. */
  person: { title: string; note?: string; picture?: { src: string; alt: string; file?: string } };
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The name stands beside it, so that the portrait is decoration. */
  isDecoration?: boolean;
}

/** The portrait of a person; without one, a tile with the initials. */
export function Portrait({ person: { title, note = '', picture }, sizes, isDecoration = false }: Props) {
  if (!picture) return <Monogram letters={initials({ name: title, role: note })} />;
  return <Picture css={style} image={isDecoration ? { ...picture, alt: '' } : picture} file={picture.file} sizes={sizes} />;
}
