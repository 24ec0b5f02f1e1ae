import { blockFolders } from '#engine/blocks/type-folders.ts';
import { theme } from '#theme/theme.ts';

/** The block folders of the theme. */
export const folders = blockFolders(theme);
