import type { FromSchema } from 'json-schema-to-ts';
import { action } from '#contract/definitions/action.ts';
import { text } from '#contract/definitions/fields.ts';
import { icon } from '#contract/definitions/icon.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

export const schema = {
  title: 'Role groups',
  description: 'Open roles, grouped by department.',
  type: 'object',
  required: ['type', 'groups'],
  additionalProperties: false,
  properties: {
    type: { const: 'role-groups', description: 'A block of role groups.' },
    ...sectionProperties,
    groups: {
      description: 'The departments, in order.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Department',
        description: 'One department and its roles.',
        type: 'object',
        required: ['title', 'roles'],
        additionalProperties: false,
        properties: {
          title: text('The name of the department.'),
          icon,
          description: text('A sentence about its work.'),
          roles: {
            description: 'The roles, one an entry.',
            type: 'array',
            minItems: 1,
            items: text('The title of a role.'),
          },
        },
      },
    },
    actions: { description: 'Buttons under the groups.', type: 'array', items: action, minItems: 1, maxItems: 3 },
  },
} as const satisfies JsonSchema;

export type RoleGroupsProps = FromSchema<typeof schema>;
