// Runs in the browser.

/** A page that is drawn in a frame of the gallery makes its frame as high as itself. */
export function fitFrame(): void {
  const frame = window.frameElement;
  if (!(frame instanceof HTMLElement)) return;
  const fit = () => {
    frame.style.height = `${document.body.offsetHeight}px`;
  };
  new ResizeObserver(fit).observe(document.body);
}
