/** Asks a person; an empty answer takes the suggestion. */
export type Ask = (question: string, suggestion: string) => Promise<string>;

/**
 * Gives each value of something new: that of its option, else what a person answers.
 * @param ask without it, suggestions are taken
 */
export function createCompleter(ask: Ask = async (_, suggestion) => suggestion) {
  return async (given: string | undefined, question: string, suggestion: string): Promise<string> =>
    (given ?? (await ask(question, suggestion))).trim() || suggestion;
}
