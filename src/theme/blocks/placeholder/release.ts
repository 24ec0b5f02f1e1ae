import type { BlockRelease } from '#contract/block-release.ts';

const release: BlockRelease = { isPlaceholder: true };

export default release;
