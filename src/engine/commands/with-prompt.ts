import type { Ask } from '#engine/scaffold/ask.ts';
import { prompt } from '#engine/scaffold/prompt.ts';

/**
 * Runs what may ask questions, at a terminal only; in a pipe there is nobody to answer.
 * @returns undefined, with a sentence on standard error, when the person has left before the end
 */
export async function withPrompt<Result>(run: (ask?: Ask) => Promise<Result>): Promise<Result | undefined> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return run();
  const person = prompt(process.stdin, process.stdout);
  let left = false;
  const ask: Ask = (question, suggestion) =>
    person.ask(question, suggestion).catch((reason) => {
      left = true;
      throw reason;
    });
  try {
    return await run(ask);
  } catch (error) {
    if (!left) throw error;
    process.stderr.write('\nNothing was written.\n');
    return undefined;
  } finally {
    person.end();
  }
}
