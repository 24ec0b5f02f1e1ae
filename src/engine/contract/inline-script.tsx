import { createContext, type ReactElement, useContext } from 'react';

/** Collects the inline scripts that a body is drawn with; the policy of its document allows these and no others. */
export const InlineScripts = createContext<Set<string>>(new Set());

/** An inline script of a block. The page's policy blocks every inline script that is not drawn by this component. */
export function InlineScript({ code }: { code: string }): ReactElement {
  useContext(InlineScripts).add(code);
  return <script>{code}</script>;
}
