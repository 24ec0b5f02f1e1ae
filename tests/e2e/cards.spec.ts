import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ElementHandle, expect, type Locator, type Page } from 'playwright/test';
import { parse } from 'yaml';
import { fixtureSites } from '../helpers/scratch-site.ts';
import { openWhole } from './open-whole.ts';
import { test } from './shared-page.ts';

/** The blocks that are lists of cards, with the key of the list. */
const lists = {
  'card-grid': 'cards',
  'stat-tiles': 'stats',
  timeline: 'events',
  profiles: 'people',
  'case-studies': 'studies',
} as const;

interface Block extends Partial<Record<(typeof lists)[keyof typeof lists], unknown[]>> {
  type: string;
  areas?: { services: unknown[] }[];
}

const pages = { '/': 'index', '/boats': 'boats', '/about': 'about' };

function countCards(file: string): number {
  const { blocks }: { blocks: Block[] } = parse(readFileSync(join(fixtureSites, 'harbour', 'pages', `${file}.yaml`), 'utf8'));
  return blocks.reduce((sum, block) => {
    const services = block.areas?.flatMap((area) => area.services).length ?? 0;
    const key = lists[block.type as keyof typeof lists];
    return sum + services + (key ? (block[key]?.length ?? 0) : 0);
  }, 0);
}

/** What the highlight of a card is drawn with. */
const lightOf = (card: Locator) => card.evaluate((element) => getComputedStyle(element, '::after').opacity);
/** Runs in the page. */
function looksOf(card: Element): { light: string; cursor: string; transform: string; shadow: string } {
  const { cursor, transform, boxShadow } = getComputedStyle(card);
  return { light: getComputedStyle(card, '::after').opacity, cursor, transform, shadow: boxShadow };
}
const cardsOf = (page: Page) => page.locator('main [data-cards] > *');

for (const [path, file] of Object.entries(pages)) {
  test(`every card of ${path} answers the pointer without promising a click`, async ({ page }) => {
    await openWhole(page, path);
    const cards = (await cardsOf(page).elementHandles()) as ElementHandle<Element>[];
    expect(cards.length).toBe(countCards(file));
    const rest = await Promise.all(cards.map((card) => card.evaluate(looksOf)));
    const hovered: typeof rest = [];
    for (const card of cards) {
      const { x, y } = await card.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        if (top < 100 || bottom > innerHeight) element.scrollIntoView({ behavior: 'instant', block: 'center' });
        const box = element.getBoundingClientRect();
        return { x: box.x + 60, y: box.y + Math.min(box.height, 600) / 2 };
      });
      await page.mouse.move(x, y);
      hovered.push(await card.evaluate(looksOf));
    }
    expect(new Set(rest.map(({ light }) => light))).toEqual(new Set(['0']));
    // Only the light differs: no cursor of a link, nothing lifted, nothing moved.
    expect(hovered).toEqual(rest.map((looks) => ({ ...looks, light: '1' })));
    expect(new Set(hovered.map(({ cursor }) => cursor))).toEqual(new Set(['auto']));
  });

  test(`every card of ${path} shows that the focus is in it`, async ({ page }) => {
    await openWhole(page, path);
    await page.mouse.move(0, 0);
    const lights = await cardsOf(page).evaluateAll((cards) =>
      cards.map((card) => {
        const inside = card.appendChild(document.createElement('span'));
        inside.tabIndex = -1;
        inside.focus({ preventScroll: true });
        const { opacity } = getComputedStyle(card, '::after');
        inside.remove();
        return `${opacity} ${getComputedStyle(card, '::after').opacity}`;
      }),
    );
    expect(lights).toEqual(Array.from({ length: countCards(file) }, () => '1 0'));
  });
}

test('every card with a picture shows a gradient of its own colour', async ({ page }) => {
  await openWhole(page, '/');
  const gradients = await page.locator('#services [data-cards] > *').evaluateAll((cards) =>
    cards.map((card) => {
      const probe = card.appendChild(document.createElement('span'));
      probe.style.color = 'var(--hue)';
      const colour = getComputedStyle(probe).color;
      probe.remove();
      const { backgroundImage } = getComputedStyle(card.firstElementChild as Element, '::after');
      return { colour, shown: backgroundImage.startsWith('linear-gradient') && backgroundImage.includes(colour) };
    }),
  );
  expect(gradients.every(({ shown }) => shown)).toBe(true);
  expect(new Set(gradients.map(({ colour }) => colour)).size).toBe(4);
});

/** The marks of the one list that has any. */
const marks = (page: Page) =>
  page.locator('main').evaluate((main) => ({
    cards: [...main.querySelectorAll('[data-hovered]')].map((card) => [...(card.parentElement?.children ?? [])].indexOf(card)),
    lists: [...main.querySelectorAll<HTMLElement>('[data-hovered-index]')].map((list) => Number(list.dataset.hoveredIndex)),
  }));

/** Puts the mouse on a card and waits for the script, which may come after it. */
async function pointAt(page: Page, card: Locator): Promise<void> {
  const box = await card.boundingBox();
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 40);
      return card.getAttribute('data-hovered');
    })
    .toBe('');
}

for (const [path, list] of [
  ['/', '#harbours'],
  ['/', '#figures'],
  ['/boats', '#practices'],
] as const) {
  test(`${list} of ${path} knows which of its cards the mouse is on`, async ({ page }) => {
    await openWhole(page, path);
    const cards = page.locator(`${list} [data-cards]`).first().locator('> *');
    await cards.nth(1).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await pointAt(page, cards.nth(0));
    expect(await marks(page)).toEqual({ cards: [0], lists: [0] });
    await cards.nth(1).hover({ position: { x: 60, y: 40 } });
    expect(await marks(page)).toEqual({ cards: [1], lists: [1] });
    // A pressed button keeps the card; where the mouse is by then counts when it is released.
    await page.mouse.down();
    const first = await cards.nth(0).boundingBox();
    await page.mouse.move((first?.x ?? 0) + 60, (first?.y ?? 0) + 40);
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await expect.poll(() => marks(page)).toEqual({ cards: [], lists: [] });
  });
}

test('a finger marks no card, and nothing about cards moves on touch screens', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await openWhole(page, '/');
  const card = page.locator('#harbours [data-cards] > *').first();
  await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await card.tap();
  expect(await marks(page)).toEqual({ cards: [], lists: [] });
  expect(await lightOf(card)).toBe('0');
  expect(await transitionsOf(page)).toEqual(['0s']);
  await context.close();
});

test('the highlight fades for those who have nothing against motion, and is there at once for the others', async ({ page }) => {
  await openWhole(page, '/');
  expect(await transitionsOf(page)).toEqual(['0s']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await transitionsOf(page)).toEqual(['opacity 0.16s']);
});

/** What the highlights of a page take time for. */
async function transitionsOf(page: Page): Promise<string[]> {
  const found = await cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => {
      const { transitionDuration, transitionProperty } = getComputedStyle(card, '::after');
      return transitionDuration === '0s' ? '0s' : `${transitionProperty} ${transitionDuration}`;
    }),
  );
  return [...new Set(found)];
}

test('a card is framed where the visitor has set colours that leave no light', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openWhole(page, '/boats');
  const card = cardsOf(page).first();
  await card.hover();
  const frame = await card.evaluate((element) => {
    const { opacity, borderStyle, borderWidth } = getComputedStyle(element, '::after');
    return { opacity, borderStyle, borderWidth };
  });
  expect(frame).toEqual({ opacity: '1', borderStyle: 'solid', borderWidth: '2px' });
});
