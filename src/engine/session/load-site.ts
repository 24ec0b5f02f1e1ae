import type { Theme } from '#contract/theme.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';
import { openSession, type Session, type SessionOptions } from './session.ts';

/**
 * A site, read and checked.
 * @param root absolute path of the folder that holds site.yaml and pages/
 * @param options left out, it is checked for the present, and not for its release
 */
export function loadSite(
  root: string,
  theme: Theme,
  { now = Date.now(), ...options }: Partial<Pick<SessionOptions, 'now' | 'release' | 'host'>> = {},
): Promise<Session> {
  return openSession({ ...options, root, theme, validator: loadValidator(publishedFolder(root)), now });
}
