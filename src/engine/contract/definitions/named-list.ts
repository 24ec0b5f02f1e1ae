import { option } from './option.ts';

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
