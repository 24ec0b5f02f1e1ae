/** Every page of the site of these tests, which has every block of the theme. */
export const harbourPages = [
  '/',
  '/north',
  '/south',
  '/about',
  '/boats',
  '/join',
  '/book',
  '/letters',
  '/coming',
  '/search',
  '/south/moorings',
  '/no-such-page',
] as const;
