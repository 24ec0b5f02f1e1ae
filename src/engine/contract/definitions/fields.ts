/** A text that says something. */
export const text = (description: string) => ({ description, type: 'string' as const, minLength: 1 });
export const hexColour = (description: string) => ({
  description,
  type: 'string' as const,
  pattern: '^#[0-9a-fA-F]{6}$',
  patternErrorMessage: 'is not a colour. Write it as # and six hexadecimal digits, in quotes: "#1f3a8a"',
});
/** An e-mail address. */
export const email = (description: string) => ({
  description,
  type: 'string' as const,
  pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  patternErrorMessage: 'is not an e-mail address. Write it as name@example.com',
});
/** A phone number in international form. */
export const phone = (description: string) => ({
  description,
  type: 'string' as const,
  pattern: '^\\+[0-9 ()-]{6,}$',
  patternErrorMessage: 'is not an international phone number. Write it as in "+44 20 7946 0100"',
});
/** The name of an entry of a list, for the keyword `itemKey`. @param noun what the entry is: section */
export const itemId = (noun: string) => ({
  description: `A name by which a page that takes this ${noun} from another file can change it. Visitors do not see it.`,
  type: 'string' as const,
  pattern: '^[a-z][a-z0-9-]*$',
  patternErrorMessage: 'is not a name. Use lower-case letters, digits and hyphens, starting with a letter',
});
