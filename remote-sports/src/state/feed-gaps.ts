/** What the boards of one vendor have lost, for the slip of that vendor (safety I4, ADR 037). */
import { createState, type StateView } from '@site/platform';

/** Gaps of a vendor as its slip needs them. */
export interface FeedGap {
  /** A board that is shown has a gap: its snapshot ends it. */
  readonly isOpen: boolean;
  /**
   * Monotonic ms of the last gap of a board that was left before its snapshot; null when there was
   * none. Nobody will read that snapshot any more, so a selection counts again with a quote that
   * was asked for later. It need not be taken back: it only grows old.
   */
  readonly left: number | null;
}

/** No gap. */
export const NO_GAP: FeedGap = { isOpen: false, left: null };

/** One board that is shown. */
export interface ShownBoard {
  /** Its sequence has a hole. */
  readonly lose: () => void;
  /** Its snapshot was read. */
  readonly read: () => void;
  /** It is not shown any more. */
  readonly leave: () => void;
}

/** Keeps the gaps of a vendor; a board ends only its own. */
export interface FeedGaps {
  readonly state: StateView<FeedGap>;
  /** A board begins to be shown. */
  readonly show: () => ShownBoard;
}

/**
 * Makes it.
 *
 * @param now monotonic ms.
 */
export function createFeedGaps(now: () => number): FeedGaps {
  const state = createState<FeedGap>(NO_GAP);
  const open = new Map<ShownBoard, number>();
  const tell = (left: number | null): void => state.set({ isOpen: open.size > 0, left });
  return {
    state,
    show: () => {
      const board: ShownBoard = {
        lose: () => {
          open.set(board, now());
          tell(state.get().left);
        },
        read: () => {
          if (open.delete(board)) tell(state.get().left);
        },
        leave: () => {
          const at = open.get(board);
          if (at === undefined) return;
          open.delete(board);
          tell(Math.max(at, state.get().left ?? at));
        },
      };
      return board;
    },
  };
}
