import type { DataPath } from '#contract/data-path.ts';
import type { SiteConfig } from '#contract/site-config.ts';
import type { DiagnosticCode } from '#engine/diagnostics/catalogue.ts';

/** A mistake of meaning inside one block; the place is given relative to the block. */
export interface BlockProblem {
  code: DiagnosticCode;
  path: DataPath;
  part?: 'key' | 'value';
  message: string;
  suggestion: string;
}

/** The default export of a block's check.ts: what a schema cannot say about one block, with variables filled in. */
// biome-ignore lint/suspicious/noExplicitAny: every block has props of its own; its schema has checked them.
export type BlockCheck<Props = any> = (block: Props, site?: SiteConfig) => BlockProblem[];
