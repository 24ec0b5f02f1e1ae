/** A file beside the pages whose name browsers, phones and search engines know: a path in dist/. */
export function hasFixedName(file: string): boolean {
  return /^(?:sitemap\.xml|robots\.txt|site\.webmanifest|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png|(?:.+\/)?feed\.xml)$/.test(
    file,
  );
}
