/** A text that says something. */
export const name = (description: string) => ({ description, type: 'string' as const, minLength: 1 });
export const hexColour = (description: string) => ({
  description,
  type: 'string' as const,
  pattern: '^#[0-9a-fA-F]{6}$',
  patternErrorMessage: 'is not a colour. Write it as # and six hexadecimal digits, in quotes: "#1f3a8a"',
});
