/** What each error code of the operating system means, in words for the person who ran the command. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the space that this user may take is used up',
  EROFS: 'the file system can only be read',
  EACCES: 'this user has no right to do so',
  EPERM: 'this user has no right to do so',
  EMFILE: 'too many files are open at once; raise the limit with ulimit -n',
  ENFILE: 'too many files are open at once on this machine',
  EIO: 'the disk reports a fault',
  ELOOP: 'links lead in a circle',
  ENOTDIR: 'a part of the path is a file, not a folder',
  ENAMETOOLONG: 'the name is too long for the file system',
  EBUSY: 'it is in use',
};

const deeds: Readonly<Record<string, string>> = {
  read: 'read',
  scandir: 'read',
  realpath: 'read',
  stat: 'read',
  lstat: 'read',
  readlink: 'read',
};

/** One sentence for a failure of the machine, not of ours; undefined for any other error. */
export function explainSystemError(error: unknown): string | undefined {
  const { code = '', path, syscall = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const reason = reasons[code];
  if (!reason) return undefined;
  // Opening is for reading and for writing; only the latter can fail for want of space.
  return `${path ?? 'A file'} cannot be ${deeds[syscall] ?? (syscall === 'open' ? 'opened' : 'written')}: ${reason}.`;
}
