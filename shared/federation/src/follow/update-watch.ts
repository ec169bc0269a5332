/**
 * Decides when a member is asked about a new version; nothing is swapped or reloaded by itself
 * while something is held.
 */
import type { Federation } from '../types';

/** The question: to take the generation that waits for a long section, or to load a newer page. */
export interface UpdateQuestion {
  readonly kind: 'waiting' | 'page';
  readonly generation: number;
}

/** What tells whether an update waits, whether the page is held, and when to ask. */
export interface UpdateDeps {
  readonly federation: Pick<Federation, 'subscribe' | 'view' | 'waitingSince' | 'wantsNewPage'>;
  readonly isHeld: () => boolean;
  /** Calls back when what is held changes. */
  readonly onHeldChange: (work: () => void) => void;
  readonly mayReload: (generation: number) => boolean;
  readonly monotonic: () => number;
  readonly every: (ms: number, work: () => void) => void;
  /** Where the question stands; null when there is none. */
  readonly question: {
    readonly get: () => UpdateQuestion | null;
    readonly set: (question: UpdateQuestion | null) => void;
  };
}

/** A section that lasts longer than this no longer decides alone (releases, "money-safe updates"). */
export const ASK_AFTER_MS = 10 * 60_000;
const LOOK_MS = 30_000;

/**
 * Starts it.
 *
 * @returns the way to put the question off: about this generation nothing more is asked, about one
 *   that waits not for another {@link ASK_AFTER_MS}.
 */
export function watchUpdates({
  federation,
  isHeld,
  onHeldChange,
  mayReload,
  monotonic,
  every,
  question,
}: UpdateDeps): () => void {
  let dismissed = -1;
  let dismissedAt = Number.NEGATIVE_INFINITY;
  const now = (): UpdateQuestion | null => {
    const { generation } = federation.view();
    const since = federation.waitingSince();
    if (since !== null && monotonic() - Math.max(since, dismissedAt) >= ASK_AFTER_MS)
      return { kind: 'waiting', generation };
    const isDue =
      generation !== dismissed && !isHeld() && federation.wantsNewPage() && mayReload(generation);
    return isDue ? { kind: 'page', generation } : null;
  };
  const look = (): void => {
    const next = now();
    const shown = question.get();
    if (next?.kind !== shown?.kind || next?.generation !== shown?.generation) question.set(next);
  };
  federation.subscribe(look);
  onHeldChange(look);
  every(LOOK_MS, look);
  look();
  return () => {
    dismissed = federation.view().generation;
    dismissedAt = monotonic();
    question.set(null);
  };
}
