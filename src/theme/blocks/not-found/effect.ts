/** Tells whoever looks after the site which address was asked for in vain. */
export default function logPath(): void {
  console.error(`No page exists at ${location.pathname}`);
}
