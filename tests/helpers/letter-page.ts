interface Letter {
  route: string;
  /** Maps in braces. */
  fields: readonly string[];
  /** A map in braces. */
  submit: string;
  /** The text behind "It arrived". */
  thanks?: string;
  /** Of the form. */
  name?: string;
}

/** The YAML of a page with a small form. */
export function letterPage({ route, fields, submit, thanks = 'We will answer.', name = 'letter' }: Letter): string {
  return `route: ${route}
title: Write to us
description: A form that is sent.
blocks:
  - type: form
    name: ${name}
    heading: Write to us
    sections:
      - heading: Your Letter
        fields:
${fields.map((field) => `          - ${field}\n`).join('')}    submit: ${submit}
    success: { heading: It arrived, text: "${thanks}" }
`;
}
