import { expect, type Locator } from 'playwright/test';
import type { NamedControl, SiteForm } from '../drive-forms.ts';
import { few } from '../extent.ts';

export interface ConsultationForm extends SiteForm {
  reference: RegExp;
  services: readonly string[];
  serviceValues: readonly string[];
  budgets: readonly string[];
  budgetValues: readonly string[];
  /** Regional forms name their office, what it specialises in and whom to call urgently. */
  office?: { name: string; email: string; phone: string; specialisations: readonly string[] };
}

export interface NewsletterForm extends SiteForm {
  title: string;
  topics: readonly string[];
}

const radios = ['General Consultation', 'Request for Proposal (RFP)', 'Business Assessment', 'Urgent Consultation'];
const terms = 'I agree to the terms and conditions and to the use of my details for this newsletter *';

function consultation(form: Omit<ConsultationForm, 'submit' | 'thanks' | 'controls'>): ConsultationForm {
  const controls: NamedControl[] = [
    ...radios.map((name) => ['radio', name] as const),
    ...(form.path === '/get-consultation' ? [['combobox', 'Where do you need our advice? (optional)'] as const] : []),
    ['textbox', 'Company Name *'],
    ['combobox', 'Company Size (optional)'],
    ['combobox', 'Industry (optional)'],
    ['textbox', 'Contact Name *'],
    ['textbox', 'Email Address *'],
    ['textbox', 'Phone Number (optional)'],
    ...form.services.map((name) => ['checkbox', name] as const),
    ['textbox', 'Project Description *'],
    ['combobox', 'Project Timeline (optional)'],
    ['combobox', 'Budget Range (optional)'],
    ['button', 'Submit Request'],
  ];
  const thanks =
    'Your consultation request has been submitted successfully. Our team will review your request and contact you within 24-48 hours.';
  return { ...form, controls, submit: 'Submit Request', thanks };
}

function newsletter(region: string, { path, home, topics }: Pick<NewsletterForm, 'path' | 'home' | 'topics'>): NewsletterForm {
  const controls: NamedControl[] = [
    ...['First Name *', 'Last Name *', 'Email Address *', 'Company (optional)', 'Job Title (optional)'].map(
      (name) => ['textbox', name] as const,
    ),
    ...topics.map((name) => ['checkbox', name] as const),
    ['checkbox', terms],
    ['checkbox', 'I would also like to hear about PCL services and events'],
    ['button', 'Subscribe'],
  ];
  return {
    path,
    name: `newsletter-${region.toLowerCase()}`,
    submit: 'Subscribe',
    title: `Subscribe to PCL ${region} Newsletter`,
    thanks: `You've successfully subscribed to our ${region} newsletter. Watch your inbox for the first issue.`,
    home,
    topics,
    controls,
  };
}

export const consultationForms: readonly ConsultationForm[] = [
  consultation({
    path: '/get-consultation',
    name: 'get-consultation',
    reference: /^PC-\d{6}$/,
    home: '/',
    services: ['Management and Risk Consulting', 'Digital and Technology', 'Transaction Advisory', 'Accounting and Tax Nigeria only'],
    serviceValues: ['management-risk', 'digital-tech', 'transaction', 'accounting-tax'],
    budgets: ['Under $50K', '$50K - $100K', '$100K - $250K', '$250K - $500K', 'Over $500K', 'Prefer to discuss'],
    budgetValues: ['under-50k', '50k-100k', '100k-250k', '250k-500k', 'over-500k', 'discuss'],
  }),
  consultation({
    path: '/consultation',
    name: 'consultation',
    reference: /^PC-\d{6}$/,
    home: '/',
    services: [
      'Strategic Management Consulting',
      'Global Technology Solutions',
      'International Transaction Advisory',
      'Multi-Jurisdictional Compliance',
    ],
    serviceValues: ['strategic-management', 'global-technology', 'international-transactions', 'multi-jurisdictional'],
    budgets: ['Under $500K', '$500K - $2M', '$2M - $10M', '$10M - $50M', 'Over $50M', 'Prefer to discuss'],
    budgetValues: ['under-500k', '500k-2m', '2m-10m', '10m-50m', 'over-50m', 'discuss'],
  }),
  consultation({
    path: '/consultation/nigeria',
    name: 'consultation-nigeria',
    reference: /^PC-NIGERIA-\d{6}$/,
    home: '/nigeria',
    services: ['Business Transformation', 'Data Protection & NDPR Compliance', 'Investment Advisory', 'Tax & Accounting'],
    serviceValues: ['business-transformation', 'data-protection', 'investment-advisory', 'tax-accounting'],
    budgets: ['Under ₦10M', '₦10M - ₦50M', '₦50M - ₦100M', '₦100M - ₦500M', 'Over ₦500M', 'Prefer to discuss'],
    budgetValues: ['under-10m', '10m-50m', '50m-100m', '100m-500m', 'over-500m', 'discuss'],
    office: {
      name: 'Abuja office',
      email: 'nigeria@pcl.example',
      phone: '+234 9 000 0100',
      specialisations: ['NDPR compliance', 'Tax and accounting', 'Business transformation', 'Investment advisory'],
    },
  }),
  consultation({
    path: '/consultation/uk',
    name: 'consultation-uk',
    reference: /^PC-UK-\d{6}$/,
    home: '/uk',
    services: ['Executive Strategy & Leadership', 'IASME & Cyber Assurance', 'Investment & Finance Advisory', 'Regulatory Compliance'],
    serviceValues: ['executive-strategy', 'iasme-cyber', 'investment-finance', 'regulatory-compliance'],
    budgets: ['Under £100K', '£100K - £500K', '£500K - £1M', '£1M - £5M', 'Over £5M', 'Prefer to discuss'],
    budgetValues: ['under-100k', '100k-500k', '500k-1m', '1m-5m', 'over-5m', 'discuss'],
    office: {
      name: 'London office',
      email: 'uk@pcl.example',
      phone: '+44 20 7946 0142',
      specialisations: ['IASME Cyber Assurance', 'Cyber Essentials', 'FTSE board advice', 'Regulatory compliance'],
    },
  }),
];

export const newsletterForms: readonly NewsletterForm[] = [
  newsletter('Global', {
    path: '/newsletter',
    home: '/',
    topics: [
      'Cross-border compliance',
      'Global market outlook',
      'Digital transformation',
      'International transactions',
      'Risk and governance',
      'Industry insights',
    ],
  }),
  newsletter('Nigeria', {
    path: '/newsletter/nigeria',
    home: '/ng',
    topics: [
      'NDPR compliance updates',
      'Tax and accounting changes',
      'CBN and banking regulation',
      'Oil and gas policy',
      'Business transformation',
      'Investment opportunities',
    ],
  }),
  newsletter('UK', {
    path: '/newsletter/uk',
    home: '/uk',
    topics: [
      'GDPR and data protection',
      'Cyber Essentials and IASME',
      'FCA and financial regulation',
      'Executive strategy',
      'Digital transformation',
      'Investment and finance',
    ],
  }),
];

export const siteForms: readonly SiteForm[] = [...consultationForms, ...newsletterForms];

/** All forms in the long suite, else one of each kind: they differ in words. */
export const triedConsultations = few(consultationForms, ({ name }) => ['get-consultation', 'consultation-uk'].includes(name));
export const triedNewsletters = few(newsletterForms, ({ name }) => name === 'newsletter-nigeria');

/** Every control has its role and its name, and there is no other. */
export async function expectControls(island: Locator, controls: readonly NamedControl[]): Promise<void> {
  const found = island.locator('input, select, textarea, button');
  await expect(found).toHaveCount(controls.length);
  for (const [index, [role, name]] of controls.entries()) {
    await expect(found.nth(index)).toHaveRole(role);
    await expect(found.nth(index)).toHaveAccessibleName(name);
  }
}
