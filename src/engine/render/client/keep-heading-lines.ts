// Runs in the browser.

/**
 * Changes the fonts of the document and keeps the number of lines of every heading: if one would get more or fewer lines in
 * the new font, its letter spacing is changed by thousandths of an em until it has as many as before. Fallback fonts take
 * the same room on average and not word by word, so near the edge of its column a heading would move all that follows. When
 * the window gets another width, lines break anew anyway and the headings get their own spacing back.
 */
export function keepHeadingLines(changeFonts: () => void): void {
  const step = 0.002;
  const most = 30;
  const range = document.createRange();
  const linesOf = (heading: HTMLElement) => {
    range.selectNodeContents(heading);
    return Math.round(range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight));
  };
  // A heading that is not laid out yet moves nothing, and measuring it would force its layout.
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, legend')].filter(
    (heading) => heading.checkVisibility?.({ contentVisibilityAuto: true }) ?? true,
  );
  const before = headings.map(linesOf);
  changeFonts();
  const after = headings.map(linesOf);
  const changed: HTMLElement[] = [];
  headings.forEach((heading, index) => {
    const lines = before[index] as number;
    const direction = Math.sign(lines - (after[index] as number));
    const { fontSize, letterSpacing } = getComputedStyle(heading);
    if (direction !== 0) changed.push(heading);
    const own = (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize);
    for (let count = 1; direction !== 0 && count <= most && linesOf(heading) !== lines; count++)
      heading.style.letterSpacing = `${own + direction * count * step}em`;
  });
  const width = innerWidth;
  // The bars of a phone's browser change only the height while a visitor scrolls.
  addEventListener('resize', () => {
    if (innerWidth !== width) for (const heading of changed) heading.style.letterSpacing = '';
  });
}
