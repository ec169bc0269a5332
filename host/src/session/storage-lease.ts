/**
 * A lease in local storage where the browser has no Web Locks: one tab at a time, and a tab that
 * died is waited for no longer than the lock may last.
 */
import { Token } from '@site/domain/constants';

/** How often a waiting tab looks, and how long a written lease must stand before it counts. */
const LOOK_MS = 100;
const SETTLE_MS = 250;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const read = (key: string): { readonly owner: string; readonly until: number } | null => {
  try {
    const [owner = '', until = ''] = (window.localStorage.getItem(key) ?? '').split(' ');
    return owner === '' || !/^\d+$/.test(until) ? null : { owner, until: Number(until) };
  } catch {
    return null;
  }
};
const write = (key: string, text: string | null): boolean => {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    // No storage, no other tab with this session either: each has its own in memory.
    return false;
  }
};

/** Runs work while this tab holds the lease of the name. */
export async function withLease<R>(name: string, work: () => Promise<R>): Promise<R> {
  const key = `lease:${name}`;
  const owner = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16))
    .join('');
  // Tabs compare their leases by the device's clock, the only one they share; the wait itself is not at its mercy.
  const started = performance.now();
  for (let held = false; !held && performance.now() - started < Token.refreshLockMs;) {
    const now = Date.now();
    const other = read(key);
    // A lease far in the future is of a clock that was wrong.
    const taken = other !== null && other.until > now && other.until <= now + Token.refreshLockMs;
    if (taken) await pause(LOOK_MS);
    else if (write(key, `${owner} ${now + Token.refreshLockMs}`)) {
      await pause(SETTLE_MS);
      held = read(key)?.owner === owner;
    } else held = true;
  }
  try {
    return await work();
  } finally {
    if (read(key)?.owner === owner) write(key, null);
  }
}
