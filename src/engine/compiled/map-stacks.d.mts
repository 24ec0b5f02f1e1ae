export function mapStacks(folder: string): void;
