import { type Service, unknownName } from '../service.ts';

/** https://mailchimp.com/help/host-your-own-signup-forms/ */
export const mailchimp: Service = {
  title: 'Mailchimp',
  needs: ['mailchimp'],
  takes: [],
  mapped: true,
  required: ['EMAIL'],
  files: false,
  lists: false,
  hasOwnPage: true,
  ticked: 'Y',
  judgeName: (name) =>
    /^(?:[A-Z][A-Z0-9_]{0,9}|(?:group|gdpr)\[[0-9]+\]|group\[[0-9]+\]\[[0-9]+\])$/.test(name)
      ? undefined
      : unknownName('Mailchimp', name, 'the merge tag without its bars (EMAIL, FNAME), or group[…] or gdpr[…] as in the embedded form'),
  plan({ mailchimp: account }) {
    if (!account || !URL.canParse(account.url)) return undefined;
    const { searchParams } = new URL(account.url);
    // The embedded form has a field of this name that real people leave empty.
    const trap = `b_${searchParams.get('u')}_${searchParams.get('id')}`;
    return { url: account.url, native: { action: account.url }, trap: { name: trap, known: true } };
  },
};
