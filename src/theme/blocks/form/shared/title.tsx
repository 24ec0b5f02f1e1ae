// Runs on the server and in the browser.
/** @jsxImportSource react */
import type { HTMLAttributes, Ref } from 'react';

/** A heading of a level that is known only at run time. */
export function Title({ level, ...rest }: HTMLAttributes<HTMLHeadingElement> & { level: number; ref?: Ref<HTMLHeadingElement> }) {
  const Tag = `h${Math.min(level, 6)}` as 'h3';
  return <Tag {...rest} />;
}
