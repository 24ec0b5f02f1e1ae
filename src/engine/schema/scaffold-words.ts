import { capitalise } from '#contract/capitalise.ts';

/** The placeholder for a text that the author has to write, made of its key: "Sub heading" for subHeading. */
export function scaffoldWord(key: string): string {
  return capitalise(spacedWords(key));
}

// The keys of a site are few, and its texts many.
const known = new Map<string, string>();

function knownWord(key: string): string {
  const word = known.get(key) ?? scaffoldWord(key);
  known.set(key, word);
  return word;
}

export function spacedWords(key: string): string {
  return key.replace(/([A-Z])/g, ' $1').toLowerCase();
}

const toBeSaid = ': what this page is about, in a sentence or two.';

/** The placeholder for the description of a new page. */
export function scaffoldDescription(title: string): string {
  return `${title}${toBeSaid}`;
}

/** Whether a text is what the scaffold wrote there. @param key the one it belongs to; of an entry, that of its list */
export function isScaffoldText(key: string, text: string): boolean {
  return text === knownWord(key) || text.endsWith(toBeSaid);
}
