/** Keeps a board's store up to its feed, or as it stood where the member has it stand. */
import type { Observable } from '@site/platform';
import type { FeedGaps } from '../state/feed-gaps';
import type { FeedMessage } from '../vendors/port';
import type { BoardStore } from './board-store';

/**
 * Follows a feed. A paused board that has its prices asks nothing; one without them takes the first
 * snapshot, leaves the feed and stands: the adapter of a feed goes on writing the prices that its
 * boards hold. After a pause nothing may be chosen before a fresh snapshot: the prices that
 * stood are old by then. The same after a gap: only a snapshot makes it good, and a board that is
 * left before it says nothing (ADR 037).
 *
 * @param gaps what boards of the vendor have lost.
 * @param tell takes each message in which something happened: goals are told by it.
 * @returns the way to leave.
 */
export function followFeed(
  open: () => Observable<FeedMessage>,
  store: BoardStore,
  gaps: FeedGaps,
  tell: (message: FeedMessage) => void,
  isPaused: boolean,
): () => void {
  if (isPaused && store.health() !== 'opening') {
    store.setHealth('paused');
    return () => undefined;
  }
  const shown = gaps.show();
  // Prices that stood through a pause or a gap are none: only a snapshot makes them live again.
  let isWhole = store.health() !== 'paused';
  const stands = (): boolean => isPaused && store.health() === 'paused';
  let subscription: { readonly unsubscribe: () => void } | null = null;
  const following = open().subscribe((message) => {
    if (stands()) return;
    if (message.kind === 'snapshot') {
      isWhole = true;
      shown.read();
    }
    if (message.kind === 'lost' && message.gap === true) {
      isWhole = false;
      shown.lose();
    }
    if (message.kind === 'lost') store.setHealth('stale');
    else if (isWhole && (message.kind !== 'alive' || store.health() !== 'opening'))
      store.setHealth('live');
    store.accept(message);
    if ('news' in message && message.news.length > 0) tell(message);
    if (!isPaused || message.kind !== 'snapshot') return;
    store.setHealth('paused');
    subscription?.unsubscribe();
  });
  subscription = following;
  // A feed may tell its first snapshot before it can be left.
  if (stands()) following.unsubscribe();
  return () => {
    following.unsubscribe();
    shown.leave();
  };
}
