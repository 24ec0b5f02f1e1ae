import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Scope {
  /** A selector: only what is inside it. */
  inside?: string;
  /** Only the rules about colours, which are all that another colour scheme of the same elements can break. */
  coloursOnly?: boolean;
}

/** What axe has to say about the page as it stands. Evaluated rather than added as a script, which the policy would block. */
export async function findViolations(page: Page, { inside, coloursOnly }: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([selector, rules]) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: unknown,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
        };
      };
      // Of what passes, nobody asks for more than that it does; style sheets are read ahead for a rule that is off.
      const options = { resultTypes: ['violations'], preload: { assets: ['media'] }, ...(rules && { runOnly: rules }) };
      const { violations } = await axe.run(selector ?? document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
    },
    [inside, coloursOnly ? ['color-contrast', 'link-in-text-block'] : undefined] as const,
  );
}

/** The same in the light and in the dark scheme, with everything at rest. Leaves the page in the light one. */
export async function findViolationsInBothSchemes(page: Page, scope: Scope = {}): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    });
    const violations = await findViolations(page, { ...scope, coloursOnly: scope.coloursOnly || colorScheme === 'dark' });
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
