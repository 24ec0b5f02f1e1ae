import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, type Locator } from 'playwright/test';
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { arbitraryForm } from '../helpers/arbitrary-form.ts';
import { type FormServer, startFormServer } from '../helpers/form-server.ts';
import { listenForValues, openForm, watchPage } from './drive-forms.ts';
import { both, takesAll } from './extent.ts';
import { test as base } from './shared-page.ts';

const forms = fc.sample(arbitraryForm, { seed: 20, numRuns: takesAll ? 40 : 8 });

// Properties that a form element has and that a field of this name hides from scripts.
const hiding = ['action', 'attributes', 'children', 'contains', 'dataset', 'elements', 'id', 'isConnected', 'method', 'parentElement'];
const more = ['querySelector', 'querySelectorAll', 'requestSubmit', 'submit', 'reset', 'target', 'closest', 'matches', 'style', 'length'];
const hidingForm = {
  type: 'form',
  name: 'any-form',
  heading: 'Names',
  sections: [{ heading: 'All', fields: [...hiding, ...more].map((name) => ({ type: 'text', name, label: name, required: true })) }],
  submit: { label: 'Send', delay: 0 },
  success: { heading: 'Sent', text: 'Done.' },
} as unknown as FormProps;

const pageOf = (form: FormProps, index: number | string) =>
  JSON.stringify({ route: `/any/${index}`, title: `Form ${index}`, description: 'A form.', blocks: [form] });
const pages = {
  ...Object.fromEntries(forms.map((form, index) => [`pages/any-${index}.yaml`, pageOf(form, index)])),
  'pages/hiding.yaml': pageOf(hidingForm, 'hiding'),
  'pages/registration.yaml': readFileSync(join(import.meta.dirname, '..', 'fixtures', 'forms', 'registration.yaml'), 'utf8'),
};

const test = base.extend<object, { site: FormServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const server = await startFormServer(pages, 'development');
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

// In one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

test('the React of these tests is the one that complains', async ({ page, site }) => {
  await page.goto(`${site.origin}/any/0`);
  const script = (await page.content()).match(/"(\/assets\/island-form[^"]+)"/)?.[1];
  const code = await (await page.request.get(`${site.origin}${script}`)).text();
  expect(code).toContain('hydration-mismatch');
});

for (const [index, form] of forms.entries()) {
  test(`form ${index} of any forms gives back exactly what was entered, in React's own severe judgement`, both, async ({ page, site }) => {
    const seen = watchPage(page);
    const written = listenForValues(page, form.name);
    const island = await openForm(page, `${site.origin}/any/${index}`);
    const entered: Record<string, unknown> = {};
    for (const [place, field] of form.sections.flatMap((section) => section.fields).entries()) {
      const controls = island.locator(`[name="${field.name}"]`);
      if ((await controls.count()) > 0) entered[field.name] = await enter(controls, field, place);
    }
    await island.locator('[type=submit]').click();
    await expect(page.locator('.form-done')).toBeVisible();
    await expect.poll(() => written).toEqual([entered]);
    if (form.success.reference)
      await expect(page.locator('.reference strong')).toHaveText(new RegExp(`^${form.success.reference.replaceAll('#', '\\d')}$`));
    await expect(page).toHaveURL(`${site.origin}/any/${index}`);
    expect(seen.errors).toEqual([]);
    expect(seen.requests.slice(1)).toEqual([]);
  });
}

test('a form whose fields hide its own properties is checked and sent like any other', async ({ page, site }) => {
  const seen = watchPage(page);
  const written = listenForValues(page, hidingForm.name);
  const island = await openForm(page, `${site.origin}/any/hiding`);
  // The browser driver itself trips over such names, so the page fills in the form by itself.
  const press = () => island.evaluate((element) => element.querySelector<HTMLButtonElement>('[type=submit]')?.click());
  await press();
  await expect(page.locator('.error')).toHaveCount(20);
  await island.evaluate((element) => {
    for (const input of element.querySelectorAll('input')) {
      input.value = input.name;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(page.locator('.error')).toHaveCount(0);
  await press();
  await expect(page.locator('.form-done')).toBeVisible();
  await expect.poll(() => written).toEqual([Object.fromEntries([...hiding, ...more].map((name) => [name, name]))]);
  expect(seen.errors).toEqual([]);
});

/** Answers one field. @returns what was answered */
async function enter(controls: Locator, field: Field, place: number): Promise<unknown> {
  const options = 'options' in field ? (field.options as unknown as { value: string }[]).map((option) => option.value) : [];
  const chosen = place % Math.max(options.length, 1);
  switch (field.type) {
    case 'select':
      await controls.selectOption(options[chosen] as string);
      return options[chosen];
    case 'radio':
      await controls.nth(chosen).check();
      return options[chosen];
    case 'checkboxes':
      for (const at of options.keys()) await controls.nth(at).setChecked(at >= chosen);
      return options.slice(chosen);
    case 'checkbox': {
      const ticked = Boolean(field.required || field.gatesSubmit) || place % 2 === 0;
      await controls.setChecked(ticked);
      return ticked;
    }
    case 'file':
      await controls.setInputFiles({ name: `file ${place}.txt`, mimeType: 'text/plain', buffer: Buffer.from('words') });
      return [`file ${place}.txt`];
    default: {
      const words = { email: 'ada@example.org', tel: '+44 20', text: `"<${place}> & 水`, textarea: `One\n\n  ${place}\n</textarea>` }[
        field.type
      ];
      await controls.fill(words);
      return words;
    }
  }
}

test('an author adds an event registration with YAML alone', async ({ page, site }) => {
  const seen = watchPage(page);
  const written = listenForValues(page, 'harvest-supper');
  const island = await openForm(page, `${site.origin}/harvest-supper`);
  await expect(page.getByText('Registration closes on 1 October.')).toBeVisible();
  const register = island.getByRole('button', { name: 'Register' });
  await expect(register).toBeDisabled();
  await island.getByLabel('I have read the house rules').check();
  await island.getByLabel('Pumpkin soup').uncheck();
  await register.click();
  const seat = island.getByRole('radio', { name: 'As a member' });
  await expect(seat).toBeFocused();
  await expect(island.getByRole('group', { name: 'How will you come? *' })).toHaveAccessibleDescription('Choose one of the options.');
  await expect(island.getByRole('group', { name: 'Which courses do you want? *' })).toHaveAccessibleDescription(
    'Choose at least one of the options.',
  );
  await expect(island.getByLabel('Name of Your Host')).toHaveCount(0);
  await island.getByLabel('As a guest').check();
  await island.getByLabel('Name of Your Host').fill('Grace');
  await expect(island.getByRole('heading', { name: 'Your Roast' })).toHaveCount(0);
  await island.getByLabel('Roast', { exact: true }).check();
  await island.getByLabel('Kind of Roast').selectOption('mushroom');
  await island.getByLabel('Name *', { exact: true }).fill('<b>Ada</b>');
  await island.getByLabel('Email').fill('ada@example.org');
  await expect(island.locator('[aria-invalid]')).toHaveCount(0);
  await register.click();
  const heading = page.getByRole('heading', { name: 'See you there, <b>Ada</b>' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveAccessibleDescription(
    /^Your place is kept, with Roast\. We call nobody and write to ada@example\.org\. Table number SUPPER-\d{4}$/,
  );
  await expect(page).toHaveTitle(/^Registered/);
  // Only the form has given way.
  await expect(page.getByText('Who was there last year')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy table number' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the club' })).toHaveAttribute('href', '/');
  await expect
    .poll(() => written)
    .toEqual([
      {
        seat: 'guest',
        host: 'Grace',
        dishes: ['roast'],
        roast: 'mushroom',
        fullName: '<b>Ada</b>',
        phone: '',
        email: 'ada@example.org',
        remarks: 'None',
        photo: [],
        rules: true,
      },
    ]);
  expect(seen.errors).toEqual([]);
});
