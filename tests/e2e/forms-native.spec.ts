import { expect } from 'playwright/test';
import { fillRequired, openForm, skipDelay } from './drive-forms.ts';
import { booking as anyForm, harbourForms } from './harbour-forms.ts';
import { test } from './shared-page.ts';

test('no form switches off the check of the browser, and a script that runs leaves it on', async ({ page }) => {
  for (const { path } of harbourForms) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('<form');
    expect(html, path).not.toMatch(/novalidate/i);
  }
  const island = await openForm(page, anyForm.path);
  const state = await island.locator('form').evaluate((form: HTMLFormElement) => [form.noValidate, form.checkValidity()]);
  expect(state).toEqual([false, false]);
});

test('what the browser accepts is sent: only its own rules decide', async ({ page }) => {
  const island = await openForm(page, anyForm.path);
  await skipDelay(page);
  await fillRequired(page, anyForm);
  await island.getByLabel('Email Address').fill('ada@localhost');
  await island.getByLabel('Full Name').evaluate((input: HTMLInputElement) => {
    input.value = '';
    input.required = false;
  });
  await island.getByRole('button', { name: anyForm.submit }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
});

test('where there are no better words, a field says what the browser says', async ({ page }) => {
  const island = await openForm(page, anyForm.path);
  const name = island.getByLabel('Full Name');
  await name.evaluate((input: HTMLInputElement) => {
    input.pattern = '[0-9]+';
  });
  await name.fill('Ada');
  await name.press('Tab');
  const words = await name.evaluate((input: HTMLInputElement) => input.validationMessage);
  expect(words).not.toBe('');
  await expect(name).toHaveAccessibleDescription(words);
});
