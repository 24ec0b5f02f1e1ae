/** Names of files beside the pages, as a regular expression that fits every dialect: browsers, phones and search engines know them. */
export const fixedNames =
  '(?:sitemap\\.xml|robots\\.txt|site\\.webmanifest|favicon\\.(?:ico|svg)|apple-touch-icon\\.png|icon-[0-9]+\\.png|(?:.+/)?feed\\.xml)';

const pattern = new RegExp(`^${fixedNames}$`);

/** Whether a path in dist/ is such a file. */
export function hasFixedName(file: string): boolean {
  return pattern.test(file);
}
