import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interpolate, lookUp, namesIn } from '#engine/resolve/interpolate.ts';

const scope = {
  site: {
    brand: { name: 'Small' },
    links: {
      a: '/x',
      chain: '${site.links.a}',
      twice: '${site.links.chain}/${region.name}',
      self: '${site.links.self}',
      ring: '${site.links.gnir}',
      gnir: '${site.links.ring}',
      lost: '${site.nope}',
    },
  },
  region: { name: 'Main', phone: '+44 20', count: 3, areas: [{ value: 'a', label: 'A' }] },
};
const fill = (text: string) => interpolate(text, scope);

describe('interpolate', () => {
  test.each([
    ['Call ${region.phone}!', 'Call +44 20!'],
    ['${region.name} and ${ region.name }', 'Main and Main'],
    ['${region.count} offices', '3 offices'],
    ['${site.links.chain}', '/x'],
    ['${site.links.twice}', '/x/Main'],
    ['$region.name {region.name} $ {region.name}', '$region.name {region.name} $ {region.name}'],
    ['${region.name', '${region.name'],
    ['costs $& and $1', 'costs $& and $1'],
  ])('%s becomes %s', (text, filled) => {
    expect(fill(text)).toEqual({ value: filled, unknown: [] });
  });

  test.each([
    'site',
    'site.brand',
    'region.areas',
    'nothing',
    'region.name.length',
    'region.toString',
    'constructor.name',
    '__proto__',
    '',
  ])('${%s} names no text, so it is left and reported', (name) => {
    expect(fill(`a \${${name}} b`)).toEqual({ value: `a \${${name}} b`, unknown: [{ path: [], name }] });
  });

  test('fills every text of the data and says where an unknown name stands', () => {
    const data = { blocks: [{ heading: '${region.name}', points: ['x', '${nope}'], size: 3, on: true, none: null }] };
    expect(interpolate(data, scope)).toEqual({
      value: { blocks: [{ heading: 'Main', points: ['x', '${nope}'], size: 3, on: true, none: null }] },
      unknown: [{ path: ['blocks', 0, 'points', 1], name: 'nope' }],
    });
  });

  test('keys are not filled, and __proto__ is an ordinary one', () => {
    const data = JSON.parse('{"${region.name}": "x", "__proto__": "${region.name}"}');
    const { value } = interpolate(data, scope);
    expect(Object.entries(value)).toEqual([
      ['${region.name}', 'x'],
      ['__proto__', 'Main'],
    ]);
  });

  test('does not touch the data it was given', () => {
    const data = { a: ['${region.name}'] };
    interpolate(data, scope);
    expect(data).toEqual({ a: ['${region.name}'] });
  });

  test.each(['site.links.self', 'site.links.ring', 'site.links.gnir'])(
    '${%s}, which leads back to itself, ends and is reported',
    (name) => {
      expect(fill(`\${${name}}`).unknown).toEqual([{ path: [], name }]);
    },
  );

  test('what a setting names in vain is left to the place of the setting', () => {
    expect(fill('${site.links.lost}')).toEqual({ value: '${site.nope}', unknown: [] });
    expect(interpolate(scope, scope).unknown).toContainEqual({ path: ['site', 'links', 'lost'], name: 'site.nope' });
  });

  test('leaves text without ${ as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        fc.pre(!JSON.stringify(data).includes('${'));
        expect(interpolate(data, scope)).toEqual({ value: data, unknown: [] });
      }),
    );
  });

  test('filling what is filled changes nothing', () => {
    const text = fc
      .array(fc.constantFrom('${region.name}', '${site.links.twice}', '${nope}', '${', '}', '$', 'a', ' '), { maxLength: 10 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const { value } = fill(written);
        expect(fill(value).value).toBe(value);
      }),
    );
  });
});

describe('lookUp', () => {
  test('finds own properties only', () => {
    expect(lookUp(scope, 'region.areas')).toBe(scope.region.areas);
    expect(lookUp(scope, 'region.hasOwnProperty')).toBeUndefined();
    expect(lookUp(scope, 'region.name.nope')).toBeUndefined();
    expect(lookUp(scope, '')).toBeUndefined();
  });
});

test('two hundred thousand variables that are never closed are no names', () => {
  expect(namesIn('${'.repeat(200_000))).toEqual([]);
});
