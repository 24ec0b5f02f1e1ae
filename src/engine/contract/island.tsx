import { useBlock } from './block-context.tsx';
import { usePage } from './page-context.tsx';

/** The place of the block's island inside its view. */
export function Island({ className }: { className?: string }) {
  const html = usePage().islandHtml.get(useBlock().index) ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes from React's own renderer.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
