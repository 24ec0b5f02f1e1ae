import { expect } from 'playwright/test';
import { long } from '../extent.ts';
import { findComplaints } from '../find-complaints.ts';
import { test } from '../shared-page.ts';
import { listDistinctPaths, listPaths } from './site-routes.ts';

test('every page has a policy that lets nothing run by default', async ({ request }) => {
  for (const path of listDistinctPaths()) {
    const html = await (await request.get(path)).text();
    const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/)?.[1]?.replaceAll('&#x27;', "'") ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).not.toMatch(/unsafe|\*/);
    expect(html.slice(0, html.indexOf('http-equiv')), path).not.toMatch(/<(?:script|style|link)/);
  }
});

test('no page writes an error to the console or breaks its policy', long, async ({ page }) => {
  test.setTimeout(120_000);
  const distinct = listDistinctPaths().filter((path) => path !== '/no-such-page');
  // Pages that differ in their heads only have the same menus, colours and movements.
  const others = listPaths().filter((path) => !distinct.includes(path));
  expect(await findComplaints(page, { inFull: distinct, loadedOnly: others })).toEqual([]);
});
