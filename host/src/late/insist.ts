/**
 * Parts that nobody waits for and that must come all the same, such as the overlays or what finds
 * out about money: one lost load is not the end of them.
 */
import { noteError } from '../telemetry/early-errors';

/**
 * Backoff between two attempts; the last one repeats. A connection can also fail under a browser
 * that calls itself online.
 */
const BACKOFF_MS = [4_000, 15_000, 60_000];

/**
 * The next moment worth an attempt: the backoff is over, or the browser says that the network is
 * back.
 */
const nextMoment = (backoffMs: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, backoffMs);
    window.addEventListener('online', go);
  });

/**
 * Loads a part until it is there; never rejects. Webpack asks a chunk that failed for a new address
 * each time. The first failure of a browser that is online is put on record, the second is said
 * aloud: one lost load mends itself (D7). Being offline is no fault of the site.
 */
export async function insist<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  let failures = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) {
        failures += 1;
        if (failures === 1) noteError({ kind: 'remote', error, part: name });
        if (failures === 2)
          console.error(`${name} failed:`, error instanceof Error ? error.message : error);
      }
      await nextMoment(BACKOFF_MS[attempt] ?? 60_000);
    }
  }
}
