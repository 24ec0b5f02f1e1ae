import { capitalise } from '#contract/capitalise.ts';

/** The word that stands for a text nobody has written yet: that of its key, "Sub heading" for subHeading. */
export function scaffoldWord(key: string): string {
  return capitalise(spacedWords(key));
}

export function spacedWords(key: string): string {
  return key.replace(/([A-Z])/g, ' $1').toLowerCase();
}

const toBeSaid = ': what this page is about, in a sentence or two.';

/** The description of a page that nobody has described yet. */
export function scaffoldDescription(title: string): string {
  return `${title}${toBeSaid}`;
}

/** Whether a text is what the scaffold wrote there. @param key the one it belongs to; of an entry, that of its list */
export function isScaffoldText(key: string, text: string): boolean {
  return text === scaffoldWord(key) || text.endsWith(toBeSaid);
}
