/** The browser's own services as plain functions; the only host file that reaches for them. */

/** Runs work while no other tab of this browser runs work of the same name. */
export function exclusiveOver(locks: LockManager | undefined): <R>(name: string, work: () => Promise<R>) => Promise<R> {
  const queues = new Map<string, Promise<unknown>>();
  return <R>(name: string, work: () => Promise<R>): Promise<R> => {
    if (locks !== undefined) return locks.request(name, () => work());
    const before = queues.get(name) ?? Promise.resolve();
    const own = before.then(work, work);
    queues.set(name, own.catch(() => undefined));
    return own;
  };
}

/** A random UUID also where `randomUUID` is missing (plain http on a phone in the same network). */
export function newUuid(crypto: Crypto): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Resolves after a span. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms); });

/** Runs work at a steady pace. @returns the way to stop. */
export function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}
