/** From the slip to the orders that go to the vendor: exactly what the member sees (C-45). */
import type { CartSelection } from '@site/domain/betting/cart';
import { BET_MODE } from '@site/domain/betting/statuses';
import { formatCny, parseCny, sumFen, toCnyString } from '@site/domain/money';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { comboText } from '../phrases/combos';
import type { BetOrder, OddsPolicy } from '../vendors/port';
import { comboRows, stakedCombos } from './combo-rows';
import { betOddsType } from './slip-check';
import type { SlipRow, SlipState } from './slip-model';

/** How an order is sent. */
export interface OrderTerms {
  readonly vendor: OddsVendorId;
  readonly oddsType: OddsTypeName;
  readonly policy: OddsPolicy;
  /** Moment of the tap. */
  readonly tappedAt: number;
}
/** An order with the line that the journal and the tray show. */
export interface ReadyOrder {
  readonly order: BetOrder;
  readonly summary: string;
  /**
   * What the member means by it, without the prices: the same slip in two tabs is one bet, though a
   * price moved in between.
   */
  readonly meant: string;
}

const matchOf = ({ isOutright, homeName, awayName }: CartSelection): string =>
  isOutright ? homeName : `${homeName} vs ${awayName}`;

/** Longest line in the journal. */
const SUMMARY_MOST = 160;

/** A single; null while its stake is no amount. */
export function singleOrder(
  row: SlipRow,
  freeBet: boolean,
  { vendor, oddsType, policy }: OrderTerms,
): ReadyOrder | null {
  const stake = parseCny(row.stake);
  if (stake === null) return null;
  const { selection } = row;
  return {
    order: {
      mode: BET_MODE.SINGLE,
      selection,
      stake: toCnyString(stake),
      oddsType: betOddsType(row, oddsType),
      policy,
      freeBet,
    },
    summary: `${matchOf(selection)} · ${selection.selectionName} · ¥${formatCny(stake)}`.slice(
      0,
      SUMMARY_MOST,
    ),
    meant: JSON.stringify([vendor, selection.selectionId, toCnyString(stake), freeBet]),
  };
}

/** All selections together; null while no combo has a stake. */
export function comboOrder(slip: SlipState, { vendor, policy }: OrderTerms): ReadyOrder | null {
  const staked = stakedCombos(comboRows(slip, vendor));
  const combos = staked.flatMap(({ id, stake }) =>
    stake === null ? [] : [{ id, stake: toCnyString(stake) }],
  );
  if (combos.length === 0) return null;
  const names = staked.map(({ id }) => comboText(vendor, id, slip.rows.length)).join('、');
  const total = sumFen(staked.map(({ returns }) => returns.stake));
  return {
    order: {
      mode: BET_MODE.COMBO,
      selections: slip.rows.map(({ selection }) => selection),
      combos,
      policy,
      freeBet: slip.freeBet,
    },
    summary: `串关 ${names} · ${slip.rows.length}场 · ¥${formatCny(total)}`.slice(0, SUMMARY_MOST),
    meant: JSON.stringify([
      vendor,
      slip.rows.map(({ selection }) => selection.selectionId).sort(),
      combos,
      slip.freeBet,
    ]),
  };
}
