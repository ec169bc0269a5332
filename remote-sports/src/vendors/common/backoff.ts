/**
 * Backoff: pauses before the next attempt grow, are spread by chance, and a vendor under
 * maintenance is asked least often.
 */
import { Sports } from '@site/domain/constants';
import type { FeedMaintenance, FeedTimers } from './feed-deps';

/** Backoff of one connection. */
export interface Backoff {
  /** Milliseconds until the next attempt. */
  readonly next: () => number;
  /** It worked: the next failure begins anew. */
  readonly reset: () => void;
}

export function createBackoff(
  { random }: FeedTimers,
  maintenance: Pick<FeedMaintenance, 'isInMaintenance'>,
): Backoff {
  const [first, most] = Sports.reconnectMs;
  let attempts = 0;
  return {
    next: () => {
      const least = maintenance.isInMaintenance() ? most / 2 : first;
      const ceiling = maintenance.isInMaintenance() ? most : Math.min(most, first * 2 ** attempts);
      attempts += 1;
      return least + random() * (ceiling - least);
    },
    reset: () => {
      attempts = 0;
    },
  };
}
