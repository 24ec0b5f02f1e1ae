export const root: string;
export function start(importSources: () => Promise<{ run(words: readonly string[]): Promise<number> }>): Promise<void>;
