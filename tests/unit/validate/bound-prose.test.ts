import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../../helpers/scratch-site.ts';

/** What the check says about the length of a page's prose. */
async function judge(prose: string): Promise<string[]> {
  const text = prose.replace(/^/gm, '      ');
  const page = `route: /a\ntitle: A\ndescription: A.\nblocks:\n  - { type: hero, heading: A }\n  - type: prose\n    text: |\n${text}\n`;
  const folder = createScratchSite({ 'pages/a.yaml': page });
  try {
    const { diagnostics } = await loadSite(folder, theme);
    return diagnostics.filter(({ code }) => code === 'prose-too-large').map(({ message }) => message);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(['=', '-', '> ---'])(
  'prose with more than five hundred lines of %s is refused, as each makes the others slower to read',
  async (line) => {
    expect(await judge(`a\n${line}\n`.repeat(501))).toEqual([
      'The prose of this file holds more than 500 lines of nothing but = or -, which takes too long to read.',
    ]);
  },
);

test('a rule between paragraphs is no such flood', async () => {
  expect(await judge('a\n\n---\n\n'.repeat(100))).toEqual([]);
});
