// Runs in the browser.

/** A page that is drawn in a frame of the gallery makes its frame as high as itself. */
export function fitFrame(): void {
  // Not `instanceof`: the frame belongs to another window, which has classes of its own.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) return;
  const fit = () => {
    frame.style.height = `${document.body.offsetHeight}px`;
  };
  new ResizeObserver(fit).observe(document.body);
}
