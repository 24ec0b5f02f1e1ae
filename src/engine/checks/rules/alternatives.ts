import type { DataPath } from '#contract/data-path.ts';
import type { Check } from '#engine/checks/check.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { locate } from '#engine/read/locate.ts';
import { valueAt } from '#engine/read/value-at.ts';

const fileName = /^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/i;
const announces = /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|logo) of\b/i;
const saysNothing = /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|alt|alt text|todo|untitled)$/i;

/** The words that replace a picture must replace it: a file name or "image" does not, and a logo has no other name. */
export const checkAlternatives: Check = ({ site, pages }) =>
  [site, ...pages].flatMap(({ source, data, references }) =>
    references
      .filter(({ kind }) => kind === 'image')
      .flatMap(({ path }): Diagnostic[] => {
        const place = [...path.slice(0, -1), 'alt'];
        const alt = valueAt(data, place);
        const problem = typeof alt === 'string' ? describe(alt, path) : undefined;
        return problem ? [diagnose('weak-alt', source.file, locate(source, place), ...problem)] : [];
      }),
  );

function describe(alt: string, path: DataPath): [message: string, suggestion: string] | undefined {
  const words = alt.trim();
  const role = path.includes('logo') ? 'A logo' : path.includes('seo') ? 'A picture for sharing' : undefined;
  if (words === '' && role)
    return [
      `${role} stands for itself, so an empty alt leaves nothing of it.`,
      'Write what it says: the name of the firm, or what is seen.',
    ];
  if (words === '' && alt !== '')
    return ['The alt text holds nothing but spaces.', 'Write "" for a picture that only decorates, or say what it shows.'];
  if (fileName.test(words))
    return [`"${words}" is the name of a file; read aloud it says nothing.`, 'Say in a few words what the picture shows.'];
  if (saysNothing.test(words)) return [`"${words}" does not say what is seen.`, 'Say in a few words what the picture shows.'];
  if (announces.test(words))
    return [`Screen readers say by themselves that this is a picture; "${words}" says it twice.`, 'Begin with what is seen.'];
  return undefined;
}
