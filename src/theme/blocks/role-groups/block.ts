import { defineBlock } from '#contract/define-block.ts';
import type { RoleGroupsProps } from './schema.ts';
import { RoleGroupsView } from './view.tsx';

export default defineBlock<RoleGroupsProps>({ View: RoleGroupsView });
