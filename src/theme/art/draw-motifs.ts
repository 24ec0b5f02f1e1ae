/**
 * Writes the line patterns that a hero uses as CSS masks, beside this file.
 *
 *     npx tsx src/theme/art/draw-motifs.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { drawContours } from './motif-contours.ts';
import { drawLattice } from './motif-lattice.ts';
import { drawMeridians } from './motif-meridians.ts';

const motifs = { meridians: drawMeridians, contours: drawContours, lattice: drawLattice };

for (const [name, draw] of Object.entries(motifs)) {
  const svg = draw();
  writeFileSync(join(import.meta.dirname, `${name}.svg`), svg);
  console.log(`${name}.svg ${svg.length} bytes, ${gzipSync(svg).length} compressed`);
}
