/**
 * Sending bets of the slip through the money port: each once, and each told where it stands (safety
 * D3).
 */
import type { Platform } from '@site/platform';
import { isHeldUp, isOfPrice } from '@site/domain/betting/bet-codes';
import { BET_MODE, type BetMode } from '@site/domain/betting/statuses';
import type { MoneyState } from '@site/domain/money-action/machine';
import type { OddsVendor, PlacedBet } from '../vendors/port';
import { betRef } from './bet-ref';
import { comboOrder, singleOrder, type OrderTerms, type ReadyOrder } from './orders';
import type { PlacingDeps, WriteAttempt } from './sender';
import type { SlipState } from './slip-model';
import { tellGoals } from './tell-goals';

/** Sends what stood in the slip at the tap: a row, or all together where no row is named. */
export interface Placing {
  readonly send: (
    slip: SlipState,
    terms: OrderTerms,
    selectionId: string | null,
    write: WriteAttempt,
  ) => void;
}

export function createPlacing(
  platform: Platform,
  vendor: OddsVendor,
  { requote, feedback, onPlaced }: PlacingDeps,
): Placing {
  const reported = new Set<string>();
  const tell = ({ wagers }: PlacedBet, key: string): void => {
    if (reported.has(key)) return;
    reported.add(key);
    feedback('placed');
    onPlaced(wagers);
    wagers.forEach(({ id }) =>
      platform.bus.publish({ type: 'bet.placed', wagerId: id, vendor: vendor.id }),
    );
    void tellGoals(platform, wagers);
  };
  const follow = (next: MoneyState<PlacedBet>, write: WriteAttempt): void => {
    write({ result: next, sending: false, trouble: null });
    if (next.phase === 'done' || (next.phase === 'pending' && next.result !== null))
      tell(next.result ?? { wagers: [] }, next.intent.key);
    if (next.phase === 'refused') feedback('refused');
    if (next.phase !== 'refused' || next.error.kind !== 'api') return;
    // Nor does a line that has just paused look open until the next question.
    if (isOfPrice(next.error.code) || isHeldUp(next.error.code)) requote();
  };
  const run = async (
    ready: ReadyOrder,
    mode: BetMode,
    tappedAt: number,
    write: WriteAttempt,
  ): Promise<void> => {
    try {
      const { payload, submit } = await vendor.prepare({
        ...ready.order,
        requestedAt: platform.clock.now(),
      });
      const { summary, meant } = ready;
      platform.money
        .run<PlacedBet>({
          kind: 'bet',
          payload,
          submit,
          summary,
          meant,
          tappedAt,
          ref: betRef(vendor.id, mode),
        })
        .subscribe((next) => follow(next, write));
    } catch {
      // The adapter's code did not arrive: nothing has left this device.
      write({ sending: false, trouble: { kind: 'network' }, isUnsent: true });
    }
  };
  return {
    send: (slip, terms, selectionId, write) => {
      const row = slip.rows.find(({ selection }) => selection.selectionId === selectionId);
      const ready =
        selectionId === null
          ? comboOrder(slip, terms)
          : row === undefined
            ? null
            : singleOrder(row, slip.freeBet, terms);
      // No amount is typed: nothing is sent, and the slip goes on.
      if (ready === null) write({ sending: false });
      else
        void run(
          ready,
          selectionId === null ? BET_MODE.COMBO : BET_MODE.SINGLE,
          terms.tappedAt,
          write,
        );
    },
  };
}
