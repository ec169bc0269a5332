/**
 * The bet that a wager becomes when some of its selections are dropped: its combo, and what it
 * takes and gives at the prices of now (ADR 112).
 */
import { fenOf, type Fen } from '../money';
import { formatOdds } from '../odds/convert';
import type { DecimalOdds, OddsTypeName } from '../odds/decimal-odds';
import type { OddsVendorId } from '../vendors/odds-vendor';
import { comboReturns, foldsOfCombo, isStraight, sketchCombos } from './combo-preview';
import { legSums } from './systems';
import { totalOdds } from './total-odds';
import { winRisk } from './win-risk';

/** A wager as far as its change is told by it. */
export interface EditedFrom {
  readonly vendor: OddsVendorId;
  /** The vendor's id of its combo; null for a single. */
  readonly comboId: string | null;
  /** Its selections, all of them. */
  readonly legs: number;
}

/** What the new bet is, before its vendor has spoken. */
export interface EditedBet {
  /** The vendor's id of its combo; null for a single. */
  readonly comboId: string | null;
  /** Bets that the stake is paid for, one each. */
  readonly lines: number;
  /** Total odds of all selections as decimal text; null for a single and for a system. */
  readonly odds: string | null;
  /** Debit and most that comes back, in fen; null without a stake. */
  readonly sums: { readonly risk: Fen; readonly payout: Fen } | null;
}

/**
 * The combo that selections form which are left of one: all together where they stood so, else the
 * same sizes of combination as far as so many form them (a Yankee becomes a Trixie), else all
 * together. Fewer than two are a single.
 *
 * @param left selections that stay.
 */
export function comboLeft({ vendor, comboId, legs }: EditedFrom, left: number): string | null {
  if (comboId === null || left < 2) return null;
  const before = foldsOfCombo(vendor, comboId, legs);
  const folds = isStraight(before, legs) ? [left] : before?.filter((size) => size <= left);
  const offers = sketchCombos(vendor, left);
  const same = offers.find((offer) => offer.folds.join() === folds?.join());
  return (same ?? offers[0])?.id ?? null;
}

/**
 * The new bet at the prices of now, as the slip will have it: per line for a combo (domain.md
 * "System bets"), in the odds type of the bet for a single (D1). The vendor's limits and payout cap
 * are the slip's to tell.
 *
 * @param prices of the selections that stay, at least one.
 * @param stake of a single or of one line, in fen; null while there is none.
 * @param oddsType that a single is bet in.
 */
export function editedBet(
  from: EditedFrom,
  prices: readonly DecimalOdds[],
  stake: Fen | null,
  oddsType: OddsTypeName,
): EditedBet {
  const comboId = comboLeft(from, prices.length);
  const [first] = prices;
  if (comboId === null) {
    const single = stake === null || first === undefined ? null : winRisk(stake, first, oddsType);
    return { comboId, lines: 1, odds: null, sums: single };
  }
  const folds = foldsOfCombo(from.vendor, comboId, prices.length);
  const lines =
    sketchCombos(from.vendor, prices.length).find(({ id }) => id === comboId)?.lines ?? 1;
  const returns =
    stake === null
      ? null
      : comboReturns({ lines, factor: null, folds }, legSums(prices), stake, null);
  return {
    comboId,
    lines,
    odds: isStraight(folds, prices.length) ? totalOdds(prices) : null,
    sums: returns === null ? null : { risk: returns.stake, payout: returns.most },
  };
}

/** A bet as far as a change can change it. */
export interface BetAsItStands {
  /** Price (decimal) and line of each selection, in their order. */
  readonly legs: readonly { readonly price: DecimalOdds; readonly line: string | null }[];
  /** Of a single, or of one line, in fen. */
  readonly stake: Fen;
  /** Debit, in fen. */
  readonly risk: Fen;
}

/** A share of a stake and a share of a debit are each rounded to a fen. */
const SHARE_FEN = 1n;

/** As members read it: places that nobody sees make no other price. */
const isSamePrice = (a: DecimalOdds, b: DecimalOdds): boolean =>
  formatOdds(a, 'EU').text === formatOdds(b, 'EU').text;

/**
 * Whether a change changes nothing: the same selections at the same lines and prices, for the same
 * money. It would only cost what the sale of the old one brings less than its stake.
 *
 * @param was what still runs of the wager (`openShare` of it), as it was booked.
 * @param now the new bet; its selections are some of those, in the same order.
 */
export function changesNothing(was: BetAsItStands, now: BetAsItStands): boolean {
  const off = now.risk - was.risk;
  return (
    now.stake === was.stake &&
    off <= SHARE_FEN &&
    off >= -SHARE_FEN &&
    now.legs.length === was.legs.length &&
    now.legs.every(({ price, line }, at) => {
      const leg = was.legs[at];
      return (
        leg !== undefined && isSamePrice(price, leg.price) && Number(line) === Number(leg.line)
      );
    })
  );
}

/**
 * What a change costs in the end: the debit of the new bet less what the old one is sold for. Below
 * zero it brings money.
 *
 * @param risk debit of the new bet, in fen; null while it is not known.
 * @param price the old one's offer, in fen; null while there is none.
 * @returns fen, null while either is unknown.
 */
export const netOfChange = (risk: Fen | null, price: Fen | null): Fen | null =>
  risk === null || price === null ? null : fenOf(risk - price);
