// Runs in the browser.

/** A page of the list that stands in the document. */
export interface IndexedPage {
  href: string;
  title: string;
  description: string;
  /** Its region, where there are several, and its collection, where it is of one. */
  places: readonly string[];
  /** Its language; missing where it is that of the document. */
  lang?: string;
}

/** Every page of the list, by its path as URLs write it. */
export function listPages(index: Element): Map<string, IndexedPage> {
  const groups = [...index.querySelectorAll('.group')];
  return new Map(
    groups.flatMap((group) => {
      const region = groups.length > 1 ? textOf(group.firstElementChild) : '';
      const lang = group.querySelector<HTMLElement>('div[lang]')?.lang;
      return [...group.querySelectorAll('a')].map((link) => {
        const collection = link.closest<HTMLElement>('.pages')?.dataset.collection ?? '';
        const places = [region, collection].filter(Boolean);
        const page = { href: link.pathname, title: textOf(link), description: textOf(link.nextElementSibling), places, lang };
        return [link.pathname, page] as const;
      });
    }),
  );
}

function textOf(element: Element | null): string {
  return element?.textContent ?? '';
}

/** The pages whose title or description has all words, those first whose title has one. @param words as typed */
export function matchPages(pages: Iterable<IndexedPage>, words: string): IndexedPage[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const found = [...pages].filter(({ title, description }) => {
    const text = plain(`${title} ${description}`);
    return wanted.every((word) => text.includes(word));
  });
  const rank = ({ title }: IndexedPage) => (wanted.some((word) => plain(title).includes(word)) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** In lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A text in pieces; every second one is one of the words. */
export function splitAtWords(text: string, words: string): string[] {
  const wanted = words.split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [text];
  return text.split(new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu'));
}
