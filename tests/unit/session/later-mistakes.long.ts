import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '#engine/diagnostics/catalogue.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../../helpers/scratch-site.ts';
import { noon } from './pages-on-disk.ts';

const hour = 3_600_000;
const momentIn = (hours: number) => new Date(noon + hours * hour).toISOString().replace('.000', '');
const names = ['a', 'b', 'c', 'd'];
const target = fc.constantFrom('/', '/a', '/b', '/c', '/d', '/old', '/a#part', '/w/x', '/w/x#part', '${site.url}/b', '/nowhere');
const pageKeys = fc.record({
  publish: fc.option(fc.integer({ min: -1, max: 3 })),
  /** Hours from its publication, or from noon. */
  lasts: fc.option(fc.integer({ min: 1, max: 3 })),
  route: fc.constantFrom('own', 'own', 'own', 'a'),
  more: fc.constantFrom('', '', 'wildcards: [/w/*]\n', 'aliases: [/old]\n', 'formerPaths: [/old]\n'),
  links: fc.array(target, { minLength: 1, maxLength: 3 }),
});

function textOf(name: string, { publish, lasts, route, more, links }: typeof pageKeys extends fc.Arbitrary<infer Keys> ? Keys : never) {
  const times = [publish !== null && `publish: ${momentIn(publish)}\n`, lasts !== null && `expires: ${momentIn((publish ?? 0) + lasts)}\n`];
  const actions = links.map((href) => `{ label: Go, href: "${href}" }`).join(', ');
  return `route: /${route === 'own' ? name : route}\ntitle: Page ${name}\ndescription: About ${name}.\n${more}${times.filter(Boolean).join('')}blocks:\n  - { type: hero, id: part, heading: ${name}, actions: [${actions}] }\n`;
}

const identify = ({ code, file, range: { start }, message }: Diagnostic) => `${code} ${file}:${start.line}:${start.column} ${message}`;

test('what the check says of an instant to come is what a check at that instant says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(pageKeys, pageKeys, pageKeys, pageKeys), async (pages) => {
      const site = createScratchSite(
        Object.fromEntries(pages.map((page, index) => [`pages/${names[index]}.yaml`, textOf(names[index] ?? '', page)])),
      );
      try {
        const errorsAt = async (time: number) =>
          (await loadSite(site, theme, { now: time })).diagnostics.filter(({ severity }) => severity === 'error').map(identify);
        const known = new Set(await errorsAt(noon));
        const expected: string[] = [];
        for (let hours = 1; hours <= 6; hours++)
          for (const error of await errorsAt(noon + hours * hour)) {
            if (!known.has(error)) expected.push(error);
            known.add(error);
          }
        const { diagnostics } = await loadSite(site, theme, { now: noon });
        const later = diagnostics
          .filter(({ code, message }) => message.startsWith('From ') && catalogue[code].severity === 'error')
          .map((diagnostic) =>
            identify({ ...diagnostic, message: diagnostic.message.replace(/^From [^:]+:\d\d UTC on(?: \([^)]*\))?: /, '') }),
          );
        expect(later.sort()).toEqual(expected.sort());
      } finally {
        rmSync(site, { recursive: true });
      }
    }),
    { numRuns: 12 },
  );
});
