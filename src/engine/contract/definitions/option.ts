/** One choice of a select, radio group or checkbox group. */
export const option = {
  title: 'Option',
  description: 'One choice: the value that is stored and the words people read.',
  type: 'object',
  required: ['value', 'label'],
  additionalProperties: false,
  properties: {
    value: { description: 'The stored value: tax-accounting.', type: 'string', minLength: 1 },
    label: { description: 'The words people read.', type: 'string', minLength: 1 },
    badge: { description: 'A short note beside the choice: Ireland only.', type: 'string', minLength: 1 },
    description: { description: 'One line that explains the choice.', type: 'string', minLength: 1 },
  },
} as const;
