export interface Series {
  name: string;
  /** Both above 0. */
  points: readonly { x: number; y: number }[];
}

export interface Panel {
  title: string;
  unit: string;
  series: readonly Series[];
}

const size = { width: 760, height: 340, left: 56, right: 28, top: 44, bottom: 64 };
/** Told apart by their strokes as well as by their colours. */
const strokes = [
  { colour: '#0b5cad', dash: 'none' },
  { colour: '#b3541e', dash: '6 3' },
  { colour: '#2f7d4f', dash: '2 3' },
  { colour: '#6b4ea0', dash: '8 3 2 3' },
];

/** Panels side by side, both scales by powers of ten. @param label of the scale below @param note one line under the panels */
export function drawPlot(panels: readonly Panel[], { label, note }: { label: string; note: string }): string {
  const width = size.width / panels.length;
  const names = [...new Set(panels.flatMap(({ series }) => series.map(({ name }) => name)))];
  const legend = names.map((name, index) => {
    const { colour, dash } = strokes[index % strokes.length] as (typeof strokes)[number];
    const x = size.left + index * 170;
    const y = size.height - 26;
    return `<path d="M${x} ${y}h24" stroke="${colour}" stroke-dasharray="${dash}" stroke-width="2"/><text x="${x + 30}" y="${y + 4}">${escapeText(name)}</text>`;
  });
  const drawn = panels.map(
    (panel, index) => `<g transform="translate(${index * width} 0)">${drawPanel(panel, { width, label, names })}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="system-ui, sans-serif" font-size="11" fill="#222">
<rect width="100%" height="100%" fill="#fff"/>
${[...drawn, ...legend].join('\n')}
<text x="${size.left}" y="${size.height - 6}" fill="#555">${escapeText(note)}</text>
</svg>
`;
}

function drawPanel({ title, unit, series }: Panel, { width, label, names }: { width: number; label: string; names: string[] }): string {
  const all = series.flatMap(({ points }) => points);
  const [xs, ys] = [powersAround(all.map(({ x }) => x)), powersAround(all.map(({ y }) => y))];
  const [right, bottom] = [width - size.right, size.height - size.bottom];
  const toX = (x: number) => round(size.left + share(x, xs) * (right - size.left));
  const toY = (y: number) => round(bottom - share(y, ys) * (bottom - size.top));
  const lines = [
    `<text x="${size.left}" y="20" font-size="13" font-weight="600">${escapeText(title)}</text>`,
    ...ys.map(
      (y) =>
        `<path d="M${size.left} ${toY(y)}H${right}" stroke="#ddd"/><text x="${size.left - 6}" y="${toY(y) + 4}" text-anchor="end">${format(y)}</text>`,
    ),
    ...xs.map(
      (x) =>
        `<path d="M${toX(x)} ${size.top}V${bottom}" stroke="#eee"/><text x="${toX(x)}" y="${bottom + 14}" text-anchor="middle">${format(x)}</text>`,
    ),
    `<text x="${size.left - 6}" y="${size.top - 10}" text-anchor="end">${escapeText(unit)}</text>`,
    `<text x="${right}" y="${bottom + 28}" text-anchor="end">${escapeText(label)}</text>`,
  ];
  for (const { name, points } of series) {
    const { colour, dash } = strokes[names.indexOf(name) % strokes.length] as (typeof strokes)[number];
    const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${toX(x)} ${toY(y)}`).join('');
    lines.push(`<path d="${path}" fill="none" stroke="${colour}" stroke-dasharray="${dash}" stroke-width="2"/>`);
    for (const { x, y } of points)
      lines.push(
        `<circle cx="${toX(x)}" cy="${toY(y)}" r="3" fill="${colour}"><title>${escapeText(`${name}, ${format(x)}: ${y} ${unit}`)}</title></circle>`,
      );
  }
  return lines.join('');
}

/** The powers of ten from below the smallest number to above the largest. */
function powersAround(numbers: readonly number[]): number[] {
  const from = Math.floor(Math.log10(Math.min(...numbers)));
  const to = Math.max(from + 1, Math.ceil(Math.log10(Math.max(...numbers))));
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
}

/** Where a number stands between the first and the last power: 0 to 1. */
function share(number: number, powers: readonly number[]): number {
  const [from, to] = [Math.log10(powers[0] ?? 1), Math.log10(powers.at(-1) ?? 10)];
  return (Math.log10(number) - from) / (to - from);
}

const round = (number: number) => Math.round(number * 10) / 10;
const format = (number: number) => (number >= 1000 ? `${Math.round(number / 1000)} 000` : String(Number(number.toPrecision(2))));
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
