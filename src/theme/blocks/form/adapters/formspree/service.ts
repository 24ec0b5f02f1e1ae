import { encType, type Service } from '../service.ts';

/** https://help.formspree.io */
export const formspree: Service = {
  title: 'Formspree',
  needs: ['formspree'],
  takes: ['returnTo'],
  mapped: false,
  files: true,
  lists: true,
  plan({ formspree: account }, { returnTo }, hasFiles) {
    if (!account) return undefined;
    const url = `https://formspree.io/f/${account.form}`;
    return {
      url,
      native: { action: url, encType: encType(hasFiles) },
      hidden: returnTo ? [['_next', returnTo]] : undefined,
      trap: { name: '_gotcha', known: true },
    };
  },
};
