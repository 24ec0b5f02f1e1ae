/** @jsxImportSource react */
// Runs on the server and in the browser.
import { Fragment, type ReactNode } from 'react';

/** A text in which every `{name}` is replaced by the value of that name. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}

/** The same with elements in the places of the names. */
export function FilledWords({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    // Every second piece is a name.
    if (index % 2 === 0) return piece;
    return <Fragment key={piece}>{parts[piece]}</Fragment>;
  });
}
