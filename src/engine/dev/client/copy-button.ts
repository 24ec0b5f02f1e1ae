// Runs in the browser.

/** `<button data-copy="id">` copies the text of the element with that id. */
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  const text = button && document.getElementById(button.dataset.copy ?? '')?.textContent;
  if (!button || !text) return;
  void navigator.clipboard.writeText(text).then(() => {
    const label = button.textContent;
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = label;
    }, 1500);
  });
});
