/**
 * Bet info before placing: each leg as it stands, limits of a single, and what every combo of the
 * vendor would cost and give.
 */
import Big from 'big.js';
import { SELECTION_STATUS, type SelectionStatus } from '@site/domain/betting/statuses';
import { lineCount, systemFactor } from '@site/domain/betting/systems';
import { ZERO_FEN, type Fen } from '@site/domain/money';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { PARLAY_RULES } from '@site/domain/betting/parlay';
import { combosOf } from '@site/domain/vendors/combo-tables';
import type { Board, Quote } from '../engine/board';
import { legStatus } from './legs';
import { LIMIT, lineLimits, maxSingle } from './limits';
import type { VendorState } from './vendor-state';

/** A leg as it stands. */
export interface LegInfo {
  readonly marketId: string;
  readonly key: string;
  readonly status: SelectionStatus;
  readonly quote: Quote | null;
  readonly price: DecimalOdds | null;
  readonly min: Fen;
  readonly max: Fen;
}

/** A combo that these legs may form. */
export interface ComboInfo {
  readonly combo: string;
  readonly folds: readonly number[];
  readonly lines: number;
  /** Return per unit on every line when all legs win. */
  readonly factor: Big;
  readonly min: Fen;
  readonly max: Fen;
  /**
   * OK, or why it cannot be placed: too few for a system, a price under the minimum, a payout above
   * the cap.
   */
  readonly status: SelectionStatus;
}

/** Bet info of one or more legs. */
export interface BetInfo {
  readonly legs: readonly LegInfo[];
  readonly combos: readonly ComboInfo[];
  readonly payoutCap: Fen;
}

const TWO = '2' as DecimalOdds;

function legInfo(
  board: Board,
  state: VendorState,
  { marketId, key }: { readonly marketId: string; readonly key: string },
  inCombo: boolean,
): LegInfo {
  const quote = board.quote(marketId, key);
  const price = quote?.side?.price ?? null;
  return {
    marketId,
    key,
    quote,
    price,
    status: legStatus(board, state, marketId, key, inCombo),
    min: LIMIT.min,
    max: maxSingle(quote?.market ?? { type: 'outcome', isLive: false }, price ?? TWO),
  };
}

function comboInfos(board: Board, legs: readonly LegInfo[]): ComboInfo[] {
  const quotes = legs
    .map(({ quote, price }) => (quote === null || price === null ? null : { quote, price }))
    .filter((each) => each !== null);
  if (
    legs.length < 2 ||
    quotes.length < legs.length ||
    quotes.some(({ quote }) => !quote.market.parlay)
  )
    return [];
  const prices = quotes.map(({ price }) => new Big(price));
  const low = legs.some(({ status }) => status === SELECTION_STATUS.PARLAYODDSMIN);
  const rules = PARLAY_RULES[board.vendor];
  return combosOf(board.vendor, legs.length).map(({ id, folds }) => {
    const isSystem = folds.length > 1 || folds[0] !== legs.length;
    const lines = lineCount(legs.length, folds);
    const factor = systemFactor(prices, folds);
    const { min, max } = lineLimits(
      quotes.map(({ quote }) => quote.market),
      lines,
      factor,
    );
    const status = low
      ? SELECTION_STATUS.PARLAYODDSMIN
      : isSystem && legs.length < rules.minSystemLegs
        ? SELECTION_STATUS.NEED3COMBO
        : max < min
          ? SELECTION_STATUS.PARLAYPAYOUTMAX
          : SELECTION_STATUS.OK;
    return { combo: id, folds, lines, factor, min, max, status };
  });
}

/**
 * SABA's system-mixed wants three: with two legs the slip is told so instead of seeing nothing
 * (99997).
 */
function tooFew(board: Board, legs: readonly LegInfo[], combos: readonly ComboInfo[]): ComboInfo[] {
  if (
    board.vendor !== 'SABA' ||
    combos.length === 0 ||
    legs.length >= PARLAY_RULES.SABA.minSystemLegs
  )
    return [];
  return [
    {
      combo: 'Trixie',
      folds: [2, 3],
      lines: 0,
      factor: new Big(0),
      min: ZERO_FEN,
      max: ZERO_FEN,
      status: SELECTION_STATUS.NEED3COMBO,
    },
  ];
}

/** Bet info right now. */
export function betInfo(
  board: Board,
  state: VendorState,
  wanted: readonly { readonly marketId: string; readonly key: string }[],
): BetInfo {
  const legs = wanted.map((leg) => legInfo(board, state, leg, wanted.length > 1));
  const combos = comboInfos(board, legs);
  return { legs, combos: [...combos, ...tooFew(board, legs, combos)], payoutCap: LIMIT.payout };
}
