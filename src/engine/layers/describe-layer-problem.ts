import { joinWords } from '#contract/join-words.ts';
import { createGuesser } from '#contract/nearest.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { lineOfPlace, placeOf } from '#engine/read/locate.ts';
import { pathFromFolder } from '#engine/read/relative-path.ts';
import type { Origin } from '#engine/read/source-document.ts';
import { sharedFolder, sharedName } from './base-path.ts';
import type { LayerProblem } from './layer-problem.ts';

/** How many names fit a sentence. */
const mostNamed = 12;

/** What is wrong with how a page is put together, at the change that is wrong, naming what it changes. */
export function describeLayerProblem(problem: LayerProblem): Diagnostic {
  const { at, kind: code } = problem;
  const place = placeOf(at.source, at.path);
  switch (problem.kind) {
    case 'missing-base':
      return describeMissingBase(problem);
    case 'layer-cycle':
      return diagnose({
        code,
        ...place,
        message: `This leads back to where it began: ${problem.trail.join(' -> ')}.`,
        suggestion: 'Take one of these files out of the circle: write its blocks where they are shown.',
      });
    case 'layer-depth':
      return diagnose({
        code,
        ...place,
        message: `Five files lie over each other here, and nobody can tell any more which one says what: ${problem.trail.join(' -> ')}.`,
        suggestion: 'Extend or use one of the files further down the chain; four are allowed.',
      });
    case 'override-equals-base':
      return diagnose({
        code,
        ...place,
        message: `This changes nothing: ${whereIs(problem.base)} says the same.`,
        suggestion: 'Delete it here, so that a change there is seen on this page too.',
      });
    case 'override-target-gone': {
      const { name, base, known, what } = problem;
      const { guess, sure } = createGuesser()(name, () => known);
      const noun = what === 'key' ? 'key' : 'entry';
      const listed = known.slice(0, mostNamed).join(', ');
      return diagnose({
        code,
        ...place,
        message: `There is no ${noun} "${name}" in ${whereIs(base)}, which this changes.`,
        suggestion: guess ? `Did you mean "${guess}"?` : `${listed ? `Use one of: ${listed}. Or delete` : 'Delete'} the change.`,
        fix: (sure && replaceScalar({ source: at.source, path: at.path, from: name, to: sure })) || undefined,
      });
    }
    case 'ambiguous-override':
      return diagnose({
        code,
        ...place,
        message: `${problem.count} entries of ${whereIs(problem.base)} are called "${problem.name}".`,
        suggestion: 'Give one of them another name there, and use that one here.',
      });
    case 'misplaced-override':
      return problem.base
        ? diagnose({
            code,
            ...place,
            message: `The entries of this list (${whereIs(problem.base)}) have no names, so "${problem.word}" finds none.`,
            suggestion: 'Write the whole list as it should be; it takes the place of the other.',
          })
        : diagnose({
            code,
            ...place,
            message: `"${problem.word}" names a block of the page that this page extends, and this page extends none.`,
            suggestion: `Write "extends: ./other-page.yaml" at the top, or delete "${problem.word}".`,
          });
  }
}

function describeMissingBase({ at, word, target, known }: LayerProblem & { kind: 'missing-base' }): Diagnostic {
  const folder = at.source.file.replace(/\/[^/]*$/, '');
  const names =
    word === 'use'
      ? known.flatMap((file) => sharedName(file) ?? [])
      : known.filter((file) => sharedName(file) === undefined).map((file) => pathFromFolder(folder, file));
  const { guess, sure } = createGuesser()(target, () => names);
  const fix = sure && replaceScalar({ source: at.source, path: at.path, from: target, to: sure });
  const message = word === 'use' ? `There is no shared block "${target}".` : `There is no page ${target} to extend.`;
  const some = names.slice(0, mostNamed);
  const others =
    word === 'use'
      ? `${some.length > 0 ? `Use ${joinWords(some, 'or')}, or write` : 'Write'} it as ${sharedFolder}/${target}.yaml.`
      : 'Write the path of the other file as it is seen from this one: ./other.yaml, ../other.yaml.';
  return diagnose({
    code: 'missing-base',
    ...placeOf(at.source, at.path),
    message,
    suggestion: guess ? `Did you mean "${guess}"?` : others,
    fix: fix || undefined,
  });
}

function whereIs({ source, path }: Origin): string {
  return lineOfPlace(placeOf(source, path));
}
