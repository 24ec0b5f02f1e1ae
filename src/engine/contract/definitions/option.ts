import { text } from './fields.ts';
/** One choice of a select, radio group or checkbox group. */
export const option = {
  title: 'Option',
  description: 'One choice: the value that is stored and the words people read.',
  type: 'object',
  required: ['value', 'label'],
  additionalProperties: false,
  properties: {
    value: text('The stored value: tax-accounting.'),
    label: text('The words people read.'),
    badge: text('A short note beside the choice: Ireland only.'),
    description: text('One line that explains the choice.'),
  },
} as const;
