import { encType, type Service } from '../service.ts';

const url = 'https://api.web3forms.com/submit';

/** https://docs.web3forms.com/getting-started/api-reference */
export const web3forms: Service = {
  title: 'Web3Forms',
  needs: ['web3forms'],
  takes: ['returnTo'],
  mapped: false,
  files: true,
  lists: true,
  plan({ web3forms: account }, { returnTo }, hasFiles) {
    if (!account) return undefined;
    const { key, subject } = account;
    return {
      url,
      native: { action: url, encType: encType(hasFiles) },
      hidden: [
        ['access_key', key],
        ...(subject ? [['subject', subject] as const] : []),
        ...(returnTo ? [['redirect', returnTo] as const] : []),
      ],
      trap: { name: 'botcheck', known: true },
    };
  },
};
