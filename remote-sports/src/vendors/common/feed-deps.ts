/** Things outside that every feed needs, and what it knows of its vendor's maintenance. */
import type { VendorMaintenance } from '../vendor-maintenance';

/** Timers and chance. */
export interface FeedTimers {
  /** Milliseconds since some fixed moment; never goes back. */
  readonly now: () => number;
  readonly setTimer: (work: () => void, ms: number) => unknown;
  readonly clearTimer: (timer: unknown) => void;
  /** In [0,1): spreads reconnects. */
  readonly random: () => number;
  /**
   * The network came back, or the member did.
   *
   * @returns the way to stop.
   */
  readonly onReturn: (work: () => void) => () => void;
  /**
   * The network went.
   *
   * @returns the way to stop.
   */
  readonly onLoss: (work: () => void) => () => void;
  /** The device says that there is no network. */
  readonly isAway: () => boolean;
  /**
   * Told at once whether the page is in sight, and whenever that changes.
   *
   * @returns the way to stop.
   */
  readonly onSight: (work: (isSeen: boolean) => void) => () => void;
}

/** What a feed knows of the vendor's maintenance. */
export type FeedMaintenance = Pick<VendorMaintenance, 'isInMaintenance' | 'works' | 'onBack'>;

/**
 * Tells when it is worth trying now instead of after a pause: the vendor works again, the network
 * or the member is back.
 *
 * @returns the way to stop.
 */
export function onWake(
  { onReturn }: FeedTimers,
  { onBack }: FeedMaintenance,
  work: () => void,
): () => void {
  const stops = [onReturn(work), onBack(work)];
  return () => stops.forEach((stop) => stop());
}
