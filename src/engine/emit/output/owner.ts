import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** The program that works on an output, as it is written into files for other programs to read. */
interface Owner {
  host: string;
  pid: number;
  /** When the process was started, in clock ticks since the machine was: process ids are reused. Linux only. */
  started?: string;
}

/** This process, as text. */
export async function describeOwner(): Promise<string> {
  return JSON.stringify({ host: hostname(), pid: process.pid, started: await startOf(process.pid) } satisfies Owner);
}

/**
 * Whether the program that wrote a text is still at work. @param text by `describeOwner`; another text counts as one that is
 * still being written @param untouched milliseconds since the file was last written @param patience milliseconds after which
 * a program on another machine counts as dead
 */
export async function isAlive(text: string, { untouched, patience }: { untouched: number; patience: number }): Promise<boolean> {
  const owner = parse(text);
  if (owner?.host !== hostname()) return untouched < patience;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // Any other error than ESRCH (EPERM): the process exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.started === (await startOf(owner.pid));
}

function parse(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return undefined;
  }
}

async function startOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name of the program stands in brackets and may hold spaces; the start is the 20th word behind it (man 5 proc).
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}
