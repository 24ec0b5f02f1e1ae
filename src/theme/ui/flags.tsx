import type { ReactNode } from 'react';
import type { FlagName } from './flag-names.ts';

/** A small flag, three wide to two high. It is a decoration: the words beside it name the place. */
export function Flag({ name, className }: { name: string; className?: string }): ReactNode {
  return (
    <svg className={className} width="24" height="16" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      {drawings[name as FlagName]}
    </svg>
  );
}

// No clip paths or gradients: they need ids, and a page may show the same flag many times.
const drawings: Readonly<Record<FlagName, ReactNode>> = {
  globe: (
    <g fill="none" stroke="currentColor" strokeWidth="1.2">
      <circle cx="12" cy="8" r="7" />
      <ellipse cx="12" cy="8" rx="3" ry="7" />
      <path d="M5 8h14M5.9 4.5h12.2M5.9 11.5h12.2" />
    </g>
  ),
  ng: upright('#008751', '#fff', '#008751'),
  fr: upright('#000091', '#fff', '#e1000f'),
  ie: upright('#169b62', '#fff', '#ff883e'),
  de: level('#000', '#d00', '#ffce00'),
  gb: unionFlag(),
  ca: (
    <>
      <path fill="#d80621" d="M0 0h24v16H0z" />
      <path fill="#fff" d="M6 0h12v16H6z" />
      <path fill="#d80621" d={mapleLeaf()} />
    </>
  ),
  us: starsAndStripes(),
  gh: (
    <>
      {level('#ce1126', '#fcd116', '#006b3f')}
      <path d={star(12, 8, 2.75)} />
    </>
  ),
  ke: (
    <>
      <path d="M0 0h24v4.8H0z" />
      <path fill="#fff" d="M0 4.8h24v6.4H0z" />
      <path fill="#b00" d="M0 5.6h24v4.8H0z" />
      <path fill="#060" d="M0 11.2h24V16H0z" />
      <path stroke="#fff" strokeWidth=".7" d="M8.6 2.4l6.8 11.2M15.4 2.4L8.6 13.6" />
      <path fill="#b00" d="M12 2.2c2 1.7 2.9 3.7 2.9 5.8s-.9 4.1-2.9 5.8c-2-1.7-2.9-3.7-2.9-5.8s.9-4.1 2.9-5.8z" />
      <path d="M9.9 4.6c.8.9 1.2 2.1 1.2 3.4s-.4 2.5-1.2 3.4c-.5-1.1-.8-2.2-.8-3.4s.3-2.3.8-3.4zM14.1 4.6c-.8.9-1.2 2.1-1.2 3.4s.4 2.5 1.2 3.4c.5-1.1.8-2.2.8-3.4s-.3-2.3-.8-3.4z" />
      <path stroke="#fff" strokeWidth=".5" d="M12 3.4v2.8M12 9.8v2.8" />
      <circle cx="12" cy="8" r=".8" fill="#fff" />
    </>
  ),
  za: (
    <>
      <path fill="#e03c31" d="M0 0h24v8H0z" />
      <path fill="#001489" d="M0 8h24v8H0z" />
      <path fill="#fff" d="M0 0h4.8l8 5.333H24v5.334H12.8L4.8 16H0z" />
      <path fill="#007749" d="M0 0h1.920l9.602 6.4H24v3.2H11.522L1.920 16H0z" />
      <path fill="#ffb81c" d="M0 1.922 9.118 8 0 14.078z" />
      <path d="M0 3.845 6.233 8 0 12.155z" />
    </>
  ),
  ae: (
    <>
      {level('#00732f', '#fff', '#000')}
      <path fill="#f00" d="M0 0h6v16H0z" />
    </>
  ),
};

// Bands lie over one another rather than edge to edge: otherwise the page shows through the seams.

/** Three upright bands, the first at the hoist. */
function upright(hoist: string, middle: string, fly: string): ReactNode {
  return (
    <>
      <path fill={fly} d="M0 0h24v16H0z" />
      <path fill={middle} d="M0 0h16v16H0z" />
      <path fill={hoist} d="M0 0h8v16H0z" />
    </>
  );
}

/** Three level bands from the top. */
function level(top: string, middle: string, bottom: string): ReactNode {
  return (
    <>
      <path fill={bottom} d="M0 0h24v16H0z" />
      <path fill={middle} d="M0 0h24v10.667H0z" />
      <path fill={top} d="M0 0h24v5.333H0z" />
    </>
  );
}

/**
 * The flag's parts are thirtieths of its height: white saltire 6 and red 2, set off so that white is broad above red at
 * the hoist and below it at the fly; cross 6 with a white edge of 2. Each red arm is a polygon that ends at the border,
 * so that nothing has to be clipped.
 */
function unionFlag(): ReactNode {
  const [width, height] = [24, 16];
  const part = height / 30;
  const length = Math.hypot(width, height);
  // How far a line beside the diagonal is moved, measured along the level and the upright border.
  const along = (parts: number): number => (parts * part * length) / height;
  const down = (parts: number): number => (parts * part * length) / width;
  const middle = `${width / 2} ${height / 2}`;
  const white = [along(3), down(3)] as const;
  const red = [along(2), down(2)] as const;
  const n = (value: number): number => Math.round(value * 100) / 100;

  const saltire =
    `M0 0H${n(white[0])}L${width} ${n(height - white[1])}V${height}H${n(width - white[0])}L0 ${n(white[1])}z` +
    `M${width} 0V${n(white[1])}L${n(white[0])} ${height}H0V${n(height - white[1])}L${n(width - white[0])} 0z`;
  // At the hoist the red lies on the lower side of both arms; the fly is the hoist turned by half.
  const fromHoistTop = `M0 0L${middle}H${n(width / 2 - red[0])}L0 ${n(red[1])}z`;
  const fromFlyBottom = `M${width} ${height}L${middle}H${n(width / 2 + red[0])}L${width} ${n(height - red[1])}z`;
  const fromFlyTop = `M${width} 0L${middle}H${n(width / 2 - red[0])}L${n(width - red[0])} 0z`;
  const fromHoistBottom = `M0 ${height}L${middle}H${n(width / 2 + red[0])}L${n(red[0])} ${height}z`;
  const cross = (parts: number): string => {
    const half = (parts * part) / 2;
    return `M${n(width / 2 - half)} 0h${n(2 * half)}v${height}h${n(-2 * half)}zM0 ${n(height / 2 - half)}h${width}v${n(2 * half)}H0z`;
  };
  return (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path fill="#fff" d={saltire} />
      <path fill="#c8102e" d={fromHoistTop + fromFlyBottom + fromFlyTop + fromHoistBottom} />
      <path fill="#fff" d={cross(10)} />
      <path fill="#c8102e" d={cross(6)} />
    </>
  );
}

/** Fifty stars would be dust at this size: five rows stand for them, in the true canton. */
function starsAndStripes(): ReactNode {
  const stripe = 16 / 13;
  const stars = [0, 1, 2, 3, 4].flatMap((line) =>
    (line % 2 === 0 ? [1.3, 3.633, 5.967, 8.3] : [2.467, 4.8, 7.133]).map((x) => star(x, 1.31 + line * 1.5, 0.62)),
  );
  return (
    <>
      <path fill="#b31942" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth={stripe} d={[1, 3, 5, 7, 9, 11].map((i) => `M0 ${((i + 0.5) * stripe).toFixed(3)}h24`).join('')} />
      <path fill="#0a3161" d={`M0 0h9.6v${(7 * stripe).toFixed(3)}H0z`} />
      <path fill="#fff" d={stars.join('')} />
    </>
  );
}

/** A five-pointed star, one point up; `r` reaches to the points. */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? r : r * 0.382;
    const turn = (Math.PI * i) / 5;
    return `${(x + reach * Math.sin(turn)).toFixed(2)} ${(y - reach * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}

/** Eleven points and a stem: one side is written down, the other is its mirror image. */
function mapleLeaf(): string {
  const side: readonly (readonly [x: number, y: number])[] = [
    [0, -6.2],
    [1.15, -4.05],
    [2.35, -4.6],
    [1.8, -1.75],
    [3.45, -3.25],
    [3.85, -2.4],
    [5.35, -2.65],
    [4.8, -1.05],
    [5.6, -0.6],
    [2.75, 1.75],
    [3.05, 2.75],
    [0.28, 2.3],
    [0.38, 5.6],
  ];
  const mirrored = side
    .slice(1)
    .reverse()
    .map(([x, y]) => [-x, y] as const);
  return `M${[...side, ...mirrored].map(([x, y]) => `${(12 + x * 0.95).toFixed(1)} ${(8.2 + y * 0.95).toFixed(1)}`).join('L')}z`;
}
