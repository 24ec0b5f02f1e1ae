import type { Theme } from '#contract/theme.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';
import { openSession, type Session } from './session.ts';

/**
 * A site, read and checked.
 * @param root absolute path of the folder that holds site.yaml and pages/
 * @param now the instant that it is checked for, in milliseconds since 1970
 */
export function loadSite(root: string, theme: Theme, now = Date.now()): Promise<Session> {
  return openSession({ root, theme, validator: loadValidator(publishedFolder(root)), now });
}
