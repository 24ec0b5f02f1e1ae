// Runs in the browser on every page.

// A menu that was left open would still be open when the visitor comes back with the Back button, and a link to a place
// on the same page loads nothing that could close it.
function closeMenus(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover();
}

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[popover] a[href]')) closeMenus();
});
addEventListener('pagehide', closeMenus);

// What is focused next must not lie behind an open panel (WCAG 2.2, 2.4.11). The button that opens the panel belongs to it.
document.addEventListener('focusin', ({ target }) => {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
    if (!panel.contains(target as Node) && !(target as Element).matches(`[popovertarget="${panel.id}"]`)) panel.hidePopover();
});
