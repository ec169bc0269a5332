/** The slip's owner: keeps the state, asks the vendor, and sends bets through the money door. */
import { createState, type Platform, type StateView } from '@site/platform';
import type { CartSelection } from '@site/domain/betting/cart';
import { isNewPrice } from '@site/domain/betting/bet-codes';
import type { MoneyState } from '@site/domain/money-action/machine';
import { formatCny, parseCny, toCnyString } from '@site/domain/money';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { OddsVendor, PlacedBet } from '../vendors/port';
import { betOddsType } from './slip-check';
import {
  EMPTY_SLIP, acceptPrice, finishPlaced, isLocked, isPlaced, removeRow, takeInfo, toggleRow, typeStake, undoReplace, withRow,
  type SlipRow, type SlipState,
} from './slip-state';

/** Commands on the slip. */
export interface SlipPort {
  readonly state: StateView<SlipState>;
  /** @returns the row that had to make room, for undo. */
  readonly toggle: (selection: CartSelection) => SlipRow | null;
  readonly undo: (replaced: SlipRow) => void;
  readonly remove: (selectionId: string) => void;
  readonly clear: () => void;
  readonly setOpen: (open: boolean) => void;
  readonly activate: (selectionId: string | null) => void;
  readonly type: (selectionId: string, stake: string) => void;
  readonly accept: (selectionId: string) => void;
  /** Asks the vendor about every row now. */
  readonly requote: () => Promise<void>;
  /** Sends a row; a second call while it is in flight joins the first. */
  readonly place: (selectionId: string) => void;
  readonly finish: (keep: boolean) => void;
}

/** Makes the slip. */
export function createSlip(
  platform: Platform, vendor: OddsVendor, oddsType: StateView<OddsTypeName>, acceptBetter: StateView<boolean>,
): SlipPort {
  const state = createState<SlipState>(EMPTY_SLIP);
  const change = (next: (slip: SlipState) => SlipState): void => state.set(next(state.get()));
  const find = (selectionId: string): SlipRow | undefined => state.get().rows.find((row) => row.selection.selectionId === selectionId);

  const quote = async (selection: CartSelection): Promise<void> => {
    if (platform.session.state.get().status === 'visitor') return;
    const answer = await vendor.betInfo(selection, selection.euOnly ? 'EU' : oddsType.get());
    if (answer.ok) change((slip) => takeInfo(slip, selection.selectionId, answer.value, platform.clock.monotonic(), acceptBetter.get()));
  };
  const follow = (selectionId: string, next: MoneyState<PlacedBet>): void => {
    change((slip) => withRow(slip, selectionId, (row) => ({ ...row, result: next })));
    if (next.phase === 'done') platform.bus.publish({ type: 'bet.placed', wagerId: next.result.wagerId, vendor: vendor.id });
    if (next.phase === 'refused' && next.error.kind === 'api' && isNewPrice(next.error.code)) {
      const row = find(selectionId);
      if (row !== undefined) void quote(row.selection);
    }
  };
  const place = (selectionId: string): void => {
    const row = find(selectionId);
    const stake = row === undefined ? null : parseCny(row.stake);
    if (row === undefined || stake === null || isLocked(row) || isPlaced(row)) return;
    const { selection } = row;
    const bet = { selection, stake: toCnyString(stake), oddsType: betOddsType(row, oddsType.get()), acceptBetter: acceptBetter.get() };
    platform.money.run<PlacedBet>({
      kind: 'bet', payload: vendor.payloadOf(bet), submit: (key) => vendor.place(key, bet),
      summary: `${selection.homeName} vs ${selection.awayName} · ${selection.selectionName} · ¥${formatCny(stake)}`,
    }).subscribe((next) => follow(selectionId, next));
  };

  platform.bus.on('session.logged-out').subscribe(() => state.set(EMPTY_SLIP));

  return {
    state, place,
    toggle: (selection) => {
      const { slip, replaced } = toggleRow(state.get(), selection);
      state.set(slip);
      void quote(selection);
      return replaced;
    },
    undo: (replaced) => change((slip) => undoReplace(slip, replaced)),
    remove: (selectionId) => change((slip) => removeRow(slip, selectionId)),
    clear: () => change((slip) => ({ ...slip, rows: slip.rows.filter(isLocked), open: false })),
    setOpen: (open) => change((slip) => ({ ...slip, open })),
    activate: (activeId) => change((slip) => ({ ...slip, activeId })),
    type: (selectionId, stake) => change((slip) => typeStake(slip, selectionId, stake)),
    accept: (selectionId) => change((slip) => acceptPrice(slip, selectionId)),
    requote: async () => {
      await Promise.all(state.get().rows.filter((row) => !isLocked(row) && !isPlaced(row)).map((row) => quote(row.selection)));
    },
    finish: (keep) => change((slip) => finishPlaced(slip, keep)),
  };
}
