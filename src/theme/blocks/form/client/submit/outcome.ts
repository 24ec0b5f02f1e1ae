/** How sending a form ended. */
export type Outcome =
  | { kind: 'done' }
  /** The browser left for a page of the service, and the visitor has come back. */
  | { kind: 'back' }
  /** The receiver found fault with some answers: what is wrong, by field name. */
  | { kind: 'invalid'; fields: Readonly<Record<string, string>>; message?: string }
  /** Nothing was accepted: what happened and what to do, in two sentences. */
  | { kind: 'failed'; what: string; suggestion: string };
