import { hair, line, picture, plane, steps } from './pen.ts';

/** Two planes cut into each other, and the spans that join them. */
export function drawTransactions(): string {
  const spans = steps(28, 17, 8).map((r) => `M${240 - r} 176a${r} ${r} 0 0 1 ${2 * r} 0`);
  return picture(
    hair(`M0 176h480${steps(24, 24, 19).map((x) => `M${x} 172v8`).join('')}`),
    plane('sand', 'M64 116h142v60h68v60H64z'),
    plane('ink', 'M206 116h210v120H274v-60h-68z'),
    hair('M64 146h142M64 206h210'),
    hair('M206 146h210M274 206h142', 'paper'),
    hair(spans.slice(0, -1).join('')),
    line(spans.filter((_, i) => i % 3 === 0).join(''), 'ink', 1.6),
    line(spans[7] ?? '', 'accent', 3.2),
    plane('accent', 'M85 168h16v16H85zM379 168h16v16h-16z'),
  );
}
