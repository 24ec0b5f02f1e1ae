/** The scripts that a document names, by path in dist/: those after the first paint, and those that wait until the browser is idle. */
export function pageScripts(html: string): string[] {
  const lists = [...html.matchAll(/<script[^>]*?\sdata-scripts="([^"]*)"(?:\sdata-idle-scripts="([^"]*)")?/g)];
  return lists.flatMap(([, ...urls]) => urls.flatMap((list) => list?.split(' ') ?? [])).map((url) => url.slice(1));
}
