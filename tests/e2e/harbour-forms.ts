import type { SiteForm } from './drive-forms.ts';

interface HarbourForm extends SiteForm {
  /** Whom the form names when it cannot be sent: an e-mail address and a phone number. */
  contacts: readonly string[];
}

/** The form that is asked for and waits: with a part that one answer opens, files, a reference number and a delay of two seconds. */
export const booking: HarbourForm & { reference: string } = {
  path: '/book',
  name: 'booking',
  submit: 'Send Request',
  thanks: 'It has arrived. We look for a boat and write to you within a day.',
  reference: 'HB-SOUTH-',
  home: '/south',
  contacts: ['south@harbour.example', '+44 20 7946 0161'],
  controls: [
    ['radio', 'Hire a boat'],
    ['radio', 'Take a lesson'],
    ['radio', 'Charter with a crew'],
    ['textbox', 'Full Name *'],
    ['textbox', 'Email Address *'],
    ['textbox', 'Phone Number (optional)'],
    ['combobox', 'Number of People (optional)'],
    ['checkbox', 'A picnic'],
    ['checkbox', 'A guide South only'],
    ['checkbox', 'Room for a dog'],
    ['textbox', 'Your Plans *'],
    ['button', 'Send Request'],
  ],
};

/** The answer that opens the part with files. */
export const charter = 'Charter with a crew';

/** The form whose button waits for a box, and whose answers take no time to send. */
export const letters: HarbourForm = {
  path: '/letters',
  name: 'letters',
  submit: 'Subscribe',
  thanks: 'The first letter comes on Friday.',
  home: '/',
  contacts: ['desk@harbour.example', '+44 20 7946 0160'],
  controls: [
    ['textbox', 'First Name *'],
    ['textbox', 'Last Name *'],
    ['textbox', 'Email Address *'],
    ['textbox', 'Club (optional)'],
    ['checkbox', 'Wind and weather'],
    ['checkbox', 'New boats'],
    ['checkbox', 'Races'],
    ['checkbox', 'I agree to the terms of the letter *'],
    ['checkbox', 'I would also like to hear about events'],
    ['button', 'Subscribe'],
  ],
};

export const harbourForms: readonly HarbourForm[] = [booking, letters];
