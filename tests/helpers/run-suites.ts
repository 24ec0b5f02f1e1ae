import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { browserPart, buildPart, longBrowserPart, longPart, newerNodeParts, site, stillParts, unitPart } from './parts.ts';
import { reports, type TestCounts } from './read-report.ts';
import { type Outcome, runPart } from './run-part.ts';

/**
 * Runs the suites that are named as arguments: `quick` is all that must hold before a change is taken (npm test), `long` is what
 * takes longer (npm run test:long). Ends with the time of each part and, as the last line, how many tests passed and failed.
 */
const suites: Readonly<Record<string, (env: Promise<Env>) => Promise<Outcome[]>>> = { quick: runQuick, long: runLong };

type Env = Readonly<Record<string, string>>;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(suites, name));
if (names.length === 0 || unknown.length > 0) {
  process.stderr.write(`Name the suites to run: ${Object.keys(suites).join(', ')}.\n`);
  process.exit(2);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(resolve(reports), { recursive: true });
const started = performance.now();
const build = runPart(buildPart);
// Without a built site each of the others builds it for itself and reports what is wrong.
const builtEnv = build.then((outcome): Env => (outcome.ok ? { BUILT_SITE: site } : {}));
const outcomes: Outcome[] = [];
for (const name of names) outcomes.push(...((await suites[name]?.(builtEnv)) ?? []));
outcomes.unshift(await build);

const rows = outcomes.map(
  ({ name, repair, ok, seconds }) =>
    `${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}${ok ? '' : `  ->  ${repair}`}`,
);
const whole = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
const counts = outcomes.map(({ count }) => count?.()).filter((count) => count !== undefined);
const total = (key: keyof TestCounts) => counts.reduce((sum, count) => sum + count[key], 0);
process.stdout.write(`\n${rows.join('\n')}\n       ${whole} s  in all\n\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;

/** Two parts at a time: the browser waits where the others compute. What a part writes appears when it ends. */
async function runQuick(env: Promise<Env>): Promise<Outcome[]> {
  const stillAndUnit = async () => {
    const done: Outcome[] = [];
    for (const part of stillParts) done.push(await runPart(part));
    return [...done, await runPart(unitPart, await env)];
  };
  const [others, last] = await Promise.all([stillAndUnit(), env.then((built) => runPart(browserPart, built))]);
  return [...others, last];
}

/** The browser first: it waits where the others compute. */
async function runLong(env: Promise<Env>): Promise<Outcome[]> {
  const built = await env;
  const browserAndNodes = async () => {
    const done: Outcome[] = [];
    for (const part of [longBrowserPart, ...newerNodeParts]) done.push(await runPart(part, built));
    return done;
  };
  const [long, others] = await Promise.all([runPart(longPart, built), browserAndNodes()]);
  return [long, ...others];
}
