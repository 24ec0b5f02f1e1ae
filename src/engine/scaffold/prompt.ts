import { createInterface } from 'node:readline';
import type { Ask } from './ask.ts';

export interface Prompt {
  /** @throws when the person has left (Ctrl+D) */
  ask: Ask;
  end(): void;
}

/** Asks one question after the other. What is typed before its question is kept, which readline's own `question` drops. */
export function prompt(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Prompt {
  const lines: string[] = [];
  let waiting: { resolve: (line: string) => void; reject: (reason: Error) => void } | undefined;
  let gone = false;
  const terminal = createInterface({ input, output });
  terminal.on('line', (line) => {
    if (waiting) waiting.resolve(line);
    else lines.push(line);
    waiting = undefined;
  });
  terminal.on('close', () => {
    gone = true;
    waiting?.reject(new Error('the person has left'));
  });
  return {
    ask(question, suggestion) {
      terminal.setPrompt(`${question} (${suggestion}): `);
      if (!gone) terminal.prompt();
      const ready = lines.shift();
      if (ready !== undefined) return Promise.resolve(ready);
      return gone
        ? Promise.reject(new Error('the person has left'))
        : new Promise((resolve, reject) => {
            waiting = { resolve, reject };
          });
    },
    end: () => terminal.close(),
  };
}
