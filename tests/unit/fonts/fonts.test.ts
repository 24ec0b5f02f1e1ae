import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectCards } from '#engine/emit/card/collect-cards.ts';
import { loadFont } from '#engine/resolve/load-font.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { cardDesign } from '#theme/card/draw-card.ts';
import { fallbackFaces } from '#theme/fonts/fallback-faces.ts';
import { fallbackFonts, webFonts } from '#theme/fonts/font-faces.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite, fixtureSites } from '../../helpers/scratch-site.ts';

const text = await loadFont(join(theme.folder, theme.fonts.text.file));
const slab = await loadFont(join(fixtureSites, 'joinery', 'fonts', 'zilla-slab.woff2'));

test('a variable font is measured at every weight that it has', () => {
  const { facts } = text;
  expect(facts.weights).toEqual({ min: 400, max: 700 });
  const widthOf = (weight: number) => (facts.advances[weight] ?? []).reduce((sum, advance) => sum + advance, 0);
  expect([widthOf(400) < widthOf(500), widthOf(500) < widthOf(600), widthOf(600) < widthOf(700)]).toEqual([true, true, true]);
});

test('a font that is not variable has one weight, and takes its place at all of them', () => {
  const { facts } = slab;
  expect(facts.weights).toEqual({ min: 600, max: 600 });
  expect(facts.advances[400]).toEqual(facts.advances[700]);
  expect(webFonts({ text, display: slab })).toContain(`src:url('${slab.url}') format('woff2');font-weight:600;`);
  expect(slab.url).toMatch(/^\/assets\/zilla-slab\.[0-9a-f]{10}\.woff2$/);
});

test('which characters a font has is known', () => {
  const has = (font: typeof text, character: string) =>
    font.facts.characters.some(([first, last]) => first <= character.charCodeAt(0) && character.charCodeAt(0) <= last);
  expect([has(text, 'A'), has(text, 'ị'), has(slab, 'A'), has(slab, 'ị')]).toEqual([true, true, true, false]);
});

test('fallback fonts take the same room: lines as high, and a sample as wide', () => {
  for (const { facts } of [text, slab])
    for (const [face] of fallbackFaces('display', facts)) {
      const size = Number.parseFloat(face?.sizeAdjust ?? '') / 100;
      const height = (Number.parseFloat(face?.ascentOverride ?? '') + Number.parseFloat(face?.descentOverride ?? '')) / 100;
      expect(size).toBeGreaterThan(0.8);
      expect(size * height).toBeCloseTo((facts.ascent + facts.descent) / facts.unitsPerEm, 2);
    }
  // Letters half as wide make a fallback half as large.
  const advances = Object.fromEntries(Object.entries(text.facts.advances).map(([weight, list]) => [weight, list.map((one) => one / 2)]));
  const [whole, half] = [text.facts, { ...text.facts, advances }].map((facts) => fallbackFaces('text', facts)[0]?.[0]?.sizeAdjust ?? '');
  expect(Number.parseFloat(whole ?? '') / Number.parseFloat(half ?? '')).toBeCloseTo(2, 3);
});

test('a font without one letter of the sample leaves its fallbacks as they are', () => {
  const advances = Object.fromEntries(Object.entries(text.facts.advances).map(([weight, list]) => [weight, list.map(() => 0)]));
  expect(fallbackFaces('text', { ...text.facts, advances })[0]?.[0]?.sizeAdjust).toBe('100%');
});

test('a site chooses a font, and what it leaves out stays that of the theme', async () => {
  const { site, diagnostics } = await loadSite(join(fixtureSites, 'joinery'), theme);
  expect(diagnostics.filter(({ code }) => /font|glyph/.test(code))).toEqual([]);
  expect(site?.fonts).toEqual({ text, display: slab });
  expect(fallbackFonts({ text, display: slab })).not.toBe(fallbackFonts({ text, display: text }));
});

test('social cards are set in the fonts of the site', async () => {
  const { site } = await loadSite(join(fixtureSites, 'joinery'), theme);
  const region = site?.site.data.regions.workshop;
  if (!site || !region) throw new Error('the joinery site is unsound');
  const nameWith = async (fonts: typeof site.fonts) =>
    (await collectCards(cardDesign, fonts)).add({ title: 'Stairs', site: site.site.data, region });
  expect(await nameWith(site.fonts)).not.toBe(await nameWith({ ...site.fonts, display: text }));
});

test('a character that only the font of the site lacks is found, with the place of the first', async () => {
  const folder = createScratchSite({
    'fonts/slab.woff2': readFileSync(slab.path),
    'pages/index.yaml': 'route: /\ntitle: Home\ndescription: The home page.\nblocks:\n  - { type: hero, heading: Home, intro: Adétọ́lá }\n',
  });
  try {
    const settings = readFileSync(join(folder, 'site.yaml'), 'utf8');
    expect((await loadSite(folder, theme)).diagnostics.map(({ code }) => code)).not.toContain('missing-glyph');
    writeFileSync(join(folder, 'site.yaml'), `${settings}theme:\n  fonts: { text: ./fonts/slab.woff2 }\n`);
    const found = (await loadSite(folder, theme)).diagnostics.filter(({ code }) => code === 'missing-glyph');
    expect(found.map(({ file, range, message }) => `${file}:${range.start.line} ${message}`)).toEqual([
      'pages/index.yaml:5 The font fonts/slab.woff2 has no "ọ" (U+1ECD). It also lacks ́ (in the same file).',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
