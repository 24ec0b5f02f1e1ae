import { encType, type Service } from '../service.ts';

/** A receiver of the site's own, at any URL. */
export const post: Service = {
  title: 'The receiver',
  needs: ['url'],
  takes: ['encoding'],
  mapped: false,
  files: true,
  lists: true,
  plan({ url, encoding }, _, hasFiles) {
    if (!url) return undefined;
    return { url, native: { action: url, encType: encType(hasFiles || encoding === 'multipart') }, trap: { name: 'leave-empty' } };
  },
};
