import { join } from 'node:path';
import { createGuesser } from '#contract/nearest.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { addEntry } from '#engine/edit/add-entry.ts';
import { applyFixes } from '#engine/edit/apply-fixes.ts';
import { routeLockFile } from '#engine/read/read-route-lock.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { Ask } from '#engine/scaffold/ask.ts';
import type { Session } from '#engine/session/session.ts';
import { withPrompt } from './with-prompt.ts';
import { writeFixed } from './write-fixed.ts';

/** What is written for a path that is gone for good. */
const goneForGood = '-';
const later = 'later';

/**
 * At a terminal, asks which page takes the place of each path that was lost, where nothing else tells.
 * @param prompted gives the questions to a person, if there is one
 */
export async function askAboutLost(session: Session, prompted: typeof withPrompt = withPrompt): Promise<void> {
  const lost = session.diagnostics.filter(({ code, file, fix }) => code === 'lost-path' && file === routeLockFile && !fix);
  if (lost.length === 0) return;
  const answered = await prompted(async (ask) => (ask ? askAbout(lost, session, ask) : []));
  if (!answered?.length) return;
  const { root } = session.options;
  for (const file of new Set(answered.map(({ file }) => file))) {
    const before = session.texts.get(file) ?? '';
    const { text } = applyFixes(
      before,
      answered.filter((one) => one.file === file),
    );
    await writeFixed(root, file, { before, after: text });
  }
  await session.applyChanges(Array.from(answered, ({ file }) => join(root, file)));
  await session.checkAll();
}

/** @returns the diagnostics with what was chosen as their fix, and the file in which that is made */
async function askAbout(lost: readonly Diagnostic[], { site, files }: Session, ask: Ask): Promise<Diagnostic[]> {
  const answered: Diagnostic[] = [];
  if (!site) return answered;
  const pages = new Map(site.pages.flatMap(({ data, source }) => (data.route ? [[data.route, source] as const] : [])));
  const guess = createGuesser();
  for (const diagnostic of lost) {
    const [target = ''] = [...site.lock.places].find(([, { start }]) => start.line === diagnostic.range.start.line) ?? [];
    const suggestion = guess(target, () => new Set(pages.keys())).guess ?? later;
    const question = `${target} was released, and no page has it. Which path takes its place? ${goneForGood} for none, ${later} to leave it`;
    const answer = (await ask(question, suggestion)).trim() || suggestion;
    const page = pages.get(answer);
    const change: [SourceDocument, Parameters<typeof addEntry>[1]] | undefined = page
      ? [page, { key: 'formerPaths', entry: target, after: 'route' }]
      : answer === goneForGood && files.settings.source
        ? [files.settings.source, { key: 'retired', entry: target, after: 'url' }]
        : undefined;
    const fix = change && addEntry(...change);
    if (fix) answered.push({ ...diagnostic, file: change[0].file, fix });
  }
  return answered;
}
