/**
 * Pauses before the next attempt: they grow, are spread by chance, and a vendor that rests is asked
 * as seldom as any.
 */
import { Sports } from '@site/domain/constants';
import type { FeedRest, FeedTimers } from './feed-deps';

/** Pauses of one connection. */
export interface Pauses {
  /** Milliseconds until the next attempt. */
  readonly next: () => number;
  /** It worked: the next failure begins anew. */
  readonly reset: () => void;
}

export function createPauses({ random }: FeedTimers, rest: Pick<FeedRest, 'rests'>): Pauses {
  const [first, most] = Sports.reconnectMs;
  let attempts = 0;
  return {
    next: () => {
      const least = rest.rests() ? most / 2 : first;
      const ceiling = rest.rests() ? most : Math.min(most, first * 2 ** attempts);
      attempts += 1;
      return least + random() * (ceiling - least);
    },
    reset: () => {
      attempts = 0;
    },
  };
}
