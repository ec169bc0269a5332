/** Things outside that every feed needs, and what it knows of its vendor's rest. */
import type { VendorRest } from '../vendor-rest';

/** Timers and chance. */
export interface FeedTimers {
  readonly setTimer: (work: () => void, ms: number) => unknown;
  readonly clearTimer: (timer: unknown) => void;
  /** In [0,1): spreads reconnects. */
  readonly random: () => number;
}

/** What a feed knows of the vendor's rest. */
export type FeedRest = Pick<VendorRest, 'rests' | 'works' | 'onBack'>;
