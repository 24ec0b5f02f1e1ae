import { type Point, row } from './coordinates.ts';

const width = 1200;
const height = 800;
const centre: Point = [840, 400];
/** Between neighbouring straps of one direction; the width of a strap; the space left where it goes under another. */
const spacing = 80;
const strap = 17;
const clearance = 3;
/** The first direction's normal, in degrees: the other two are 60 and 120 further. */
const turn = 0;

type Strand = { direction: number; index: number };

/**
 * Straps in three directions, woven so that each goes over one of the others and under the third; some are strong.
 * The left is quieter than the right, because words stand there.
 */
export function drawLattice(): string {
  const reach = Math.hypot(width, height);
  const count = Math.ceil(reach / spacing);
  const fine: string[] = [];
  const strong: string[] = [];
  const veins: string[] = [];
  for (let direction = 0; direction < 3; direction++) {
    for (let index = -count; index < count; index++) {
      const strand = { direction, index };
      const isStrong = ((index % 4) + 4) % 4 === 0;
      const edges = [-strap / 2, strap / 2].map((side) => line(strand, side));
      (isStrong ? strong : fine).push(...edges);
      if (isStrong) veins.push(line(strand, 0));
    }
  }
  const sine = Math.sin(Math.PI / 3);
  const gap = (strap + 2 * clearance) / sine;
  const dashes = `${(spacing / sine - gap).toFixed(3)} ${gap.toFixed(3)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000">`,
    '<linearGradient id="fade"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".72" stop-color="#fff"/></linearGradient>',
    `<mask id="quieter"><path fill="url(#fade)" stroke="none" d="M0 0h${width}v${height}H0z"/></mask>`,
    `<g mask="url(#quieter)" stroke-dasharray="${dashes}">`,
    `<path stroke-width="1" stroke-opacity=".55" d="${fine.join('')}"/>`,
    `<path stroke-width="2" d="${strong.join('')}"/>`,
    `<path stroke-width=".8" stroke-opacity=".6" d="${veins.join('')}"/>`,
    '</g></svg>\n',
  ].join('');
}

/** The line `side` beside the middle of a strand, from a place outside the picture where a dash begins. */
function line({ direction, index }: Strand, side: number): string {
  const angle = ((turn + 60 * direction) * Math.PI) / 180;
  const normal: Point = [Math.cos(angle), Math.sin(angle)];
  const along: Point = [-normal[1], normal[0]];
  const offset = (index + 0.5) * spacing + side;

  const above = ((turn + 60 * ((direction + 2) % 3)) * Math.PI) / 180;
  const over: Point = [Math.cos(above), Math.sin(above)];
  const lean = over[0] * along[0] + over[1] * along[1];
  const shift = (over[0] * normal[0] + over[1] * normal[1]) * offset;
  // Leaving the strap above, on the far side of it, a dash begins.
  const steps = Math.ceil(1500 / spacing);
  const edge = strap / 2 + clearance;
  const crossing = (step: number): number => ((step + 0.5) * spacing - shift) / lean;
  const from = Math.min(crossing(-steps), crossing(steps)) + edge / Math.abs(lean);
  const at = (t: number): Point => [centre[0] + offset * normal[0] + t * along[0], centre[1] + offset * normal[1] + t * along[1]];
  const step = spacing / Math.abs(lean);

  const seen = (t: number): boolean => {
    const [x, y] = at(t);
    return x > -step && x < width + step && y > -step && y < height + step;
  };
  let first = from;
  while (!seen(first) && first < from + 4000) first += step;
  let last = first;
  while (seen(last)) last += step;
  return last === first ? '' : `M${row(...at(first))}L${row(...at(last))}`;
}
