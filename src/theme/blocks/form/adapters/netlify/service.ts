import { encType, type Service } from '../service.ts';

/** https://docs.netlify.com/forms/setup/ */
export const netlify: Service = {
  title: 'Netlify',
  needs: [],
  takes: ['returnTo'],
  mapped: false,
  files: true,
  lists: true,
  isFound: true,
  plan: (_, { name, returnTo }, hasFiles) => ({
    url: '/',
    native: { action: returnTo && new URL(returnTo).pathname, encType: encType(hasFiles) },
    hidden: [['form-name', name]],
    trap: { name: 'bot-field', known: true },
  }),
};
