/**
 * Decides when a member is asked about a new version; nothing is swapped or reloaded by itself
 * while something is held.
 */
import { createState, type StateView } from '@site/platform';
import type { Federation } from '../../federation/types';

/** What is asked: to take the generation that waits for a long section, or to load a newer page. */
export interface UpdateQuestion {
  readonly kind: 'waiting' | 'page';
  readonly generation: number;
}

/** What it works with. */
export interface UpdateDeps {
  readonly federation: Pick<Federation, 'subscribe' | 'view' | 'waitingSince' | 'wantsNewPage'>;
  readonly isHeld: () => boolean;
  /** Calls back when what is held changes. */
  readonly onHeldChange: (work: () => void) => void;
  readonly mayReload: (generation: number) => boolean;
  readonly monotonic: () => number;
  readonly every: (ms: number, work: () => void) => void;
}

/** A section that lasts longer than this no longer decides alone (releases, "money-safe updates"). */
export const ASK_AFTER_MS = 10 * 60_000;
const LOOK_MS = 30_000;

/** Starts it. */
export function watchUpdates({
  federation,
  isHeld,
  onHeldChange,
  mayReload,
  monotonic,
  every,
}: UpdateDeps): {
  readonly question: StateView<UpdateQuestion | null>;
  readonly later: () => void;
} {
  const question = createState<UpdateQuestion | null>(null);
  let put = -1;
  let asked = Number.NEGATIVE_INFINITY;
  const now = (): UpdateQuestion | null => {
    const { generation } = federation.view();
    const since = federation.waitingSince();
    if (since !== null && monotonic() - Math.max(since, asked) >= ASK_AFTER_MS)
      return { kind: 'waiting', generation };
    const isAsked =
      generation !== put && !isHeld() && federation.wantsNewPage() && mayReload(generation);
    return isAsked ? { kind: 'page', generation } : null;
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
  return {
    question,
    later: () => {
      put = federation.view().generation;
      asked = monotonic();
      question.set(null);
    },
  };
}
