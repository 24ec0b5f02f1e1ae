// Runs in the browser.
import { runEffects } from './effects.ts';
import { mountNewIslands } from './islands.ts';
import { morph } from './morph.ts';

/** The document as the server sent it last, beside the one that lives in the browser. */
export interface LiveDocument {
  /** Makes the page what the server says, and touches nothing else. @param html a whole document */
  become(html: string): void;
}

/** Call before any other script has changed the page. */
export function takeDocument(): LiveDocument {
  let sent = document.documentElement.cloneNode(true) as Element;
  takeSources(sent);
  return {
    become(html) {
      const fresh = parse(html);
      const sources = takeSources(fresh);
      const added = morph(document.documentElement, { before: sent, after: fresh });
      sent = fresh;
      for (const [index, block] of [...document.querySelectorAll(blocks)].entries())
        block.setAttribute('data-source', sources[index] ?? '');
      runEffects(added);
      void mountNewIslands(added);
    },
  };
}

const blocks = 'main > :not(script, style, [data-dev-tool])';

/** Removes and returns the `data-source` of the blocks: a block that only moved to another line of its file has not changed. */
function takeSources(root: Element): string[] {
  return [...root.querySelectorAll(blocks)].map((block) => {
    const source = block.getAttribute('data-source') ?? '';
    block.removeAttribute('data-source');
    return source;
  });
}

function parse(html: string): Element {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  // A document that runs scripts reads the content of a noscript as text; DOMParser reads it as elements.
  for (const element of documentElement.querySelectorAll('noscript')) element.textContent = element.innerHTML;
  return documentElement;
}
