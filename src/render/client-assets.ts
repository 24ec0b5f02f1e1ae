/** The addresses of what the engine itself serves: scripts, fonts, drawn art. */
export interface ClientAssets {
  /** The script of an effect or island by `effect/hero`, `island/form`, `site`. */
  script(entry: string): string;
  /** The address of a file of src/ui by its path there: fonts/text.woff2. */
  file(path: string): string;
}
