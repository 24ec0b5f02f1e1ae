export function fingerprintOf(root: string): string;
export function computeFingerprint(root: string): string;
