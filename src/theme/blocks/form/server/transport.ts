/** How the island of a form sends it: what the service was found to need when the page was built. */
export interface Transport {
  /** Where the script sends to. */
  url: string;
  /** How the browser alone sends the form; left out where the service takes forms from scripts only. */
  native?: { action?: string; encType?: 'multipart/form-data' };
  /** What the service has to be told beside the fields: names and values. */
  hidden?: readonly (readonly [string, string])[];
  /** The field that only robots fill in. `known`: the service drops what has it filled in. */
  trap: { name: string; known?: boolean };
  /** Fields that are not sent. */
  unsent?: readonly string[];
  /** The field of the service that is told what was agreed to, and the SHA-256 of the words of each consent box. */
  consent?: { field: string; hashes: Readonly<Record<string, string>> };
  /** Whether browsers do some arithmetic for each form. */
  proofOfWork?: boolean;
  /** The consent box whose words HubSpot keeps. */
  consentBox?: string;
}
