import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import { createValidator } from '#engine/validate/create-validator.ts';
import checkForm from '#theme/blocks/form/check.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { initialValues, visibleSections } from '#theme/blocks/form/shared/conditions.ts';
import { arbitraryForm } from '../../../helpers/arbitrary-form.ts';
import { findUnsoundHtml } from '../../../helpers/find-unsound-html.ts';
import { createBlockRenderer, textOf } from '../../../helpers/render-blocks.ts';

const validator = createValidator(join(engineRoot, 'schema'));
const render = await createBlockRenderer();

/** A form that the schema and the check accept is drawn as sound HTML with every word of it. */
export async function isDrawnSoundly(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(arbitraryForm, async (form) => {
      expect(validator.block('form', form).errors).toEqual([]);
      expect(checkForm(form)).toEqual([]);
      const html = await render([form as BlockData]);
      expect(findUnsoundHtml(html)).toEqual([]);
      const shown = textOf(html);
      expect(visibleTexts(form).filter((text) => !shown.includes(text))).toEqual([]);
    }),
    { numRuns },
  );
}

/** A form is drawn with the values it starts with, and no other. */
export async function isDrawnWithItsValues(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(arbitraryForm, async (form) => {
      const html = await render([form as BlockData]);
      const island = html.slice(html.indexOf('<form'), html.indexOf('</form>'));
      const values = initialValues(form.sections);
      const shown = visibleSections(form.sections, values).flatMap((section) => section.fields);
      expect([...new Set([...island.matchAll(/ name="([^"]*)"/g)].map((match) => match[1]))]).toEqual(shown.map((field) => field.name));
      const ticked = [...island.matchAll(/<input[^>]*type="(?:radio|checkbox)"[^>]*>/g)].filter(([tag]) => / checked=/.test(tag));
      const expected = shown.flatMap(({ type, name }) => (type === 'radio' || type === 'checkboxes' ? (values[name] ?? []) : []));
      expect(ticked).toHaveLength(expected.length);
    }),
    { numRuns },
  );
}

function visibleTexts(form: FormProps): string[] {
  const visible = visibleSections(form.sections, initialValues(form.sections));
  return [
    form.heading,
    form.submit.label,
    ...visible.flatMap((section) => [
      section.heading,
      ...section.fields.flatMap((field) => [
        field.label,
        field.hint ?? '',
        field.type === 'checkbox' ? (field.terms?.label ?? '') : '',
        ...('options' in field && Array.isArray(field.options) ? field.options.map((option: { label: string }) => option.label) : []),
      ]),
    ]),
  ];
}
