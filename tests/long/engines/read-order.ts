// Runs in the page: each function sees nothing but itself.

/** Pairs of texts of the main part that are read one after the other, of which the second one stands above or before the first. */
export function listOrderFaults(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, dt, dd, label, figcaption, legend)')].filter(
    (element) =>
      element.checkVisibility() &&
      element.innerText.trim() !== '' &&
      !element.closest('.visually-hidden, [popover], [aria-hidden=true]') &&
      // What holds another of them has no place of its own.
      !element.querySelector('h1, h2, h3, h4, p, li, dt, dd, label, figcaption, legend'),
  );
  return texts.flatMap((text, index) => {
    const before = texts[index - 1];
    // A figure stands above what it counts, and both are read as one.
    const pair = text.closest('dl > div');
    if (!before || pair?.contains(before)) return [];
    const [first, second] = [before.getBoundingClientRect(), text.getBoundingClientRect()];
    const isBelow = second.top >= first.top - 1 && second.bottom >= first.bottom - 1;
    const isBehind = second.left >= first.right - 1;
    return isBelow || isBehind ? [] : [`"${text.innerText.slice(0, 40)}" is read after "${before.innerText.slice(0, 40)}"`];
  });
}

/** Numbers everything that Tab stops at, in the order of the page, in `data-stop`. @returns how many there are */
export function listTabStops(): number {
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [tabindex="-1"], input[type=hidden]') &&
      // A group of radio buttons is one stop: the chosen one.
      !(element.matches('input[type=radio]') && !(element as HTMLInputElement).checked),
  );
  for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index);
  return stops.length;
}
