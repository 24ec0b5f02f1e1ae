import type { Direction } from './direction.ts';
import type { SiteConfig } from './site-config.ts';
import type { WordMap } from './words.ts';

/** Where the inbox of a site receives forms: /_forms/<name>. */
export const inboxPath = '/_forms/';

/** What a block knows of its page when it says what the inbox of the site has to know about its form. */
export interface ReceivingPlace {
  site: SiteConfig;
  /** The path of the page. */
  path: string;
  regionName: string;
  /** As in the `lang` attribute. */
  lang: string;
  direction: Direction;
  words: WordMap;
}

/** A form that the inbox of the site receives. */
export interface ReceivedForm {
  /** The last part of the path it is posted to. */
  name: string;
  /** What the rules of forms need to know: plain data, kept with the build. */
  form: object;
}

/** What was posted, by the names of the fields. */
export interface PostedForm {
  texts: ReadonlyMap<string, readonly string[]>;
  files: ReadonlyMap<string, readonly PostedFile[]>;
}

export interface PostedFile {
  name: string;
  /** In bytes. */
  size: number;
}

export type LeadValue = string | readonly string[] | boolean;

/** Words that somebody agreed to. */
export interface Consent {
  field: string;
  words: string;
  sha256: string;
}

/** A posted form by the rules of its fields. */
export interface JudgedForm {
  /** The answers of the fields that are shown, in their order. Files are not among them. */
  values: Readonly<Record<string, LeadValue>>;
  /** The fields whose files are kept. */
  fileFields: readonly string[];
  consents: readonly Consent[];
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  /** Whether the field is filled in that only robots see. */
  isTrapped: boolean;
}

/** How sending ended, for a visitor without script. */
export type InboxAnswer =
  | { kind: 'done' }
  | { kind: 'faults'; errors: JudgedForm['errors'] }
  | { kind: 'failed'; reason: 'busy' | 'too-large' | 'not-kept' };

/** What the theme knows about forms on the side of the server. `form` is what the block said when the page was built. */
export interface FormRules {
  /** @param fileTypes the endings of files that a field takes which does not say */
  judge(form: object, posted: PostedForm, fileTypes: readonly string[]): JudgedForm;
  /** The document that a visitor without script gets. @param posted what was sent, to be shown again */
  draw(form: object, answer: InboxAnswer, posted?: PostedForm): string;
  /** One sentence for a form that was not accepted as a whole. */
  describe(form: object, reason: Extract<InboxAnswer, { kind: 'failed' }>['reason']): string;
  /** The path of the page of thanks. */
  returnTo(form: object): string | undefined;
}
