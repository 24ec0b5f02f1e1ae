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
