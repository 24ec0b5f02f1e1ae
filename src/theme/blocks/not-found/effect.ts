/** Tells whoever looks after the site which path was not found. */
export default function logPath(): void {
  console.error(`No page exists at ${location.pathname}`);
}
