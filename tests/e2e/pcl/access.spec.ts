import { long } from '../extent.ts';
import { lookForBarriers } from '../look-for-barriers.ts';
import { listDistinctPaths } from './site-routes.ts';

lookForBarriers({
  paths: listDistinctPaths(),
  withMenus: new Set(['/', '/ng', '/uk', '/services', '/no-such-page']),
  languages: { global: 'en', nigeria: 'en-NG', uk: 'en-GB' },
  details: long,
});
