import type { CardDesign, CardDrawing } from '#contract/card-design.ts';
import { settingsOf } from '#theme/settings.ts';
import { mix, readableOn } from '#theme/ui/colour.ts';
import { fitTitle } from './fit-title.ts';

/** The size that social networks ask for, in px. */
const cardSize = { width: 1200, height: 630 };
const margin = 80;
/** The longest line of a title, in px. */
const titleWidth = cardSize.width - 2 * margin - 60;

/** Draws the motif of the region, its name, and the brand at the bottom. */
const drawBackground: CardDesign['drawBackground'] = ({ site, region, motif }, { display, text }) => {
  const { width, height } = cardSize;
  const { brand } = site;
  const { ink } = settingsOf(site);
  const accent = readableOn(mix(region.colour, '#ffffff', 0.25), [ink], 4.5);
  // One flat colour: a gradient would take twice the bytes.
  const ground = mix(ink, region.colour, 0.14);
  const write = (outline: string, { x, y, fill }: { x: number; y: number; fill: string }) =>
    `<g transform="translate(${x} ${Math.round(y)})" fill="${fill}">${outline}</g>`;
  const nameWidth = display.measure(brand.name, 44);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<linearGradient id="card-veil"><stop offset=".4" stop-color="${ground}"/><stop offset=".95" stop-color="${ground}" stop-opacity=".1"/></linearGradient>`,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    motif ? drawMotif(motif, accent) : '',
    `<path fill="url(#card-veil)" d="M0 0h${width}v${height}H0z"/>`,
    write(text.outline(region.name, 28), { x: margin, y: 120, fill: accent }),
    `<path fill="#ffffff" fill-opacity=".18" d="M${margin} 506h${width - 2 * margin}v1H${margin}z"/>`,
    write(display.outline(brand.name, 44), { x: margin, y: 568, fill: '#ffffff' }),
    write(text.outline(brand.tagline, 24), { x: Math.round(margin + nameWidth + 28), y: 566, fill: mix('#ffffff', ink, 0.3) }),
    '</svg>',
  ].join('');
};

const typesetTitle: CardDesign['typesetTitle'] = (title, display) => {
  const { size, lines } = fitTitle(title, titleWidth, display);
  const leading = size * 1.12;
  const first = 258 + size * 0.7 - (lines.length > 2 ? (lines.length - 2) * leading * 0.36 : 0);
  return { size, lines: lines.map((text, index) => ({ text, x: margin, y: Math.round(first + index * leading) })) };
};

/** The line drawing of a region in one colour, filling the card from the right. */
function drawMotif({ width, height, svg }: CardDrawing, colour: string): string {
  const size = `width="${cardSize.width}" height="${cardSize.height}"`;
  return [
    `<filter id="card-motif" filterUnits="userSpaceOnUse" x="0" y="0" ${size} color-interpolation-filters="sRGB">`,
    `<feFlood flood-color="${colour}"/><feComposite operator="in" in2="SourceAlpha"/></filter>`,
    `<g filter="url(#card-motif)"><svg ${size} viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMid slice">${svg}</svg></g>`,
  ].join('');
}

export const cardDesign: CardDesign = {
  size: cardSize,
  fonts: { display: { weight: 500 }, text: { weight: 500 } },
  drawBackground,
  typesetTitle,
  // Four lines of the smallest size.
  longestTitle: Array.from({ length: 4 }, () => 'The quick brown fox jumps over the lazy dog').join(' '),
};
