// Runs on the server and in the browser.

/** The prefix of all ids inside one island; the same on both sides, or React would not recognise its markup. */
export function islandKey(index: number): string {
  return `b${index}-`;
}

/** JSON that can stand inside a script element: no `<`, so nothing can close it. */
export function serialiseProps(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c');
}
