import { createContext, type ReactElement, useContext } from 'react';

/** Collects the inline scripts that a body is drawn with; the policy of its document allows these and no others. */
export const InlineScripts = createContext<Set<string>>(new Set());

/** A script of a block that stands in the document itself. One that gets there in any other way does not run. */
export function InlineScript({ code }: { code: string }): ReactElement {
  useContext(InlineScripts).add(code);
  return <script>{code}</script>;
}
