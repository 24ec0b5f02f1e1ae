import { describe, expect, test } from 'vitest';
import { resolvePage } from '#engine/resolve/resolve-page.ts';
import { resolveSettings } from '#engine/resolve/site-settings.ts';
import { brief, pageOf, pageText, siteOf, smallestSite, twoRegions } from '../make-site.ts';

const config = resolveSettings(siteOf(`${twoRegions}links:\n  tour: \${region.home}/tour\n`)).settings;

function resolve(blocks: string, region = 'main', keys = '') {
  const settings = config.get(region);
  if (!settings) throw new Error(`no region ${region}`);
  return resolvePage({ page: pageOf(pageText({ route: '/a', blocks, keys })), path: '/a/b', regionName: region, settings });
}

const hero = (heading: string) => `- type: hero\n  heading: "${heading}"`;
const form = (options: string) => `- type: form
  name: x
  heading: X
  sections: [{ heading: S, fields: [{ type: select, name: a, label: A, options: ${options} }] }]
  submit: { label: Send }
  success: { heading: Done, text: Done. }`;
const optionsOf = (data: ReturnType<typeof resolve>['data']) =>
  (data.blocks[0] as unknown as { sections: { fields: { options: unknown }[] }[] }).sections[0]?.fields[0]?.options;

describe('resolvePage', () => {
  test.each([
    ['${region.name}', 'Main', 'Second'],
    ['${region.id}', 'main', 'two'],
    ['${region.contact.office}', 'Office', 'Other office'],
    ['${site.brand.name}', 'Small', 'Small'],
    ['${site.regions.two.name}', 'Second', 'Second'],
    ['${page.path} ${page.title}', '/a/b A title', '/a/b A title'],
  ])('fills %s in as the region sees it', (written, inMain, inTwo) => {
    expect(resolve(hero(written)).data.blocks[0]?.heading).toBe(inMain);
    expect(resolve(hero(written), 'two').data.blocks[0]?.heading).toBe(inTwo);
  });

  test('gives the references with their values filled in', () => {
    const { references } = resolve('- type: hero\n  heading: A\n  actions: [{ label: Go, href: "${site.links.tour}?x" }]', 'two');
    expect(references).toEqual([{ kind: 'link', value: '/two/tour?x', path: ['blocks', 0, 'actions', 0, 'href'] }]);
  });

  test('leaves the page of the file as it is, because the next region reads it too', () => {
    const page = pageOf(pageText({ route: '/a', blocks: form('lists.sizes') }));
    const before = structuredClone(page.data);
    resolvePage({ page, path: '/a', regionName: 'main', settings: config.get('main') as never });
    expect(page.data).toEqual(before);
  });

  test('puts a list in where its name stands', () => {
    expect(optionsOf(resolve(form('lists.sizes')).data)).toEqual([{ value: 'small', label: 'Small' }]);
    expect(optionsOf(resolve(form('region.lists.services'), 'two').data)).toEqual([{ value: 'two', label: 'Two' }]);
    expect(optionsOf(resolve(form('"site.regions.${region.id}.lists.services"'), 'two').data)).toEqual([{ value: 'two', label: 'Two' }]);
  });

  test.each([
    ['lists.size', 'site.yaml holds no list "lists.size".', 'Did you mean "lists.sizes"?'],
    ['region.name', 'site.yaml holds no list "region.name".', 'Use one of lists.sizes, region.lists.services, or write the entries here.'],
    [
      'region.contact.address',
      'Not all entries of the list "region.contact.address" are of the kind that belongs here: choices, each with a value and a label.',
      'Use one of lists.sizes, region.lists.services, or write the entries here.',
    ],
  ])('%s is no list of options', (name, message, suggestion) => {
    expect(resolve(form(name)).diagnostics.map(brief)).toEqual([expect.stringContaining(`${message} | ${suggestion}`)]);
  });

  test('a name that leads nowhere is reported at its text, with the nearest there is', () => {
    expect(resolve(hero('Call ${region.contct.phone} or ${zzz}')).diagnostics.map(brief)).toEqual([
      'unknown-variable 6:14 ${region.contct.phone} names no setting of site.yaml. | Did you mean "${region.contact.phone}"?',
      'unknown-variable 6:14 ${zzz} names no setting of site.yaml. | Refer to a setting of site.yaml.',
    ]);
  });

  test('the title of a page may itself be filled in', () => {
    const page = pageOf(pageText({ route: '/a', blocks: hero('${page.title}') }).replace('A title', '"${region.name} page"'));
    expect(resolvePage({ page, path: '/a', regionName: 'two', settings: config.get('two') as never }).data.blocks[0]?.heading).toBe(
      'Second page',
    );
  });
});

describe('resolveSettings', () => {
  test('"region" names the region that it stands in, whichever region reads it', () => {
    const text = twoRegions.replace('    lists: { services: [{ value: advice', '    knowsAbout: region.lists.words\n$&');
    const { settings, diagnostics } = resolveSettings(siteOf(text));
    expect(diagnostics).toEqual([]);
    for (const [, { regions }] of settings) expect(regions.main?.knowsAbout).toEqual(['Prompt']);
  });

  test('a list in site.yaml that does not exist is said to, with the nearest there is', () => {
    const { diagnostics } = resolveSettings(
      siteOf(smallestSite.replace('    contact:', '    lists: { crafts: [Oak] }\n    knowsAbout: region.lists.craft\n$&')),
    );
    expect(diagnostics.map(brief)).toEqual([
      'unknown-list 13:17 site.yaml holds no list "region.lists.craft". | Did you mean "region.lists.crafts"?',
    ]);
  });

  test('gives each region its own view of site.yaml', () => {
    expect([...config].map(([name, settings]) => [name, settings.links?.tour])).toEqual([
      ['two', '/two/tour'],
      ['main', '/tour'],
    ]);
  });

  test('a setting that refers to itself is said to', () => {
    const { diagnostics } = resolveSettings(siteOf(`${smallestSite}links:\n  a: \${site.links.a}\n`));
    expect(diagnostics.map(brief)).toEqual([
      'unknown-variable 27:6 ${site.links.a} refers to itself. | Write the value itself into one of the settings it goes through.',
    ]);
  });
});
