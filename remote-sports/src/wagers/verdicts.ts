/**
 * Ends of bets that had to wait: they stand in the tray until the member dismisses them (domain
 * P0); good ones until they have been read, or their bet settles.
 */
import { createState, type Bus, type StateView } from '@site/platform';

/** How one ended. */
export interface Verdict {
  readonly key: string;
  readonly summary: string;
  readonly text: string;
  readonly good: boolean;
}

/** The ends that still stand. */
export interface Verdicts {
  readonly state: StateView<readonly Verdict[]>;
  readonly add: (verdict: Verdict) => void;
  readonly dismiss: (key: string) => void;
}

/** Most that stand; the oldest leave first. */
const MOST = 5;

/** Makes them; a logout takes them away. */
export function createVerdicts(bus: Bus): Verdicts {
  const state = createState<readonly Verdict[]>([]);
  bus.on('session.logged-out').subscribe(() => state.set([]));
  return {
    state,
    add: (verdict) =>
      state.set([...state.get().filter(({ key }) => key !== verdict.key), verdict].slice(-MOST)),
    dismiss: (key) => state.set(state.get().filter((verdict) => verdict.key !== key)),
  };
}
