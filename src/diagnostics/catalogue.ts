interface CatalogueEntry {
  severity: 'error' | 'warning';
  /** One or two sentences: why this is reported at all. */
  why: string;
}

/** Every code a diagnostic can carry. Codes are permanent: scripts and silencing comments refer to them. */
export const catalogue = {
  'yaml-syntax': { severity: 'error', why: 'The file is not YAML, so nothing in it can be read.' },
  'yaml-anchor': { severity: 'error', why: 'An anchor (&name) hides the text behind it: "&R text" silently becomes "text".' },
  'yaml-alias': { severity: 'error', why: 'An alias (*name) refers to an anchor, and text that starts with * is taken for one.' },
  'yaml-tag': { severity: 'error', why: 'A tag (!name) changes or empties the value behind it.' },
  'yaml-directive': {
    severity: 'error',
    why: 'A directive (%YAML) changes how the rest of the file is read: under 1.1 "no" becomes false.',
  },
  'multiple-documents': { severity: 'error', why: 'A second document (---) would never be shown.' },
  'duplicate-key': { severity: 'error', why: 'Of two equal keys one would be lost.' },
  'unsafe-character': { severity: 'error', why: 'Control, zero-width and direction characters cannot be seen and change what is read.' },
  'cut-by-comment': { severity: 'warning', why: 'In YAML " #" starts a comment, so the rest of the line is not part of the value.' },
  'file-too-large': { severity: 'error', why: 'A page of more than 512 kB is a mistake, and takes very long to check.' },
  'not-text': { severity: 'error', why: 'The file is not UTF-8 text; it may be a picture or a document with the wrong ending.' },
  'empty-file': { severity: 'error', why: 'A page needs at least a title, a description and blocks.' },
  'unreadable-file': { severity: 'error', why: 'The operating system would not let the file be read.' },
  'missing-site-file': { severity: 'error', why: 'site.yaml holds the brand, the regions and the menus of every page.' },
  'unknown-key': { severity: 'error', why: 'A key nobody reads is a misspelling or a wish; both should be seen.' },
  'missing-key': { severity: 'error', why: 'Without this key the block or the page cannot be shown.' },
  'wrong-type': { severity: 'error', why: 'The value is of another kind than the key takes: a number for a text, a text for a list.' },
  'unknown-block-type': { severity: 'error', why: 'No folder of src/blocks has this name.' },
  'unknown-icon': { severity: 'error', why: 'The icon set has no icon of this name.' },
  'unknown-value': { severity: 'error', why: 'The key takes one of a few values only.' },
  'invalid-value': { severity: 'error', why: 'The value does not have the form the key asks for.' },
  'unknown-region': { severity: 'error', why: 'site.yaml describes no region of this name.' },
  'unknown-menu': { severity: 'error', why: 'site.yaml describes no menu of this name.' },
  'unknown-footer': { severity: 'error', why: 'site.yaml describes no footer of this name.' },
  'unknown-list': { severity: 'error', why: 'site.yaml holds no list of this name.' },
  'unknown-setting': { severity: 'error', why: 'A reference in ${…} names no setting of site.yaml.' },
  'unknown-flag': { severity: 'error', why: 'No flag of this name is drawn.' },
  'missing-route': { severity: 'error', why: 'A page needs an address, or the status of the error it stands for.' },
  'duplicate-route': { severity: 'error', why: 'Two pages claim one address; only one of them could be shown.' },
  'missing-home': { severity: 'error', why: 'The home address of a region is no page.' },
  'missing-error-page': { severity: 'warning', why: 'Unknown paths and failures need a page of their own.' },
  'dead-link': { severity: 'error', why: 'The link leads to an address no page answers.' },
  'dead-anchor': { severity: 'error', why: 'The link leads to a place that the page does not have.' },
  'missing-image': { severity: 'error', why: 'The picture file is not there.' },
  'invalid-image': { severity: 'error', why: 'The file is there, but is not a picture that can be read.' },
  'missing-main-heading': { severity: 'error', why: 'Every page needs a main heading; the first block that has a heading gives it.' },
  'raw-html': { severity: 'error', why: 'Prose is Markdown; HTML in it would not be shown.' },
  'form-condition': { severity: 'error', why: 'A condition that names no field, or a value the field cannot have, never comes true.' },
  'form-duplicate-field': { severity: 'error', why: 'Of two fields with one name only one value is kept.' },
  'form-field-name': { severity: 'error', why: 'The name would hide a property of the form that the browser or React needs.' },
  'form-option': { severity: 'error', why: 'A choice that does not exist, or exists twice, cannot be told from the others.' },
  'form-submit': { severity: 'error', why: 'The way the form is sent contradicts itself.' },
} as const satisfies Record<string, CatalogueEntry>;

export type DiagnosticCode = keyof typeof catalogue;
