/**
 * The entry to placing: marks what is on its way at the tap itself; the code that sends comes with
 * the first bet.
 */
import type { Platform, StateView } from '@site/platform';
import type { OddsVendor, Wager } from '../vendors/port';
import type { OrderTerms } from './orders';
import type { Placing } from './place';
import { isEditable, type Attempt, type SlipState } from './slip-model';
import { withRow } from './slip-state';

/** What placing needs of the slip. */
export interface PlacingDeps {
  readonly state: StateView<SlipState>;
  readonly change: (next: (slip: SlipState) => SlipState) => void;
  readonly terms: () => OrderTerms;
  readonly requote: () => void;
  readonly feedback: (outcome: 'placed' | 'refused') => void;
  readonly onPlaced: (wagers: readonly Wager[]) => void;
}

/** Changes the attempt of a row or of the combo. */
export type WriteAttempt = (attempt: Partial<Attempt>) => void;

/** The two ways to place. A second tap while the first is on its way does nothing. */
export interface Sender {
  readonly place: (selectionId: string) => void;
  readonly placeCombo: () => void;
}

const sending = (tap: number): Attempt => ({
  sending: true,
  tap,
  result: null,
  trouble: null,
  isUnsent: false,
});

/** Changes the attempt of a row or of the combo. */
const withAttempt = (
  slip: SlipState,
  selectionId: string | null,
  next: <A extends Attempt>(now: A) => A,
): SlipState =>
  selectionId === null ? { ...slip, combo: next(slip.combo) } : withRow(slip, selectionId, next);

export function createSender(platform: Platform, vendor: OddsVendor, deps: PlacingDeps): Sender {
  const { state, change } = deps;
  let placing: Promise<Placing> | null = null;
  let taps = 0;
  /** Tells only the attempt of its own tap: a selection may have left and come back since. */
  const writerOf =
    (selectionId: string | null, tap: number): WriteAttempt =>
    (attempt) =>
      change((slip) =>
        withAttempt(slip, selectionId, (now) => (now.tap === tap ? { ...now, ...attempt } : now)),
      );
  const send = async (selectionId: string | null): Promise<void> => {
    // What is sent is what stood there at the tap.
    const [slip, terms] = [state.get(), deps.terms()];
    taps += 1;
    const tap = taps;
    change((now) => withAttempt(now, selectionId, (one) => ({ ...one, ...sending(tap) })));
    const write = writerOf(selectionId, tap);
    placing ??= import('./place').then(({ createPlacing }) =>
      createPlacing(platform, vendor, deps),
    );
    try {
      (await placing).send(slip, terms, selectionId, write);
    } catch {
      // The code did not arrive: nothing has left this device.
      placing = null;
      write({ sending: false, trouble: { kind: 'network' }, isUnsent: true });
    }
  };
  return {
    place: (selectionId) => {
      const row = state.get().rows.find(({ selection }) => selection.selectionId === selectionId);
      if (row !== undefined && isEditable(row)) void send(selectionId);
    },
    placeCombo: () => {
      if (isEditable(state.get().combo)) void send(null);
    },
  };
}
