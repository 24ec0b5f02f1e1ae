import type { DataPath } from '#contract/data-path.ts';
import type { Check } from '#engine/checks/check.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
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
        return problem ? [diagnose({ code: 'weak-alt', ...placeOf(source, place), ...problem })] : [];
      }),
  );

function describe(alt: string, path: DataPath): Pick<Diagnostic, 'message' | 'suggestion'> | undefined {
  const words = alt.trim();
  const role = path.includes('logo') ? 'A logo' : path.includes('seo') ? 'A picture for sharing' : undefined;
  if (words === '' && role)
    return {
      message: `${role} stands for itself, so an empty alt leaves nothing of it.`,
      suggestion: 'Write what it says: the name of the firm, or what is seen.',
    };
  if (words === '' && alt !== '')
    return {
      message: 'The alt text holds nothing but spaces.',
      suggestion: 'Write "" for a picture that only decorates, or say what it shows.',
    };
  if (fileName.test(words))
    return {
      message: `"${words}" is the name of a file; read aloud it says nothing.`,
      suggestion: 'Say in a few words what the picture shows.',
    };
  if (saysNothing.test(words))
    return { message: `"${words}" does not say what is seen.`, suggestion: 'Say in a few words what the picture shows.' };
  if (announces.test(words))
    return {
      message: `Screen readers say by themselves that this is a picture; "${words}" says it twice.`,
      suggestion: 'Begin with what is seen.',
    };
  return undefined;
}
