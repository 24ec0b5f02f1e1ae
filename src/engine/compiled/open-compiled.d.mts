export function openCompiled(root: string): Promise<string | undefined>;
