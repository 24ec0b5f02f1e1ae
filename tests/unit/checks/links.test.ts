import { describe, expect, test } from 'vitest';
import { checkLinks } from '#engine/checks/rules/links.ts';
import { brief, pageText, resolveTexts, smallestSite, twoRegions } from '../make-site.ts';

const linkTo = (href: string, id = '') => `- type: hero\n  heading: A\n  actions: [{ label: Go, href: "${href}" }]${id && `\n  id: ${id}`}`;
const others = {
  'pages/index.yaml': pageText({ route: '/' }),
  'pages/team.yaml': pageText({ route: '/team', keys: 'aliases: [/people]', blocks: '- { type: hero, heading: A, id: board }' }),
  'pages/p.yaml': pageText({ route: '/p', keys: 'wildcards: [/p/*]', blocks: '- { type: hero, heading: A, id: price }' }),
};

async function check(blocks: string, site?: string, route = '/a'): Promise<string[]> {
  const { value } = await resolveTexts({ ...others, 'pages/a.yaml': pageText({ route, blocks }) }, site);
  return checkLinks(value).map((diagnostic) => `${diagnostic.file} ${brief(diagnostic)}`);
}

const place = 'pages/a.yaml invalid-value 7:34';
const notALink =
  'is not a link this site can use. | Start it with / for a page of this site, # for a place on this page, https:// for another site, mailto: or tel:.';

describe('checkLinks', () => {
  test.each([
    '/',
    '/team',
    '/team/',
    '/people?x=1',
    '/team#board',
    '/people#board',
    '/p/anything',
    '/p/anything#price',
    '/p',
    '#here',
    '?x=1',
    '?x=1#here',
    '#',
    '#main',
    '/team#main',
    'https://nowhere.example/team#nope',
    'mailto:a@b.example',
    'tel:+44',
  ])('%s leads somewhere', async (href) => {
    expect(await check(linkTo(href, 'here'))).toEqual([]);
  });

  test.each([
    ['/taem', 'dead-link 7:34 No page has the path /taem. | Did you mean /team?'],
    ['/somewhere', 'dead-link 7:34 No page has the path /somewhere. | Correct the path, or add a page that has it.'],
    ['/team/x', 'dead-link 7:34 No page has the path /team/x. | Did you mean /team?'],
    ['/P/x', 'dead-link 7:34 No page has the path /P/x. | Correct the path, or add a page that has it.'],
    ['/p/../nope/', 'dead-link 7:34 No page has the path /nope. | Correct the path, or add a page that has it.'],
    ['/team#borad', 'dead-anchor 7:34 /team has no place called #borad. | Did you mean #board?'],
    ['/team?x=1#nope', 'dead-anchor 7:34 /team has no place called #nope. | Give the block "id: nope", or leave the # part out.'],
    ['/p/linked#nope', 'dead-anchor 7:34 /p/linked has no place called #nope. | Give the block "id: nope", or leave the # part out.'],
    ['#board', 'dead-anchor 7:34 /a has no place called #board. | Give the block "id: board", or leave the # part out.'],
    ['?x=1#board', 'dead-anchor 7:34 /a has no place called #board. | Give the block "id: board", or leave the # part out.'],
  ])('%s leads nowhere', async (href, expected) => {
    expect(await check(linkTo(href))).toEqual([`pages/a.yaml ${expected}`]);
  });

  test('never proposes a pattern as a path', async () => {
    expect((await check(linkTo('/q/*')))[0]).toContain('| Correct the path');
  });

  test('follows the links of prose as well', async () => {
    expect(await check('- { type: hero, heading: A }\n- type: prose\n  text: "See [us](/taem), [them](/team) and [more](#nope)."')).toEqual(
      [
        'pages/a.yaml dead-link 7:21 No page has the path /taem. | Did you mean /team?',
        'pages/a.yaml dead-anchor 7:54 /a has no place called #nope. | Give the block "id: nope", or leave the # part out.',
      ],
    );
  });

  test.each(['javascript:alert(1)', 'about', '//evil.example', 'data:text/html,x', 'a@b.example'])(
    'prose may not link to %s, which no page could show',
    async (href) => {
      expect(await check(`- { type: prose, heading: A, text: "[x](${href})" }`)).toEqual([
        `pages/a.yaml invalid-value 5:43 "${href}" ${notALink}`,
      ]);
    },
  );

  test.each([
    ['${site.brand.tagline}', 'javascript:alert(1)'],
    ['${region.contact.email}', 'a@small.example'],
    ['/${site.brand.name}', '//evil.example'],
  ])('%s may not be filled in with %s', async (href, filled) => {
    const site = smallestSite.replace('name: Small, tagline: As small as it gets', 'name: /evil.example, tagline: "javascript:alert(1)"');
    expect(await check(linkTo(href), site)).toEqual([`${place} "${filled}" ${notALink}`]);
  });

  test('a home of / does not double the slash behind it', async () => {
    expect((await check(linkTo('${region.home}/nowhere'))).join()).toContain('No page has the path /nowhere.');
  });

  test('a phone number may be filled in as it is written', async () => {
    expect(await check(linkTo('tel:${region.contact.phone}'))).toEqual([]);
  });

  test('a link that is filled in is checked for each region', async () => {
    const { value } = await resolveTexts(
      { ...others, 'pages/a.yaml': pageText({ route: '/a', keys: 'aliases: [/two]', blocks: linkTo('/${region.id}') }) },
      twoRegions,
    );
    expect(checkLinks(value).map(brief)).toEqual([
      'dead-link 8:34 No page has the path /main. | Correct the path, or add a page that has it.',
    ]);
  });

  test('menus and footers of site.yaml are checked at their own lines', async () => {
    const site = smallestSite
      .replace('items: [{ label: Home, href: / }]', 'items: [{ label: Home, href: /taem }]')
      .replace('links: [{ label: Home, href: / }]', 'links: [{ label: Home, href: "/team#nope" }, { label: X, href: "#any" }]');
    expect(await check('- { type: hero, heading: A }', site)).toEqual([
      'site.yaml dead-link 19:34 No page has the path /taem. | Did you mean /team?',
      'site.yaml dead-anchor 23:59 /team has no place called #nope. | Give the block "id: nope", or leave the # part out.',
    ]);
  });
});
