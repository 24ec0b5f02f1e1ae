/** Writes the path that was not found to the console, for those who maintain the site. */
export default function logPath(): void {
  console.error(`No page exists at ${location.pathname}`);
}
