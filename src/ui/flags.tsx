import type { FlagName } from './flag-names.ts';
export function Flag({ name }: { name: FlagName }) { return <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true" data-flag={name} />; }
