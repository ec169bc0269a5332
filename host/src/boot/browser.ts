/** The browser's own services as plain functions; the only host file that reaches for them. */
import { Token } from '@site/domain/constants';
import type { PageMoment } from '@site/platform/host';

/**
 * Runs work while no other tab of this browser runs work of the same name. A tab that holds the
 * lock and sleeps is not waited for longer than the lock may last; without Web Locks (plain http) a
 * lease in storage takes their place.
 */
export function exclusiveOver(
  locks: LockManager | undefined,
): <R>(name: string, work: () => Promise<R>) => Promise<R> {
  const overLease = async <R>(name: string, work: () => Promise<R>): Promise<R> =>
    (await import('../session/storage-lease')).withLease(name, work);
  if (locks === undefined) {
    // Here before a tap needs it.
    void import('../session/storage-lease').catch(() => undefined);
    return overLease;
  }
  return async <R>(name: string, work: () => Promise<R>): Promise<R> => {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), Token.refreshLockMs);
    let began = false;
    const run = (): Promise<R> => {
      began = true;
      clearTimeout(timer);
      return work();
    };
    try {
      return await locks.request(name, { signal: waiting.signal }, run);
    } catch (error) {
      if (began) throw error;
      // A browser that has locks and grants none (a sandboxed page, a document on its way out) is one without.
      return waiting.signal.aborted
        ? locks.request(name, { steal: true }, run)
        : overLease(name, work);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Tells what happens to the page. It is hidden while it goes away, so that a page from the cache
 * shows nothing before it was checked (C-29).
 */
export function listenToPage(window: Window, listener: (moment: PageMoment) => void): void {
  const { style } = window.document.documentElement;
  window.addEventListener('pagehide', () => {
    style.visibility = 'hidden';
    listener('hidden');
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) listener('restored');
    style.visibility = '';
  });
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'visible') listener('visible');
  });
}

/**
 * A cookie by its name.
 *
 * @param all `document.cookie`.
 */
export function readCookie(all: string, name: string): string | null {
  const found = all.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}

/** A random UUID also where `randomUUID` is missing (plain http on a phone in the same network). */
export function newUuid(crypto: Crypto): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/**
 * Runs work at a steady pace.
 *
 * @returns the way to stop.
 */
export function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}

/**
 * A number in [0, 1), new at each call: to spread what would come at once, never to decide
 * anything.
 */
export const draw = (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 0x100000000;
