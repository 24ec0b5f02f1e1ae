import { inboxPath } from '#contract/form-rules.ts';
import { encType, type Service } from '../service.ts';

/** A receiver of the site's own, at any URL; below /_forms/ it is the site's inbox. */
export const post: Service = {
  title: 'The receiver',
  needs: ['url'],
  takes: ['encoding', 'returnTo'],
  mapped: false,
  files: true,
  lists: true,
  plan({ url, encoding }, { path, proofOfWork }, hasFiles) {
    if (!url) return undefined;
    const isInbox = url.startsWith(inboxPath);
    // Forms of one name may stand on several pages, with other choices.
    const action = isInbox ? `${url}?page=${encodeURIComponent(path)}` : url;
    return {
      url: action,
      native: { action, encType: encType(hasFiles || encoding === 'multipart') },
      trap: { name: 'leave-empty', known: isInbox },
      proofOfWork: (isInbox && proofOfWork) || undefined,
    };
  },
};
