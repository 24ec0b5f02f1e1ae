import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '#contract/json-schema.ts';
import { applyFixes } from '#engine/edit/apply-fixes.ts';
import { publishSchemas } from '#engine/schema/publish-schemas.ts';
import { showPage } from '#engine/session/shown-page.ts';
import { createValidator } from '#engine/validate/create-validator.ts';
import { judgePage } from '#engine/validate/judge-document.ts';
import { theme } from '#theme/theme.ts';
import { sourceOf } from '../make-site.ts';

const note = {
  title: 'Note',
  description: 'A note.',
  formerly: ['remark'],
  type: 'object',
  required: ['type', 'words'],
  additionalProperties: false,
  properties: {
    type: { const: 'note', description: 'A note.' },
    words: { description: 'What it says.', type: 'string', formerly: ['text', 'body'] },
    size: { description: 'How large it is.', enum: ['small', 'large'], formerValues: { big: 'large' } },
  },
} as const satisfies JsonSchema;
const validator = createValidator(publishSchemas({ blocks: { note }, theme }));

const page = (...lines: string[]) => ['title: A', 'description: B', 'blocks:', ...lines.map((line) => `  ${line}`), ''].join('\n');

function judge(text: string) {
  const source = sourceOf(text);
  const { value, diagnostics, today } = judgePage(source, validator);
  return {
    source,
    value,
    today,
    diagnostics,
    found: diagnostics.map(({ code, message }) => `${code}: ${message}`),
    fixed: applyFixes(text, diagnostics).text,
  };
}

describe('former names', () => {
  test('are rewritten with comments, quotes and order as they were', () => {
    const { found, fixed, value } = judge(page('# why', "- type: 'remark' # as before", '  size: "big"', '  # said', '  "text": Hello'));
    expect(found).toEqual([
      'former-name: The block type "remark" has another name today: "note".',
      'former-name: The key "text" has another name today: "words".',
      'former-name: The value "big" has another name today: "large".',
    ]);
    expect(fixed).toBe(page('# why', "- type: 'note' # as before", '  size: "large"', '  # said', '  "words": Hello'));
    expect(judge(fixed).found).toEqual([]);
    expect(value?.unsound).toBeUndefined();
    expect(value?.data.blocks).toEqual([{ type: 'note', size: 'large', words: 'Hello' }]);
  });

  test('beside the name of today, or beside another former one, are left to their author', () => {
    const text = page('- { type: note, words: a, text: b }', '- { type: note, text: c, body: d }');
    const { found, fixed } = judge(text);
    expect(found).toEqual([
      'both-names: "text" is a former name of "words", and "words" stands here for the same.',
      'both-names: "text" is a former name of "words", and "body" stands here for the same.',
      'both-names: "body" is a former name of "words", and "text" stands here for the same.',
    ]);
    expect(fixed).toBe(text);
  });

  test('are drawn by the dev server as what they are called today', () => {
    const text = page('- { type: remark, text: Hello }', '- { type: note, words: 3 }');
    const { found: _found, fixed: _fixed, ...judged } = judge(text);
    const shown = showPage({ file: judged.source.file, text, isSound: false, ...judged }, validator);
    expect(shown.page?.data.blocks).toEqual([{ type: 'note', words: 'Hello' }, { type: 'dev-problem' }]);
    expect([...shown.broken.keys()]).toEqual([1]);
  });
});
