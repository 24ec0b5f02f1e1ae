import type { DataPath } from '#contract/data-path.ts';
import type { Condition, Field } from '#theme/blocks/form/field-schemas.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';

export interface PlacedField {
  field: Field;
  /** Within the block. */
  path: DataPath;
  /** The condition of the section it stands in. */
  sectionCondition?: Condition;
}

/** Every field of a form with its place. */
export function listFields({ sections }: FormProps): PlacedField[] {
  return sections.flatMap((section, sectionIndex) =>
    section.fields.map((field, index) => ({
      field,
      path: ['sections', sectionIndex, 'fields', index],
      sectionCondition: section.showWhen,
    })),
  );
}
