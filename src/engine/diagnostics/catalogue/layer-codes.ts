import type { CatalogueEntry } from './entry.ts';

const base =
  '# pages/base.yaml\nroute: /base\ntitle: Base\ndescription: What the other page begins with.\nblocks:\n  - type: prose\n    id: hours\n    heading: Hours\n    text: From nine to five.\n';
const over = (blocks: string) =>
  `${base}# pages/over.yaml\nextends: ./base.yaml\nroute: /over\ntitle: Over\ndescription: What lies over it.\nblocks:\n${blocks}`;

/** Pages of which each extends the next. */
const chain = (length: number) =>
  Array.from({ length }, (_, index) => {
    const under =
      index === length - 1 ? 'blocks:\n  - { type: prose, heading: Hours, text: From nine to five. }' : `extends: ./p${index + 1}.yaml`;
    return `# pages/p${index}.yaml\nroute: /p${index}\ntitle: Page ${index}\ndescription: Page ${index} of many.\n${under}\n`;
  }).join('');

/** What goes wrong between a page, the page it extends and the shared blocks it uses. */
export const layerCodes = {
  'missing-base': {
    severity: 'error',
    why: 'The page takes its blocks from a file that is not there, so nobody knows what it should show.',
    example: {
      as: 'pages',
      wrong: over('  - { in: hours, text: From ten to six. }').replace('./base.yaml', './bases.yaml'),
      right: over('  - { in: hours, text: From ten to six. }'),
    },
  },
  'layer-cycle': {
    severity: 'error',
    why: 'A file that is made from itself never comes to an end.',
    example: {
      as: 'pages',
      wrong: over('  - { in: hours, text: From ten to six. }').replace('route: /base', 'extends: ./over.yaml\nroute: /base'),
      right: over('  - { in: hours, text: From ten to six. }'),
    },
  },
  'layer-depth': {
    severity: 'error',
    why: 'With more than four files over each other nobody can tell which of them says what a visitor reads.',
    example: {
      as: 'pages',
      wrong: chain(5),
      right: chain(4),
    },
  },
  'override-equals-base': {
    severity: 'warning',
    why: 'What is written again is not seen when the original changes.',
    example: {
      as: 'pages',
      wrong: over('  - { in: hours, text: From nine to five. }'),
      right: over('  - { in: hours, text: From ten to six. }'),
    },
  },
  'override-target-gone': {
    severity: 'error',
    why: 'What the change is about is not there any more, or has another name: visitors would not see the change.',
    example: {
      as: 'pages',
      wrong: over('  - { in: team, text: From ten to six. }'),
      right: over('  - { in: hours, text: From ten to six. }'),
    },
  },
  'ambiguous-override': {
    severity: 'error',
    why: 'Two entries answer to the name, and only one can be meant.',
    example: {
      as: 'pages',
      wrong: over('  - { in: hours, text: From ten to six. }').replace(
        'From nine to five.\n',
        'From nine to five.\n  - type: prose\n    id: hours\n    text: And on Sundays.\n',
      ),
      right: over('  - { in: hours, text: From ten to six. }'),
    },
  },
  'misplaced-override': {
    severity: 'error',
    why: '"in", "after" and "before" name an entry of a list that this page takes from another file.',
    example: {
      as: 'blocks',
      wrong: '- type: prose\n  heading: Hours\n  text: From nine to five.\n- after: hours\n  type: prose\n  text: Come in.',
      right: '- type: prose\n  heading: Hours\n  text: From nine to five.\n- type: prose\n  text: Come in.',
    },
  },
  'unused-part': {
    severity: 'warning',
    why: 'No page shows a file whose name begins with _; it has to be named by "use" or "extends".',
    example: {
      as: 'pages',
      wrong: `${base}# pages/_shared/hours.yaml\ntype: prose\ntext: From nine to five.\n`,
      right: `${base}  - use: hours\n# pages/_shared/hours.yaml\ntype: prose\ntext: From nine to five.\n`,
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
