/** Sending bets of the slip through the money door: each once, and each told where it stands (safety D3). */
import type { Platform, StateView } from '@site/platform';
import { isNewPrice } from '@site/domain/betting/bet-codes';
import { BET_MODE, type BetMode } from '@site/domain/betting/statuses';
import type { MoneyState } from '@site/domain/money-action/machine';
import type { OddsVendor, PlacedBet, Wager } from '../vendors/port';
import { betRef, comboOrder, singleOrder, type OrderTerms, type ReadyOrder } from './orders';
import { isEditable, type Attempt, type SlipState } from './slip-model';
import { tellGoals } from './tell-goals';
import { withCombo, withRow } from './slip-state';

/** What placing needs of the slip. */
export interface PlacingDeps {
  readonly state: StateView<SlipState>;
  readonly change: (next: (slip: SlipState) => SlipState) => void;
  readonly terms: () => OrderTerms;
  readonly requote: () => void;
  readonly feedback: (outcome: 'placed' | 'refused') => void;
  readonly onPlaced: (wagers: readonly Wager[]) => void;
}

type Write = (attempt: Partial<Attempt>) => void;

/** Makes the two ways to place. */
export function createPlacing(platform: Platform, vendor: OddsVendor, { state, change, terms, requote, feedback, onPlaced }: PlacingDeps) {
  const told = new Set<string>();
  const tell = ({ wagers }: PlacedBet, key: string): void => {
    if (told.has(key)) return;
    told.add(key);
    feedback('placed');
    onPlaced(wagers);
    wagers.forEach(({ id }) => platform.bus.publish({ type: 'bet.placed', wagerId: id, vendor: vendor.id }));
    void tellGoals(platform, wagers);
  };
  const follow = (next: MoneyState<PlacedBet>, write: Write): void => {
    write({ result: next, sending: false, trouble: null });
    if (next.phase === 'done' || (next.phase === 'pending' && next.result !== null)) tell(next.result ?? { wagers: [] }, next.intent.key);
    if (next.phase === 'refused') feedback('refused');
    if (next.phase === 'refused' && next.error.kind === 'api' && isNewPrice(next.error.code)) requote();
  };
  const send = async (ready: ReadyOrder, mode: BetMode, write: Write): Promise<void> => {
    write({ sending: true, result: null, trouble: null });
    try {
      const { payload, submit } = await vendor.prepare(ready.order);
      platform.money.run<PlacedBet>({ kind: 'bet', payload, submit, summary: ready.summary, ref: betRef(vendor.id, mode) }).subscribe((next) => follow(next, write));
    } catch {
      // The adapter's code did not arrive: nothing has left this device.
      write({ sending: false, trouble: { kind: 'network' } });
    }
  };

  return {
    place: (selectionId: string): void => {
      const row = state.get().rows.find(({ selection }) => selection.selectionId === selectionId);
      const ready = row === undefined || !isEditable(row) ? null : singleOrder(row, state.get().freeBet, terms());
      if (ready !== null) void send(ready, BET_MODE.SINGLE, (attempt) => change((slip) => withRow(slip, selectionId, (now) => ({ ...now, ...attempt }))));
    },
    placeCombo: (): void => {
      const ready = isEditable(state.get().combo) ? comboOrder(state.get(), terms()) : null;
      if (ready !== null) void send(ready, BET_MODE.COMBO, (attempt) => change((slip) => withCombo(slip, attempt)));
    },
  };
}
