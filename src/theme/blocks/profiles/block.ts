import { defineBlock } from '#contract/define-block.ts';
import type { ProfilesProps } from './schema.ts';
import { ProfilesView } from './view.tsx';

export default defineBlock<ProfilesProps>({ View: ProfilesView });
