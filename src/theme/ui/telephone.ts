// Runs on the server and in the browser.

/** A number as it is printed where it must not break over two lines. */
export function keepTogether(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}

/** The link that dials a number. "(0)" is printed and not dialled. */
export function telephone(number: string): string {
  return `tel:${number.replace('(0)', '').replace(/[^+\d]/g, '')}`;
}
