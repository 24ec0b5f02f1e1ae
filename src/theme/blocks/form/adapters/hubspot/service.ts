import { type Service, unknownName } from '../service.ts';

const hosts = { na1: 'api.hsforms.com', eu1: 'api-eu1.hsforms.com' };

/** https://developers.hubspot.com/docs/api-reference/legacy/forms-v3-legacy */
export const hubspot: Service = {
  title: 'HubSpot',
  needs: ['hubspot'],
  takes: [],
  mapped: true,
  required: ['email'],
  files: false,
  lists: true,
  needsScript: true,
  judgeName: (name) =>
    /^[a-z][a-z0-9_]*$/.test(name)
      ? undefined
      : unknownName('HubSpot', name, 'the internal name of a property: small letters, digits and _, as in firstname'),
  plan({ hubspot: account }) {
    if (!account) return undefined;
    const { portal, form, dataCentre = 'na1', consentBox } = account;
    return {
      url: `https://${hosts[dataCentre]}/submissions/v3/integration/submit/${portal}/${form}`,
      trap: { name: 'leave-empty' },
      consentBox,
    };
  },
};
