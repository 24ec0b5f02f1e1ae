import { HtmlValidate } from 'html-validate';

/** With the rules for everything the engine writes. */
const validate = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes these as HTML allows them.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    'attr-case': 'off',
    // A link that dials may read "Call us".
    'tel-non-breaking': 'off',
    // React's own ids start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // The boxes of one group share a name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'no-inline-style': 'error',
    // Scripts of this site need no second proof; there are none from elsewhere.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** What html-validate finds wrong with a document, one line a message; nothing when it is sound. */
export function findUnsoundHtml(html: string): string[] {
  return validate
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`));
}
