import { createContext, type ReactElement, useContext } from 'react';

/** The inline scripts and styles that a document was written with; its policy allows these and no others. */
export interface InlineCode {
  scripts: Set<string>;
  styles: Set<string>;
}

export const InlineCodeContext = createContext<InlineCode>({ scripts: new Set(), styles: new Set() });

/** A script of the engine or of a block inside the document. One that gets there in any other way does not run. */
export function InlineScript({ code, type }: { code: string; type?: 'speculationrules' }): ReactElement {
  useContext(InlineCodeContext).scripts.add(code);
  return <script type={type}>{code}</script>;
}

/** Styles inside the document that are not collected by Emotion. */
export function InlineStyle({ code, media }: { code: string; media?: string }): ReactElement {
  useContext(InlineCodeContext).styles.add(code);
  return <style media={media}>{code}</style>;
}
