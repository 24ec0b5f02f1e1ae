export function openCompiled(root: string, fingerprint?: string): Promise<string | undefined>;
