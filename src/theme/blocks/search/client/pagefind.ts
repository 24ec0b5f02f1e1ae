// Runs in the browser.

/** What is used of Pagefind's interface (https://pagefind.app/docs/api/). */
interface Pagefind {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  search(words: string): Promise<{ results: { data(): Promise<Fragment> }[] }>;
}

/** What Pagefind knows of a page that it found. */
export interface Fragment {
  /** The path of the page, with a slash at its end. */
  url: string;
  /** HTML: the words around the match, which are in `<mark>`. */
  excerpt: string;
  meta: { title?: string };
}

/** An excerpt is this many words long. A page that has the very word stands above those with a longer one: 12 above 120. */
const options = { excerptLength: 24, excerptEllipsis: '…', ranking: { termSimilarity: 10 } };

/** Milliseconds that a search may take before it is given up; it begins with loading the index. */
const patience = 10_000;

/** @param index the path of its folder, with a slash at its end @returns a function that searches, and rejects if that is not possible */
export function openPagefind(index: string): (words: string) => Promise<(() => Promise<Fragment>)[]> {
  let loading: Promise<Pagefind> | undefined;
  const load = async () => {
    const pagefind = (await import(/* @vite-ignore */ `${index}pagefind.js`)) as Pagefind;
    await pagefind.options(options);
    await pagefind.init();
    return pagefind;
  };
  return async (words) => {
    loading ??= load();
    const searching = loading.then((pagefind) => pagefind.search(words));
    try {
      const { results } = await withinTime(searching);
      return results.map((result) => () => withinTime(result.data()));
    } catch (error) {
      // The next search tries again: the connection may be back.
      loading = undefined;
      throw error;
    }
  };
}

function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  return Promise.race([promise, new Promise<never>((_, fail) => setTimeout(() => fail(new Error('the index did not arrive')), patience))]);
}
