export async function scaffold(_words: readonly string[]): Promise<number> { return 2; }
