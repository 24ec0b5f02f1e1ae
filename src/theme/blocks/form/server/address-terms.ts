import type { FormProps } from '../schema.ts';

/** The sections of a form with the links to terms as they stand in documents. @param address makes one of a link as authors write it */
export function addressTerms(sections: FormProps['sections'], address: (href: string) => string): FormProps['sections'] {
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) =>
      field.type === 'checkbox' && field.terms ? { ...field, terms: { ...field.terms, href: address(field.terms.href) } } : field,
    ),
  }));
}
