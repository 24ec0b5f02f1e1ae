import { icon } from './icon.ts';

/** One figure with its meaning (spec section 3, statistic tile). */
export const stat = {
  title: 'Statistic',
  description: 'One figure and what it counts.',
  type: 'object',
  required: ['value', 'label'],
  additionalProperties: false,
  properties: {
    icon,
    value: { description: 'The figure as it is printed, in quotes if it is a bare number: "15+", "$50B+".', type: 'string', minLength: 1 },
    label: { description: 'What the figure counts: Enterprise Clients.', type: 'string', minLength: 1 },
    description: { description: 'One sentence that puts the figure in context.', type: 'string', minLength: 1 },
    trend: { description: 'How the figure moves: "+12% this year".', type: 'string', minLength: 1 },
  },
} as const;
