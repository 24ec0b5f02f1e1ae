/** Asks a person; an empty answer takes the suggestion. */
export type Ask = (question: string, suggestion: string) => Promise<string>;

/**
 * Makes a function that returns the value of an option; without one, what a person answers to its question.
 * @param ask without it, suggestions are taken
 */
export function createCompleter(ask: Ask = async (_, suggestion) => suggestion) {
  return async (given: string | undefined, question: string, suggestion: string): Promise<string> =>
    (given ?? (await ask(question, suggestion))).trim() || suggestion;
}
