/** What is known about one code, for `--explain` and the reference page. */
export interface CatalogueEntry {
  severity: 'error' | 'warning';
  /** One or two sentences: what is reported, and why at all. */
  why: string;
  example: Example;
  /** Set for an error that a comment may suppress; warnings always may be. */
  suppressible?: true;
  /** Set for what `check --release` treats otherwise: what it alone reports, or a warning that is an error there. Comments may suppress it. */
  release?: 'only' | 'error';
}

interface Example {
  /**
   * What the two texts are: entries of a page's `blocks`, a page or its head, a part of site.yaml, several pages (each under
   * a line "# pages/name.yaml"), files of a site that has the collections articles and people (each under such a line), or words where no
   * text can show it.
   */
  as: 'blocks' | 'page' | 'site' | 'pages' | 'journal' | 'words';
  wrong: string;
  right: string;
}
