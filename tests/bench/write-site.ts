import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureSites } from '../helpers/scratch-site.ts';

/** Bytes of one page of the generated site. */
export const pageSize = 3300;

/**
 * A sound site of many pages, each with seven blocks of seven types, linked in a chain.
 * @param count pages beside the home page
 * @returns its folder, which the caller removes
 */
export function writeSite(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  cpSync(join(fixtureSites, 'smallest'), folder, { recursive: true });
  mkdirSync(join(folder, 'pages', 'all'));
  for (let index = 0; index < count; index++) writeFileSync(join(folder, 'pages', 'all', `page-${index}.yaml`), pageText(index, count));
  writeFileSync(
    join(folder, 'pages', 'index.yaml'),
    'route: /\ntitle: Home\ndescription: The home page.\nblocks:\n  - type: hero\n    heading: Home\n    actions: [{ label: First, href: /all/page-0 }]\n',
  );
  return folder;
}

function pageText(index: number, count: number): string {
  const next = `/all/page-${(index + 1) % count}`;
  const card = (number: number) => `      - title: Case ${index}.${number}
        description: What was asked for, what was delivered and what it cost in the end.
        icon: landmark
        href: ${next}`;
  const text = `# yaml-language-server: $schema=../../schema/page.schema.json
route: /all/page-${index}
title: Page ${index}
description: The page with the number ${index}, which links to the page after it.
blocks:
  - type: hero
    eyebrow: Number ${index}
    heading: A page with the number ${index}
    intro: One of many pages that are alike in shape and different in their words, as in a catalogue.
    actions:
      - { label: The next page, href: ${next} }
      - { label: Home, href: / }
  - type: stat-tiles
    id: figures
    heading: The figures of page ${index}
    stats:
      - { value: "${index}", label: Number of the page }
      - { value: "${count}", label: Pages in all, icon: layers }
      - { value: 24-48 h, label: To an answer }
  - type: card-grid
    heading: Cases of page ${index}
    cards:
${Array.from({ length: 11 }, (_, number) => card(number + 1)).join('\n')}
  - type: timeline
    heading: How it came about
    events:
      - { date: "2009", title: The beginning, description: Two people and a table. }
      - { date: "2019", title: The second office, description: Eleven people and four tables. }
  - type: tag-list
    heading: Words that matter here
    tags: [Oak, Ash, Larch, Pine, Spruce, Beech]
  - type: cta-band
    heading: Ask about page ${index}
    actions: [{ label: Ask, href: "${next}#figures" }]
  - type: prose
    heading: In more words
    text: |
`;
  const sentence = `      The number ${index} is followed by [the next one](${next}), and **that** is all there is to say about it.\n`;
  const missing = pageSize - Buffer.byteLength(text);
  return text + sentence.repeat(Math.max(1, Math.round(missing / sentence.length)));
}
