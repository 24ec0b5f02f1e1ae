/**
 * Where a link may point. An allow-list, because React and the sanitising packages let `data:`, `//host` and
 * `/\host` through. A variable such as `${region.home}` is filled in from site.yaml before the target is checked.
 */
export const link = {
  title: 'Link',
  description:
    'Where the link goes: a path on this site (/team), an anchor (#team), a query (?topic=x), a whole URL (https://…), mailto:, tel:, or a variable (${region.home}).',
  type: 'string',
  pattern: '^(?:/(?![/\\\\])|#|\\?|https?://|mailto:|tel:|\\$\\{[a-zA-Z][\\w.-]*\\})[^\\s\\\\\\u0000-\\u001f\\u007f]*$',
  patternErrorMessage:
    'is not a link this site can use. Start it with / for a page of this site, # for a place on this page, https:// for another site, mailto: or tel:',
  reference: 'link',
} as const;
