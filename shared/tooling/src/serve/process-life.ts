/** Which process is meant by a pid that was written down: numbers are given again. */
import fs from 'node:fs';

/** A process as it is written down. */
export interface Born {
  readonly pid: number;
  /** When it began; empty where the system does not tell. */
  readonly born: string;
}

/** What the system says of a process, after its name; null where it cannot be known. */
function statOf(pid: number): readonly string[] | null {
  try {
    // The name stands in brackets and may hold anything.
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? null;
  } catch {
    return null;
  }
}

/**
 * When a process began, in ticks since the machine did; a pid may be given again. Empty where it
 * cannot be known.
 */
export const bornOf = (pid: number): string => statOf(pid)?.[19] ?? '';

/** Ended, but its parent has not asked after it: the pid still answers. */
const isZombie = (pid: number): boolean => ['Z', 'X'].includes(statOf(pid)?.[0] ?? '');

/**
 * Whether a process still runs: not another one that got its number, and not one that waits to be
 * buried.
 */
export function isAlive({ pid, born }: Born): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (isZombie(pid)) return false;
  return born === '' || bornOf(pid) === '' || bornOf(pid) === born;
}
