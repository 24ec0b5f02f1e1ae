import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorColour } from '#theme/blocks/form/client/scripted-styles.ts';
import { contrast, lighten, mix, readableOn } from '#theme/ui/colour.ts';
import { highlightShare } from '#theme/ui/theme-colours.ts';
import { tokenStyles } from '#theme/ui/tokens.ts';
import { siteOf, smallestSite } from '../make-site.ts';
import { canBeReadOnTint, colour, tokensOf } from './tint.ts';

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#777777', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#00ff00', 2.91],
  ])('of %s and %s is %f', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
  });

  test('is the same both ways, and from 1 to 21', () => {
    fc.assert(
      fc.property(colour, colour, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(contrast(a, b)).toBeGreaterThanOrEqual(1);
        expect(contrast(a, b)).toBeLessThanOrEqual(21);
      }),
    );
  });
});

describe('mix', () => {
  test('gives the ends, the middle, and always six digits', () => {
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
    expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff');
    expect(mix('#000000', '#0000ff', 0.5)).toBe('#000080');
    fc.assert(
      fc.property(colour, colour, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => /^#[0-9a-f]{6}$/.test(mix(a, b, share))),
    );
  });
});

describe('lighten', () => {
  test('gives the ends, and stops at none that is darker', () => {
    expect(lighten('#102030', 0)).toBe('#102030');
    expect(lighten('#102030', 1)).toBe('#ffffff');
    fc.assert(
      fc.property(colour, fc.double({ min: 0, max: 1, noNaN: true }), (written, share) => {
        expect(lighten(written, share)).toMatch(/^#[0-9a-f]{6}$/);
        expect(contrast(lighten(written, share), '#000000')).toBeGreaterThanOrEqual(contrast(written, '#000000') - 0.1);
      }),
    );
  });

  test('keeps the hue, and more of the saturation than a mix with white does', () => {
    expect([lighten('#0b5d3b', 0.4), mix('#0b5d3b', '#ffffff', 0.4)]).toEqual(['#49c290', '#6d9e89']);
    expect(lighten('#0000ff', 0.5)).toBe('#8080ff');
    expect(lighten('#808080', 0.5)).toBe('#c0c0c0');
  });
});

describe('readableOn', () => {
  const ratio = fc.constantFrom(3, 4.5, 7);

  test('leaves a colour alone that can be read as it is', () => {
    fc.assert(
      fc.property(colour, colour, ratio, (written, background, needed) => {
        fc.pre(contrast(written, background) >= needed);
        expect(readableOn(written, [background], needed)).toBe(written);
      }),
    );
  });

  test('reaches the ratio wherever black on light or white on dark can', () => {
    fc.assert(
      fc.property(
        colour,
        fc.constantFrom('#ffffff', '#fbf9f5', '#eeeeee', '#0f1b2d', '#000000', '#222222'),
        ratio,
        (written, background, needed) => {
          expect(contrast(readableOn(written, [background], needed), background)).toBeGreaterThanOrEqual(needed);
        },
      ),
    );
  });

  test('on several backgrounds reaches it on each', () => {
    fc.assert(
      fc.property(colour, (written) => {
        const backgrounds = ['#f1efec', '#fbf9f5', '#ffffff'];
        for (const background of backgrounds)
          expect(contrast(readableOn(written, backgrounds, 4.5), background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('tokenStyles', () => {
  test('an accent of any colour can be read on every background, light and dark', () => {
    fc.assert(
      fc.property(colour, (brandColour) => {
        const { light, dark } = tokensOf(brandColour);
        for (const ground of ['paper', 'shade', 'surface']) {
          expect(contrast(light('accent'), light(ground)), `light ${ground}`).toBeGreaterThanOrEqual(4.5);
          expect(contrast(dark('accent'), dark(ground)), `dark ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
        for (const scheme of [light, dark]) expect(contrast(dark('accent'), scheme('band')), 'band').toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('the words on a filled button of any colour can be read', () => {
    fc.assert(
      fc.property(colour, (brandColour) => {
        for (const scheme of Object.values(tokensOf(brandColour)))
          for (const ground of ['fill', 'fill-hover'])
            expect(contrast(scheme('on-fill'), scheme(ground)), ground).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('text can be read on a ground filled with any colour', () => {
    fc.assert(
      fc.property(colour, (brandColour) => {
        const { dark } = tokensOf(brandColour);
        expect(contrast(dark('ink'), dark('deep')), 'ink').toBeGreaterThanOrEqual(7);
        expect(contrast(dark('soft'), dark('deep')), 'soft').toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('an accent of any colour can be read on a ground filled with it, where eyebrows stand', () => {
    fc.assert(
      fc.property(colour, (brandColour) => {
        const { dark } = tokensOf(brandColour);
        expect(contrast(dark('accent'), dark('deep'))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  // tests/unit/ui/colour.long.ts tries 3 000.
  test('an accent and every named hue can be read on the tint of any colour, where badges stand', () => canBeReadOnTint(100));

  test('an accent, every named hue and soft text can be read on the light of a highlighted card of that colour', () => {
    const check = (brandColour: string, names: readonly string[]) => {
      for (const scheme of Object.values(tokensOf(brandColour))) {
        for (const ground of ['paper', 'shade', 'surface'].map(scheme)) {
          for (const name of names) {
            const lit = mix(ground, scheme(name), highlightShare);
            for (const text of [name, 'soft']) expect(contrast(scheme(text), lit), `${text} on ${name}`).toBeGreaterThanOrEqual(4.5);
          }
        }
      }
    };
    check(
      '#204080',
      ['indigo', 'azure', 'teal', 'green', 'amber', 'copper', 'crimson', 'plum', 'slate'].map((name) => `hue-${name}`),
    );
    fc.assert(fc.property(colour, (brandColour) => check(brandColour, ['accent'])));
  });

  test('ink, soft text, controls, errors and the named hues reach theirs', () => {
    const schemes = tokensOf('#204080');
    const hues = ['indigo', 'azure', 'teal', 'green', 'amber', 'copper', 'crimson', 'plum', 'slate'].map((name) => `hue-${name}`);
    for (const side of ['light', 'dark'] as const) {
      const scheme = schemes[side];
      for (const ground of ['paper', 'shade', 'surface'].map(scheme)) {
        expect(contrast(scheme('ink'), ground)).toBeGreaterThanOrEqual(7);
        expect(contrast(errorColour[side], ground), 'error').toBeGreaterThanOrEqual(4.5);
        for (const name of ['soft', ...hues]) expect(contrast(scheme(name), ground), name).toBeGreaterThanOrEqual(4.5);
        expect(contrast(scheme('control'), ground), 'control').toBeGreaterThanOrEqual(3);
      }
      expect(contrast(scheme('ink'), scheme('warning'))).toBeGreaterThanOrEqual(7);
    }
  });

  test('the theme of the site is kept where it gives one', () => {
    const { light } = tokensOf('#204080', 'theme: { ink: "#101010", paper: "#fefefe", radius: none }\n');
    expect([light('ink'), light('paper')]).toEqual(['#101010', '#fefefe']);
    expect(tokenStyles(siteOf(`${smallestSite}theme: { radius: none }\n`).data, 'main')).toContain('--radius:0}');
  });
});
