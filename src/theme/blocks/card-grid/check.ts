import type { BlockCheck, BlockProblem } from '#contract/block-check.ts';
import { joinWords } from '#contract/join-words.ts';
import { nearest } from '#contract/nearest.ts';
import type { CardGridProps, CardProps } from './schema.ts';

/** Every card has the facts that its grid requires. */
const checkCardGrid: BlockCheck<CardGridProps> = ({ requires = [], cards }) => {
  const otherLabels = (card: CardProps) => labelsOf(card).filter((label) => !requires.includes(label));
  // If all cards have the same other spelling, the mistake is in the grid's list.
  const misspelt = requires.flatMap((label, index) => {
    if (cards.length < 2 || cards.some((card) => labelsOf(card).includes(label))) return [];
    const meant = nearest(label, shared(cards.map(otherLabels)));
    return meant === undefined ? [] : [{ label, index, meant }];
  });
  const sound = requires.filter((label) => !misspelt.some((entry) => entry.label === label));
  return [
    ...misspelt.map(({ label, index, meant }): BlockProblem => {
      return {
        code: 'missing-fact',
        path: ['requires', index],
        message: `The cards have no fact "${label}", which this grid requires of each of them.`,
        suggestion: `Did you mean "${meant}", which all of them have?`,
      };
    }),
    ...cards.flatMap((card, place) => checkCard(card, { place, requires: sound, others: otherLabels(card) })),
  ];
};

export default checkCardGrid;

interface Wanted {
  /** The index of the card. */
  place: number;
  requires: readonly string[];
  /** What labels the card has that nothing requires. */
  others: readonly string[];
}

function checkCard(card: CardProps, { place, requires, others }: Wanted): BlockProblem[] {
  const missing = requires.filter((label) => !labelsOf(card).includes(label)).map((label) => ({ label, typo: nearest(label, others) }));
  const absent = missing.filter(({ typo }) => typo === undefined).map(({ label }) => label);
  const problems = missing.flatMap(({ label, typo }): BlockProblem[] => {
    if (typo === undefined) return [];
    return [
      {
        code: 'missing-fact',
        path: ['cards', place, 'facts', labelsOf(card).indexOf(typo), 'label'],
        message: missingMessage(card, [label]),
        suggestion: `Did you mean "${label}" by "${typo}"? Rename the label.`,
      },
    ];
  });
  if (absent.length === 0) return problems;
  const entries = absent.map((label) => `{ value: "…", label: ${label} }`).join(', ');
  const add = card.facts ? `Add ${entries} to its facts` : `Add "facts: [${entries}]" to the card`;
  const path = ['cards', place, card.facts ? 'facts' : 'title'];
  const rest = `take ${joinWords(absent.map(quote), 'and')} out of "requires"`;
  return [
    ...problems,
    { code: 'missing-fact', path, part: card.facts && 'key', message: missingMessage(card, absent), suggestion: `${add}, or ${rest}.` },
  ];
}

function missingMessage({ title }: CardProps, labels: readonly string[]): string {
  return `"${title}" has no fact ${joinWords(labels.map(quote), 'or')}, which this grid requires of every card.`;
}

function quote(label: string): string {
  return `"${label}"`;
}

function labelsOf({ facts = [] }: CardProps): string[] {
  return facts.map(({ label }) => label);
}

/** What all of the lists contain. */
function shared([first = [], ...rest]: readonly string[][]): string[] {
  return first.filter((entry) => rest.every((list) => list.includes(entry)));
}
