import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

let site: string;
beforeAll(() => {
  site = createScratchSite({
    'pages/_shared/order.yaml': `type: form
name: order
heading: Your order
sections:
  - id: you
    heading: You
    fields:
      - { type: text, name: name, label: Name }
submit: { label: Send }
success: { heading: Sent, text: We will answer. }
`,
    'pages/base.yaml': `route: /base
title: Base
description: A page that another extends.
blocks:
  - type: hero
    heading: Welcome to \${site.brand.name}
  - use: order
    intro: Two questions.
`,
    'pages/over.yaml': `extends: ./base.yaml
route: /over
title: Over
description: A page over another.
blocks:
  - in: form
    sections:
      - in: you
        fields: [{ in: name, label: Your name }]
`,
  });
});
afterAll(() => rmSync(site, { recursive: true }));

const explain = async (...words: string[]) => {
  const { status, stdout, stderr } = await runCommand(['explain', ...words], site);
  return { status, said: (stdout + stderr).trimEnd().split('\n') };
};

describe('npm run explain', () => {
  test('takes the file of a page in place of its path', async () => {
    const byPath = await explain('/over', 'form.intro');
    expect(byPath.status).toBe(0);
    expect(await explain('pages/over.yaml', 'form.intro')).toEqual(byPath);
  });

  test('prints the chain of a value: what says it, and what that stands in place of', async () => {
    expect(await explain('/over', 'form.sections.you.fields.name.label')).toEqual({
      status: 0,
      said: [
        '/over  form.sections.you.fields.name.label  "Your name"',
        '  written at  pages/over.yaml:9:30  fields: [{ in: name, label: Your name }]',
        '  instead of  pages/_shared/order.yaml:8:35  - { type: text, name: name, label: Name }',
      ],
    });
  });

  test('names the setting behind a variable', async () => {
    const { said } = await explain('/over', 'hero.heading');
    expect(said[0]).toMatch(/^\/over {2}hero\.heading {2}"Welcome to \w/);
    expect(said[1]).toBe('  written at  pages/base.yaml:6:5  heading: Welcome to ${site.brand.name}');
    expect(said[2]).toMatch(/^ {2}setting {5}site\.yaml:\d+:\d+ {2}site\.brand\.name: \w/);
  });

  test('names the schema behind a default', async () => {
    const { said } = await explain('/over', 'hero.size');
    expect(said[0]).toMatch(/^\/over {2}hero\.size {2}"/);
    expect(said[1]).toMatch(/^ {2}default {5}\S*blocks\/hero\/schema\.ts$/);
  });

  test('lists the parts of a value, each with its file, and all of a page', async () => {
    expect((await explain('/over', 'form')).said.join('\n')).toMatch(
      /instead of {2}pages\/_shared\/order\.yaml:1:1.*name {2,}pages\/_shared\/order\.yaml:2:1.*intro {2,}pages\/base\.yaml:8:5/s,
    );
    expect((await explain('/over')).said).toEqual([
      '/over  pages/over.yaml',
      '  title               pages/over.yaml:3:1',
      '  description         pages/over.yaml:4:1',
      '  route               pages/over.yaml:2:1',
      '  hero                pages/base.yaml:5:5',
      '  form                pages/over.yaml:6:5',
    ]);
  });

  test.each([
    [[], 'Say which page: npm run explain -- /team hero.heading'],
    [['/ovr'], 'No page has the path /ovr. Did you mean /over?'],
    [['/over', 'hero.headng'], '"hero" has no "headng". Did you mean "heading"?'],
    [['/over', 'footr'], 'The page has no "footr". It has: title, description, route, hero, order.'],
    [['/over', 'form.sections.them'], '"sections" has no "them". It has: you.'],
  ])('%j says what is meant or what there is', async (words, message) => {
    expect(await explain(...words)).toEqual({ status: 2, said: [message] });
  });
});
