// Runs on the server and in the browser.

/** The link that dials a number. "(0)" is printed and not dialled. */
export function telephone(number: string): string {
  return `tel:${number.replace('(0)', '').replace(/[^+\d]/g, '')}`;
}
