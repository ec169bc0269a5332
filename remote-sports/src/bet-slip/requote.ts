/** Asks the vendor for limits, prices and states of what stands in the slip. */
import type { Platform, StateView } from '@site/platform';
import { BET_MODE } from '@site/domain/betting/statuses';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { OddsVendor } from '../vendors/port';
import { isEditable, isLocked, legsKey, type SlipRow, type SlipState } from './slip-model';
import { takeCombos, takeLegs, takeTrouble, type QuoteMoment } from './slip-quote';
import { withCombo } from './slip-state';

/** What it reads and writes of the slip. */
interface Owner {
  readonly state: StateView<SlipState>;
  readonly change: (next: (slip: SlipState) => SlipState) => void;
  readonly oddsType: StateView<OddsTypeName>;
  readonly policy: () => QuoteMoment['policy'];
  /** A look that is had in vain changes nothing: what was known before is still the best word. */
  readonly isLook?: boolean;
}

/** Each call asks anew, for members only; a row whose bet is on its way is left alone. */
export function createRequote(
  platform: Platform,
  vendor: OddsVendor,
  { state, change, oddsType, policy, isLook = false }: Owner,
): () => Promise<void> {
  const now = (): number => platform.clock.monotonic();
  const moment = (requestedAt: number): QuoteMoment => ({
    requestedAt,
    at: now(),
    policy: policy(),
  });

  const quoteSingle = async ({ selection }: SlipRow): Promise<void> => {
    const requestedAt = now();
    const answer = await vendor.betInfo({
      mode: BET_MODE.SINGLE,
      selections: [selection],
      oddsType: selection.euOnly ? 'EU' : oddsType.get(),
    });
    if (answer.ok)
      change((slip) => ({
        ...takeLegs(slip, answer.value.legs, moment(requestedAt)),
        maxPayout: answer.value.maxPayout ?? slip.maxPayout,
      }));
    else if (!isLook) change((slip) => takeTrouble(slip, selection.selectionId, answer.error));
  };
  const quoteCombo = async (): Promise<void> => {
    const { rows } = state.get();
    const requestedFor = legsKey(rows);
    const requestedAt = now();
    const answer = await vendor.betInfo({
      mode: BET_MODE.COMBO,
      selections: rows.map(({ selection }) => selection),
      oddsType: 'EU',
    });
    if (answer.ok)
      change((slip) => takeCombos(slip, answer.value, requestedFor, moment(requestedAt)));
    else
      change((slip) => (isLocked(slip.combo) ? slip : withCombo(slip, { trouble: answer.error })));
  };
  return async () => {
    const { rows, mode, combo } = state.get();
    if (platform.session.state.get().status !== 'member') return;
    if (mode === 'combo' && rows.length > 1) {
      if (isEditable(combo)) await quoteCombo();
    } else await Promise.all(rows.filter(isEditable).map(quoteSingle));
  };
}
