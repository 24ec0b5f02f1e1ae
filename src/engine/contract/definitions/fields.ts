import { option } from '#contract/definitions/option.ts';

/** A text that says something. */
export const name = (description: string) => ({ description, type: 'string' as const, minLength: 1 });
export const hexColour = (description: string) => ({
  description,
  type: 'string' as const,
  pattern: '^#[0-9a-fA-F]{6}$',
  patternErrorMessage: 'is not a colour. Write it as # and six hexadecimal digits, in quotes: "#1f3a8a"',
});
/** A list of site.yaml that pages use by its name. */
export const namedList = {
  description: 'One list: choices for a form, or short texts.',
  type: 'array' as const,
  minItems: 1,
  items: {
    ...option,
    description: 'One choice with a value and a label, or one short text.',
    type: ['object', 'string'] as const,
    minLength: 1,
  },
};
