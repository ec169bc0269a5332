/** Keeps a board's store up to its feed, or as it stood where the member has it stand. */
import type { Observable, StateOwner } from '@site/platform';
import type { FeedMessage } from '../vendors/port';
import type { BoardStore } from './board-store';

/**
 * Follows a feed. A paused board that has its prices asks nothing; one without them takes the first snapshot and stands.
 * After a pause nothing may be chosen before a fresh snapshot: the prices that stood are old by then.
 * @param gap whether a sequence of the vendor has a hole.
 * @returns the way to leave.
 */
export function followFeed(
  open: () => Observable<FeedMessage>,
  store: BoardStore,
  gap: StateOwner<boolean>,
  isPaused: boolean,
): () => void {
  if (isPaused && store.health() !== 'opening') {
    store.setHealth('paused');
    return () => undefined;
  }
  // Prices that stood through a pause are none: only a snapshot makes them live again.
  let isWhole = store.health() !== 'paused';
  const subscription = open().subscribe((message) => {
    if (store.health() === 'paused' && isPaused) return;
    gap.set(message.kind === 'lost' && (message.gap === true || gap.get()));
    if (message.kind === 'snapshot') isWhole = true;
    if (message.kind === 'lost') store.setHealth('stale');
    else if (isWhole && (message.kind !== 'alive' || store.health() !== 'opening'))
      store.setHealth('live');
    store.accept(message);
    if (isPaused && message.kind === 'snapshot') store.setHealth('paused');
  });
  return () => {
    subscription.unsubscribe();
    gap.set(false);
  };
}
