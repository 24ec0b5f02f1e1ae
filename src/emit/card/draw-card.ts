import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../engine-root.ts';
import type { SocialCard } from '../../render/client-assets.ts';
import { mix, readableOn } from '../../ui/colour.ts';
import type { Typesetter } from './draw-text.ts';

/** The size that social networks ask for, in px. */
export const cardSize = { width: 1200, height: 630 };
const margin = 80;

export interface CardFonts {
  display: Typesetter;
  text: Typesetter;
}

/** The picture of a page for social networks, as SVG: its title over the motif of its region, with the brand below. */
export function drawCard({ title, site, region }: SocialCard, { display, text }: CardFonts): string {
  const { width, height } = cardSize;
  const { brand, theme } = site;
  const ink = theme?.ink ?? '#0f1b2d';
  const accent = readableOn(mix(region.colour, '#ffffff', 0.25), [ink], 4.5);
  // One flat colour: a gradient would take twice the bytes.
  const ground = mix(ink, region.colour, 0.14);
  const { size, lines } = fitTitle(title, display);
  const leading = size * 1.12;
  const first = 258 + size * 0.7 - (lines.length > 2 ? (lines.length - 2) * leading * 0.36 : 0);
  const write = (path: string, x: number, y: number, fill: string) =>
    `<path transform="translate(${x} ${Math.round(y)})" fill="${fill}" d="${path}"/>`;
  const nameWidth = display.measure(brand.name, 44);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<linearGradient id="card-veil"><stop offset=".4" stop-color="${ground}"/><stop offset=".95" stop-color="${ground}" stop-opacity=".1"/></linearGradient>`,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    motif(region.motif ?? 'meridians', accent),
    `<path fill="url(#card-veil)" d="M0 0h${width}v${height}H0z"/>`,
    write(text.outline(region.name, 28), margin, 120, accent),
    ...lines.map((line, index) => write(display.outline(line, size), margin, first + index * leading, '#ffffff')),
    `<path fill="#ffffff" fill-opacity=".18" d="M${margin} 506h${width - 2 * margin}v1H${margin}z"/>`,
    write(display.outline(brand.name, 44), margin, 568, '#ffffff'),
    write(text.outline(brand.tagline, 24), Math.round(margin + nameWidth + 28), 566, mix('#ffffff', ink, 0.3)),
    '</svg>',
  ].join('');
}

/** The largest size at which the title takes three lines, or four of the smallest; what is longer ends in an ellipsis. */
function fitTitle(title: string, display: Typesetter): { size: number; lines: string[] } {
  const width = cardSize.width - 2 * margin - 60;
  for (const size of [84, 72, 62]) {
    const lines = display.wrap(title, size, width);
    if (lines.length <= (size > 72 ? 2 : 3) && lines.every((line) => display.measure(line, size) <= width)) return { size, lines };
  }
  const size = 52;
  const lines = display.wrap(title, size, width);
  const shown = lines.slice(0, 4).map((line) => shorten(line, size, width, display));
  if (lines.length > 4) shown[3] = shorten(`${shown[3]}…`, size, width, display);
  return { size, lines: shown };
}

function shorten(line: string, size: number, width: number, display: Typesetter): string {
  if (display.measure(line, size) <= width) return line;
  const letters = [...line.replace(/…$/, '')];
  while (letters.length > 1 && display.measure(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The line drawing of a region in its own colour, filling the card from the right. */
function motif(name: string, colour: string): string {
  const svg = readFileSync(join(engineRoot, 'src', 'ui', 'art', `${name}.svg`), 'utf8');
  const { width, height } = cardSize;
  return svg
    .replace('<svg ', `<svg x="0" y="0" width="${width}" height="${height}" preserveAspectRatio="xMaxYMid slice" `)
    .replaceAll('"#000"', `"${colour}"`);
}
