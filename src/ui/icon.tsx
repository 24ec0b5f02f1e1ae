import { css } from '@emotion/react';
import { usePage } from '../render/page-context.tsx';
import { iconNodes } from './icon-nodes.ts';

const style = css`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const hidden = css`
  display: none;
`;

/** A line icon, as big as the text around it. It decorates: the words beside it carry the meaning. */
export function Icon({ name, className }: { name: string; className?: string }) {
  usePage().icons.add(name);
  return (
    <svg css={style} className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** The drawings behind all icons of the page, once; has to be rendered after everything that uses one. */
export function IconSprite() {
  const { icons } = usePage();
  if (icons.size === 0) return null;
  return (
    <svg css={hidden} aria-hidden="true">
      {[...icons].sort().map((name) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {iconNodes[name]?.map(([Tag, attributes], index) => {
            const Element = Tag as 'path';
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an icon never move.
            return <Element key={index} {...attributes} />;
          })}
        </symbol>
      ))}
    </svg>
  );
}
