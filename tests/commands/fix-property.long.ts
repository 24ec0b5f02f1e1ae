import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fixSite } from '#engine/commands/fix-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const sound = `route: /about
title: About
description: What we are.
region: main
footer: foot
blocks:
  - type: hero
    id: top
    heading: About \${brand.name}
    intro: "More about us"
    actions:
      - { label: Home, href: /, icon: house }
      - { label: Team, href: "/team#people", icon: users }
  - type: card-grid
    heading: Services
    columns: 3
    cards:
      - title: Advice
        description: "Good advice"
        icon: landmark
        href: /team
  - type: prose
    text: |
      Meet [the team](/team) and [the others](/about#top).
  - type: form
    name: ask
    heading: Ask
    sections:
      - heading: You
        fields:
          - { type: email, name: email, label: Address, required: true }
          - { type: text, name: firm, label: Firm, showWhen: { field: email, equals: x } }
    submit: { label: Send, adapter: post, url: "https://example.com/ask", timeout: 20000 }
    success: { heading: Thank you, text: We write soon. }
`;
const team = `route: /team
title: Team
description: Who works here.
blocks:
  - { type: hero, id: people, heading: Team, actions: [{ label: About, href: /about }] }
`;
const site = createScratchSite({ 'pages/about.yaml': sound, 'pages/team.yaml': team });
const path = join(site, 'pages', 'about.yaml');
afterAll(() => rmSync(site, { recursive: true }));

const fix = async () => fixSite(await loadSite(site, theme), () => true);
const errorsOf = async () => (await loadSite(site, theme)).diagnostics.filter(({ severity }) => severity === 'error');

const words = [...sound.matchAll(/[A-Za-z]{2,}|\d+/g)].map(({ index, 0: word }) => ({ at: index, word }));
/** What a hand does to one word: a letter left out, doubled, swapped or replaced; capitals; quotes around it; another word. */
const typos: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
  (word, at) => `${word.slice(0, at)}e${word.slice(at + 1)}`,
  (word) => word.toUpperCase(),
  (word) => `"${word}"`,
  () => '2024',
  () => 'true',
];
const typo = fc.record({ which: fc.nat(words.length - 1), at: fc.nat(20), kind: fc.nat(typos.length - 1) });

test('a second --fix changes nothing, and no fix brings an error to a line that had none', async () => {
  let fixed = 0;
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(typo, { minLength: 1, maxLength: 4, selector: ({ which }) => which }), async (made) => {
      let text = sound;
      for (const { which, at, kind } of [...made].sort((a, b) => b.which - a.which)) {
        const { at: from, word } = words[which] as (typeof words)[number];
        text = text.slice(0, from) + typos[kind]?.(word, at % word.length) + text.slice(from + word.length);
      }
      writeFileSync(path, text);
      const before = await errorsOf();
      fixed += (await fix()).length;
      const once = readFileSync(path, 'utf8');
      const lines = new Set(before.map(({ file, range }) => `${file}:${range.start.line}`));
      const after = await errorsOf();
      expect(after.filter(({ file, range }) => !lines.has(`${file}:${range.start.line}`))).toEqual([]);
      expect(after.length).toBeLessThanOrEqual(before.length);
      expect(await fix()).toEqual([]);
      expect(readFileSync(path, 'utf8')).toBe(once);
    }),
    { numRuns: 40 },
  );
  expect(fixed).toBeGreaterThan(10);
}, 120_000);
