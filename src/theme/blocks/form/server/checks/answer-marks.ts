import type { BlockProblem } from '#contract/block-check.ts';
import { joinWords } from '#contract/join-words.ts';
import { nearest } from '#contract/nearest.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { answerMarks } from '#theme/blocks/form/shared/fill-in.ts';
import type { PlacedField } from './list-fields.ts';

/**
 * Checks the answers that texts of the success screen show: the form has to ask for them, and there have to be words for a
 * missing one.
 */
export function checkAnswerMarks({ success }: FormProps, fields: readonly PlacedField[]): BlockProblem[] {
  return (['title', 'heading', 'text'] as const).flatMap((key) =>
    [...(success[key] ?? '').matchAll(answerMarks)].flatMap(({ 0: mark, 1: name = '', 2: otherwise, index, input }): BlockProblem[] => {
      const isDoubled = input[index - 1] === '{' && input[index + mark.length] === '}';
      const found = judgeMark({ mark, name, otherwise }, fields) ?? (isDoubled ? describeDoubled(mark) : undefined);
      return found ? [{ code: 'form-answer', path: ['success', key], ...found }] : [];
    }),
  );
}

function describeDoubled(mark: string): Pick<BlockProblem, 'message' | 'suggestion'> {
  return { message: `"{${mark}}" would show braces around the answer.`, suggestion: `Write it with one pair: "${mark}".` };
}

interface AnswerMark {
  /** As it is written: {phone|your phone}. */
  mark: string;
  name: string;
  otherwise?: string;
}

function judgeMark(
  { mark, name, otherwise }: AnswerMark,
  fields: readonly PlacedField[],
): Pick<BlockProblem, 'message' | 'suggestion'> | undefined {
  const placed = fields.find(({ field }) => field.name === name);
  if (!placed) {
    const names = [...new Set(fields.flatMap(({ field }) => (field.type === 'checkbox' ? [] : [field.name])))];
    const guess = nearest(name, names);
    return {
      message: `"${mark}" stands for an answer, and the form has no field "${name}".`,
      suggestion: guess
        ? `Did you mean "{${guess}}"?`
        : names.length > 0
          ? `Use ${joinWords(
              names.map((known) => `{${known}}`),
              'or',
            )}.`
          : 'Delete the braces.',
    };
  }
  const { label, type } = placed.field;
  if (type === 'checkbox')
    return {
      message: `"${mark}" would be empty: "${label}" is a box to tick, not words.`,
      suggestion: 'Name another field, or delete the braces.',
    };
  if (otherwise?.trim() || !mayBeEmpty(placed)) return undefined;
  return {
    message: `"${label}" may be left empty, and then "${mark}" leaves a gap in the text.`,
    suggestion: `Write behind a bar what stands there in that case: {${name}|your answer}.`,
  };
}

function mayBeEmpty({ field, sectionCondition }: PlacedField): boolean {
  return !field.required || field.showWhen !== undefined || sectionCondition !== undefined;
}
