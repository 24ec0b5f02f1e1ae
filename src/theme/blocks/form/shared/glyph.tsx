// Runs on the server and in the browser.
/** @jsxImportSource react */

/** An icon of the page's sprite; the view has to register its name. */
export function Glyph({ name }: { name: string }) {
  return (
    <svg className="icon glyph" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
