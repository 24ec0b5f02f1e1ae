import { css } from '@emotion/react';
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { initialValues, visibleSections } from '#theme/blocks/form/shared/conditions.ts';
import { fileStyles } from '#theme/blocks/form/shared/file-styles.ts';
import { optionsOf } from '#theme/blocks/form/shared/options-of.ts';
import { isPostedByBrowser } from '../plan-sending.ts';
import { officeStyles } from './office-styles.ts';

const describedStyles = css`
  .choice-about {
    grid-column: 2;
    color: var(--soft);
    font-size: var(--text-sm);
  }
`;

const badgeStyles = css`
  .option-badge {
    display: inline-block;
    margin-inline-start: 0.4em;
    padding: 0.1rem 0.55rem;
    border-radius: var(--radius);
    background: var(--warning);
    box-shadow: inset 0 0 0 1px var(--warning-line);
    font-size: var(--text-xs);
    font-weight: 600;
    white-space: nowrap;
  }
`;

const consentStyles = css`
  .consent .hint {
    margin: 0.5rem 0 0;
  }
`;

const halfStyles = css`
  @media (min-width: 40rem) {
    .fields:has([data-half]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > :not([data-half]) {
        grid-column: 1 / -1;
      }
    }
  }
`;

// A form with required checkboxes has two buttons: one for visitors with script, enabled by the checkboxes, and one for all
// others.
const gatedStyles = css`
  @media (scripting: none) {
    [data-scripted] {
      display: none;
    }
  }
`;

/** Styles that only some forms need; other pages leave them out to stay small. */
export function variantStyles(form: FormProps) {
  const { sections, contact, aside, submit } = form;
  const fields = sections.flatMap((section) => section.fields);
  const atFirst = visibleSections(sections, initialValues(sections)).flatMap((section) => section.fields);
  const options = fields.flatMap((field) => ('options' in field ? optionsOf(field) : []));
  const isGate = (field: Field) => field.type === 'checkbox' && field.gatesSubmit;
  return [
    options.some((option) => option.description) && describedStyles,
    options.some((option) => option.badge) && badgeStyles,
    fields.some((field) => field.type === 'checkbox') && consentStyles,
    fields.some((field) => 'width' in field && field.width === 'half') && halfStyles,
    atFirst.some((field) => field.type === 'file') && css(fileStyles),
    isPostedByBrowser(submit) && fields.some(isGate) && gatedStyles,
    (contact || aside?.contact) && officeStyles,
  ];
}
