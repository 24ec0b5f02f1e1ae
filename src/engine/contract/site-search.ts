/** What the view of a block that searches the site gets beside what its author wrote: `PageContext.search`. */
export interface SiteSearch {
  /** The path of the folder that holds Pagefind and its index, with a slash at its end; missing where no index is made. */
  index?: string;
  /** Every page that can be found, by region: the region of this page first. */
  groups: readonly PageGroup[];
}

export interface PageGroup {
  /** The name of the region. */
  title: string;
  /** The language of its pages: en-GB. */
  lang: string;
  /** Its pages first, then the entries of each collection; none is empty. */
  parts: readonly PageGroupPart[];
}

export interface PageGroupPart {
  /** What the collection is called; missing for pages that are no entries. */
  title?: string;
  /** The home page first, the others by title. */
  pages: readonly ListedPage[];
}

export interface ListedPage {
  href: string;
  title: string;
  description: string;
}
