// Runs in the browser.
import { openEditor } from './problem-list.ts';

/** `<a data-editor>` opens the editor and leaves the page where it is. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-editor]') : null;
  if (link) openEditor(event, link);
});
