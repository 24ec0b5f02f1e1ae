// Runs in the browser.

/**
 * Moves the motif of a hero slightly, by transform only: after the pointer, or behind the scrolling page. Visitors who
 * ask for reduced motion get none, and devices without a mouse load nothing for it.
 */
export default async function moveMotif(hero: HTMLElement): Promise<void> {
  const motif = hero.querySelector<HTMLElement>('[data-parallax]');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  if (!motif || calm.matches) return;
  // Imported here because a page needs only one of the two.
  if (motif.dataset.parallax === 'scroll') {
    const { followScroll } = await import('./follow-scroll.ts');
    followScroll(hero, motif, calm);
  } else if (matchMedia('(any-hover: hover)').matches) {
    const { followPointer } = await import('./follow-pointer.ts');
    followPointer(hero, motif, calm);
  }
}
