import { itemId, text } from './fields.ts';
import { icon } from './icon.ts';

/** One figure with its meaning (spec section 3, statistic tile). */
export const stat = {
  title: 'Statistic',
  description: 'One figure and what it counts.',
  type: 'object',
  required: ['value', 'label'],
  additionalProperties: false,
  properties: {
    id: itemId('figure'),
    icon,
    value: text('The figure as it is printed, in quotes if it is a bare number: "15+", "$50B+".'),
    label: text('What the figure counts: Enterprise Clients.'),
    description: text('One sentence that puts the figure in context.'),
    trend: text('How the figure moves: "+12% this year".'),
  },
} as const;
