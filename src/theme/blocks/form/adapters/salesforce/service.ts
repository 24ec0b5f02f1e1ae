import { joinWords } from '#contract/join-words.ts';
import { nearest } from '#contract/nearest.ts';
import type { Service } from '../service.ts';

// The fields of every organisation, as the HTML that Salesforce generates names them; fields of its own are IDs.
const standard = [
  ...['first_name', 'last_name', 'salutation', 'title', 'company', 'email', 'phone', 'mobile', 'fax', 'URL'],
  ...['street', 'city', 'state', 'state_code', 'zip', 'country', 'country_code', 'description', 'lead_source', 'industry'],
  ...['rating', 'revenue', 'employees', 'Campaign_ID', 'member_status', 'emailOptOut', 'faxOptOut', 'doNotCall', 'recordType'],
];

/** https://help.salesforce.com, "Generate Leads from Your Website for Your Sales Teams" */
export const salesforce: Service = {
  title: 'Salesforce',
  needs: ['salesforce', 'returnTo'],
  takes: [],
  mapped: true,
  required: ['last_name', 'company'],
  files: false,
  lists: true,
  hasOwnPage: true,
  ticked: '1',
  judgeName(name) {
    if (standard.includes(name) || /^00N[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$/.test(name)) return undefined;
    const guess = nearest(name, standard);
    return {
      message: `Salesforce has no field called "${name}".`,
      suggestion: guess
        ? `Did you mean "${guess}"?`
        : `Use ${joinWords(standard.slice(0, 7), 'or')}, or the ID of a field of your own (00N…) from the generated HTML.`,
    };
  },
  plan({ salesforce: account }, { returnTo }) {
    if (!account || !returnTo) return undefined;
    const { org, host = 'webto.salesforce.com' } = account;
    const url = `https://${host}/servlet/servlet.WebToLead?encoding=UTF-8&orgId=${org}`;
    return {
      url,
      native: { action: url },
      hidden: [
        ['oid', org],
        ['retURL', returnTo],
      ],
      trap: { name: 'leave-empty' },
    };
  },
};
