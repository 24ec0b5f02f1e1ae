/** Error codes of systems that do not let a folder be renamed, or anything be written beside it. */
const codes = ['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS', 'EINVAL'];

/** Whether an output has to be filled in place, for what lies around it cannot be written. */
export function unswappable(error: unknown): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
