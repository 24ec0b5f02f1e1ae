import { css } from '@emotion/react';
import { type IconNode, iconNodes } from '#contract/icon-nodes.ts';
import { usePage } from '#contract/page-context.tsx';

const hidden = css`
  display: none;
`;

/** A line icon, as big as the text around it: `css` makes it another. It is decoration: the words beside it carry the meaning. */
export function Icon({ name, className }: { name: string; className?: string }) {
  usePage().icons.add(name);
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** The drawings that the icons of a page refer to. */
export function IconSprite({ icons }: { icons: readonly string[] }) {
  const { direction } = usePage();
  if (icons.length === 0) return null;
  return (
    <svg css={hidden} aria-hidden="true">
      {icons.map((name) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {direction === 'rtl' && pointsSideways.test(name) ? (
            <g transform="matrix(-1 0 0 1 24 0)">
              <IconShapes name={name} />
            </g>
          ) : (
            <IconShapes name={name} />
          )}
        </symbol>
      ))}
    </svg>
  );
}

/** Icons that mean forward or back, which is the other way where text runs from right to left. */
const pointsSideways = /^(?:arrow|chevron|chevrons|corner|move)-.*(?:left|right)/;

const shapes = new Map<string, IconNode>();

function IconShapes({ name }: { name: string }) {
  const known = shapes.get(name) ?? joinPaths(iconNodes[name] ?? []);
  shapes.set(name, known);
  return known.map(([Tag, attributes], index) => {
    const Element = Tag as 'path';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an icon never move.
    return <Element key={index} {...attributes} />;
  });
}

/** Lines of one icon as one path, to a hundredth of a unit: it draws the same and takes fewer bytes. */
function joinPaths(node: IconNode): IconNode {
  const isPlain = ([tag, attributes]: IconNode[number]) => tag === 'path' && Object.keys(attributes).join() === 'd';
  const lines = node.filter(isPlain).map(([, { d = '' }]) => round(startAbsolute(d)));
  return lines.length > 0 ? [['path', { d: lines.join('') }], ...node.filter((part) => !isPlain(part))] : node;
}

/**
 * Makes a relative m at the start of a path absolute, so that paths can be joined: at the start it counts from 0 0, behind
 * another path from that path's end. The pairs of numbers after it are relative lines (l).
 */
function startAbsolute(d: string): string {
  const [start, x, y, more] = /^m\s*(-?[\d.]+)[\s,]*(-?(?:\d*\.)?\d+)[\s,]*(?=([-\d.])?)/.exec(d) ?? [];
  return start === undefined ? d : `M${x} ${y}${more === undefined ? '' : 'l'}${d.slice(start.length)}`;
}

/** Only decimals are changed: the digits before a point may hold the two flags of an arc, as in 001.999. */
function round(d: string): string {
  const hundredths = (digits: string) => Math.min(99, Math.round(Number(`0.${digits}`) * 100));
  return d.replace(/\.(\d{3,})/g, (_, digits: string) => `.${String(hundredths(digits)).padStart(2, '0')}`);
}
