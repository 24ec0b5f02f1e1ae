import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { engineRoot } from '#engine/engine-root.ts';
import { inbox } from '#engine/schema/inbox-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import { createValidator } from '#engine/validate/create-validator.ts';
import { services } from '#theme/blocks/form/adapters/services.ts';
import checkForm from '#theme/blocks/form/check.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { planSending } from '#theme/blocks/form/server/plan-sending.ts';

const page = readFileSync(join(engineRoot, 'docs/forms.md'), 'utf8');
const all = [...page.matchAll(/^```yaml\n# (\S+)\n([\s\S]*?)^```/gm)].map(
  ([, name = '', text = '']) => [name, parse(text) as { submit: FormProps['submit'] }] as const,
);
const snippets = all.filter(([name]) => name !== 'site.yaml' && name !== 'inbox');
const validator = createValidator(join(engineRoot, 'schema'));
const kinds: Record<string, object> = {
  email: { type: 'email' },
  topics: { type: 'checkboxes', options: [{ value: 'wool', label: 'Wool' }] },
  terms: { type: 'checkbox' },
};

/** A form with the fields that a snippet names. */
function formOf({ submit }: { submit: FormProps['submit'] }): FormProps {
  const names = [...Object.keys(submit.fields ?? { email: 'email' }), ...(submit.unsent ?? [])];
  const fields = names.map((name) => ({ type: 'text', ...kinds[name], name, label: name, required: name !== 'topics' }));
  const sections = [{ heading: 'You', fields }];
  return { type: 'form', name: 'letter', heading: 'Write', sections, submit, success: { heading: 'Sent', text: 'Thanks.' } } as never;
}

describe('docs/forms.md', () => {
  test('has a snippet for every service', () => {
    expect(snippets.map(([name]) => name).sort()).toEqual(
      Object.keys(services)
        .filter((name) => name !== 'post')
        .sort(),
    );
  });

  test.each(snippets)('%s: its snippet is sound, and sends the form there', (name, snippet) => {
    const form = formOf(snippet);
    expect(snippet.submit.adapter).toBe(name);
    expect(validator.block('form', form).errors).toEqual([]);
    expect(checkForm(form)).toEqual([]);
    expect(planSending(form, { name: 'letter', path: '/letter', returnTo: 'https://www.example.com/thanks' })).toBeDefined();
  });

  test('the inbox: its snippets are sound together', () => {
    const found = Object.fromEntries(all);
    const site = { inbox: (found['site.yaml'] as unknown as Pick<SiteConfig, 'inbox'>).inbox } as SiteConfig;
    const form = formOf(found.inbox as { submit: FormProps['submit'] });
    expect(site.inbox).toEqual({});
    expect(validator.block('form', form).errors).toEqual([]);
    expect(checkForm(form, site)).toEqual([]);
    const [, comment = ''] = /^inbox: \{\} # or (\{.*\})$/m.exec(page) ?? [];
    expect(Object.keys(parse(comment)).every((key) => Object.hasOwn(inbox.properties, key))).toBe(true);
  });

  test('says of each service what it does without script and with files, as the program does', () => {
    for (const [name, { title, needsScript, files }] of Object.entries(services)) {
      if (name === 'post') continue;
      const own = page.slice(page.indexOf(`## ${title}`)).split('\n## ')[0] ?? '';
      expect([name, own.includes('Without script: works')]).toEqual([name, !needsScript]);
      expect([name, /Files(?: and checkbox groups)?: no/.test(own)]).toEqual([name, !files]);
    }
  });
});
