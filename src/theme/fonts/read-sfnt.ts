/** What the font script needs from an uncompressed font file; lengths are in font units. */
export type FontFacts = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  axes: { tag: string; min: number; max: number }[];
  has(codePoint: number): boolean;
  advance(codePoint: number): number;
};

/** Reads an uncompressed OpenType font. Layout of the tables: https://learn.microsoft.com/typography/opentype/spec/ */
export function readSfnt(font: Buffer): FontFacts {
  const tables = new Map<string, number>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  }
  const start = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table.`);
    return offset;
  };

  const hhea = start('hhea');
  const hmtx = start('hmtx');
  const longMetrics = font.readUInt16BE(hhea + 34);
  const glyphs = readCharacterMap(font, start('cmap'));

  return {
    unitsPerEm: font.readUInt16BE(start('head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    lineGap: font.readInt16BE(hhea + 8),
    axes: tables.has('fvar') ? readAxes(font, start('fvar')) : [],
    has: (codePoint) => glyphs.has(codePoint),
    advance: (codePoint) => font.readUInt16BE(hmtx + 4 * Math.min(longMetrics - 1, glyphs.get(codePoint) ?? 0)),
  };
}

function readAxes(font: Buffer, fvar: number): FontFacts['axes'] {
  const first = fvar + font.readUInt16BE(fvar + 4);
  const size = font.readUInt16BE(fvar + 10);
  return Array.from({ length: font.readUInt16BE(fvar + 8) }, (_, i) => {
    const axis = first + i * size;
    return {
      tag: font.toString('latin1', axis, axis + 4),
      min: font.readInt32BE(axis + 4) / 65536,
      max: font.readInt32BE(axis + 12) / 65536,
    };
  });
}

/** Code point to glyph number, from the segment (4) and range (12) kinds of subtable. */
function readCharacterMap(font: Buffer, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const table = cmap + font.readUInt32BE(cmap + 8 + 8 * i);
    const format = font.readUInt16BE(table);
    if (format === 4) readSegments(font, table, glyphs);
    if (format === 12) readRanges(font, table, glyphs);
  }
  return glyphs;
}

function readSegments(font: Buffer, table: number, glyphs: Map<number, number>): void {
  const doubled = font.readUInt16BE(table + 6);
  for (let at = 0; at < doubled; at += 2) {
    const last = font.readUInt16BE(table + 14 + at);
    const first = font.readUInt16BE(table + 16 + doubled + at);
    const delta = font.readUInt16BE(table + 16 + 2 * doubled + at);
    const rangeAt = table + 16 + 3 * doubled + at;
    const range = font.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const raw = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - first));
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

function readRanges(font: Buffer, table: number, glyphs: Map<number, number>): void {
  for (let i = 0; i < font.readUInt32BE(table + 12); i++) {
    const group = table + 16 + 12 * i;
    const first = font.readUInt32BE(group);
    const last = font.readUInt32BE(group + 4);
    for (let code = first; code <= last; code++) glyphs.set(code, font.readUInt32BE(group + 8) + code - first);
  }
}
