import { expect } from 'playwright/test';
import { fillRequired, listenForValues, openForm, skipDelay, watchPage } from '../drive-forms.ts';
import { both } from '../extent.ts';
import { test } from '../shared-page.ts';
import { expectControls, triedConsultations } from './site-forms.ts';

const sizes = ['startup', 'small', 'medium', 'large', 'corporation'];
const timelines = ['immediate', 'short', 'medium', 'long', 'flexible'];
const paper = (name: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from('words') });

for (const form of triedConsultations) {
  test.describe(form.path, both, () => {
    test('starts empty, with its sections and controls in order and the choices of its region', async ({ page }) => {
      const island = await openForm(page, form.path);
      await expectControls(island, form.controls);
      await expect(island.getByRole('heading')).toHaveText([
        'Type of Request',
        ...(form.path === '/get-consultation' ? ['Preferred Region'] : []),
        'Company Information',
        'Contact Information',
        'Service Areas of Interest',
        'Project Details',
        ...(form.office ? ['Regional Office'] : []),
      ]);
      await expect(island.getByRole('radio', { checked: true })).toHaveAccessibleName('General Consultation');
      const typeValues = await island.getByRole('radio').evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
      expect(typeValues).toEqual(['general', 'rfp', 'assessment', 'urgent']);
      await expect(island.getByRole('checkbox', { checked: true })).toHaveCount(0);
      const choices = (name: string) =>
        island
          .getByRole('combobox', { name })
          .evaluate((select) => Array.from((select as HTMLSelectElement).options, ({ value, label }) => [value, label]));
      expect(await choices('Company Size')).toEqual([
        ['', 'Select company size'],
        ...[
          'Startup (1-10 employees)',
          'Small Business (11-50)',
          'Medium Business (51-200)',
          'Large Enterprise (201-1000)',
          'Corporation (1000+)',
        ].map((label, index) => [sizes[index], label]),
      ]);
      expect((await choices('Project Timeline')).map(([value]) => value)).toEqual(['', ...timelines]);
      expect(await choices('Industry')).toHaveLength(13);
      expect(await choices('Budget Range')).toEqual([
        ['', 'Select budget range'],
        ...form.budgets.map((label, index) => [form.budgetValues[index], label]),
      ]);
      const services = await island
        .getByRole('checkbox')
        .evaluateAll((all) => all.map((box) => [(box as HTMLInputElement).name, (box as HTMLInputElement).value]));
      expect(services).toEqual(form.serviceValues.map((value) => ['serviceAreas', value]));
      if (form.path === '/get-consultation')
        expect((await choices('Where do you need our advice?')).map(([value]) => value)).toEqual(['', 'nigeria', 'uk', 'multiple']);
      else await expect(island.locator('[name=region]')).toHaveCount(0);
      for (const box of await island.getByRole('textbox').all()) await expect(box).toHaveValue('');
      await expect(island.locator('[aria-invalid]')).toHaveCount(0);
    });

    test('names the office and what it specialises in, if it has one', async ({ page }) => {
      const island = await openForm(page, form.path);
      const main = page.getByRole('main');
      if (!form.office) {
        await expect(island.locator('.office')).toHaveCount(0);
        // The global page has what the firm specialises in, and the note, without an office.
        await expect(main.getByText('Choose Urgent Consultation below')).toHaveCount(form.path === '/consultation' ? 1 : 0);
        return;
      }
      await expect(island.locator('.office')).toContainText(form.office.name);
      await expect(island.locator('.office').getByRole('link')).toHaveText([form.office.email, form.office.phone]);
      await expect(main.locator('.pills').first().getByRole('listitem')).toHaveText([...form.office.specialisations]);
      const tops = await main
        .locator('.pills')
        .first()
        .getByRole('listitem')
        .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
      expect(tops.at(-1), 'the last of them has a neighbour in its line').toBe(tops.at(-2));
      const notice = main.locator('.form-before p', { hasText: 'Urgent Consultation' });
      await expect(notice).toContainText(form.office.phone);
      // With spaces that no line breaks at.
      expect(await notice.innerText()).toContain(form.office.phone.replaceAll(' ', '\u00a0'));
      const amber = await notice.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(amber).not.toBe(await main.evaluate((element) => getComputedStyle(element).backgroundColor));
    });

    test('writes what was filled in to the console, sends nothing, and thanks with a reference', async ({ page }) => {
      const written = listenForValues(page, form.name);
      const island = await openForm(page, form.path);
      await skipDelay(page);
      const seen = watchPage(page);
      await fillRequired(page, form);
      await island.getByLabel('Request for Proposal (RFP)').check();
      await island.getByLabel('Company Size').selectOption('medium');
      await island.getByLabel('Industry').selectOption('oil-gas');
      await island.getByLabel('Phone Number').fill('+44 20 7946 0000');
      await island.getByRole('checkbox').nth(0).check();
      await island.getByRole('checkbox').nth(2).check();
      await island.getByLabel('Project Timeline').selectOption('flexible');
      await island.getByLabel('Budget Range').selectOption(form.budgetValues[2] as string);
      await island.getByLabel('Upload Documents').setInputFiles(paper('plan.pdf'));
      if (form.path === '/get-consultation') await island.getByLabel('Where do you need our advice?').selectOption('multiple');
      await island.getByRole('button', { name: 'Submit Request' }).click();
      const heading = page.getByRole('heading', { name: 'Thank You!' });
      const reference = page.locator('.reference strong');
      await expect(reference).toHaveText(form.reference);
      await expect(heading).toHaveAccessibleDescription(`${form.thanks} Reference ID ${await reference.innerText()}`);
      await expect(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', form.home);
      await expect
        .poll(() => written)
        .toEqual([
          {
            consultationType: 'rfp',
            ...(form.path === '/get-consultation' && { region: 'multiple' }),
            companyName: 'Words for Company Name *',
            companySize: 'medium',
            industry: 'oil-gas',
            contactName: 'Words for Contact Name *',
            email: 'ada@example.org',
            phone: '+44 20 7946 0000',
            serviceAreas: [form.serviceValues[0], form.serviceValues[2]],
            projectDescription: 'Words for Project Description *',
            timeline: 'flexible',
            budget: form.budgetValues[2],
            documents: ['plan.pdf'],
          },
        ]);
      expect(seen).toEqual({ requests: [], errors: [] });
      await expect(page).toHaveURL(form.path);
    });
  });
}
