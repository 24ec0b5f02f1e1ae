// Runs in the browser.
import { tokenHeader } from '#engine/dev/wire.ts';

let token = '';

/** Sets the token that requests to open the editor have to send. */
export function takeToken(given: string): void {
  token = given;
}

/** `<a data-editor>`, in a tool too, opens the editor and leaves the page where it is. */
addEventListener('click', (event) => {
  // The target of an event that comes out of a shadow tree is the host of the tree.
  const target = event.composedPath()[0];
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-editor]') : null;
  if (!link) return;
  event.preventDefault();
  void fetch(link.href, { method: 'POST', headers: { [tokenHeader]: token } });
});
