/** Whether the slip may be placed, and what it wins and risks: the one reducer behind the button. */
import { Sports } from '@site/domain/constants';
import { oddsToPay } from '@site/domain/betting/free-bets';
import { parlayProblem, type ParlayProblemCode } from '@site/domain/betting/parlay';
import { STAKE_REASONS, stakeReason, type StakeReason } from '@site/domain/betting/stake-check';
import {
  allowsSingle,
  SELECTION_STATUS,
  type SelectionStatus,
} from '@site/domain/betting/statuses';
import { winRisk, type WinRisk } from '@site/domain/betting/win-risk';
import { parseCny, sumFen, ZERO_FEN, type Fen } from '@site/domain/money';
import type { AppError } from '@site/domain/errors/app-error';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { FeedGap } from '../state/feed-gaps';
import { comboRows, stakedCombos, type ComboRow } from './combo-rows';
import { isGone, withoutGone } from './gone';
import { isEditable, offeredLine, type SlipRow, type SlipState } from './slip-model';
import { isComboUnread } from './unread';

/** What surrounds the slip. */
export interface SlipContext {
  readonly vendor: OddsVendorId;
  readonly oddsType: OddsTypeName;
  readonly signedIn: boolean;
  /** Sportsbook balance, or null while it is not known. */
  readonly balance: Fen | null;
  /** What the member's free bets pay at the odds of the slip; null where there are none. */
  readonly freeBalance: Fen | null;
  /** Self-exclusion of betting; null while it is not known, which blocks (C-62). */
  readonly bettingDisabled: boolean | null;
  /** Monotonic ms. */
  readonly now: number;
  /** What the vendor's boards have lost (safety I4). */
  readonly gap: FeedGap;
}

/** Why the button is off: one of these at a time. */
export type SlipReason =
  | { readonly kind: 'stake'; readonly id: StakeReason; readonly field: string | null }
  | { readonly kind: 'status'; readonly status: SelectionStatus; readonly field: string }
  | { readonly kind: 'parlay'; readonly code: ParlayProblemCode; readonly field: string | null }
  /** The vendor has closed the line. */
  | { readonly kind: 'gone'; readonly field: string }
  /** Limits and price were asked for in vain. */
  | { readonly kind: 'unread'; readonly error: AppError }
  /** The purse does not pay the least stakes; `least` is their debit. */
  | { readonly kind: 'tooPoor'; readonly bets: number; readonly least: Fen }
  | { readonly kind: 'freeBetShort' };

/** The type a row is bet in: EU where the market has no other (D4). */
export const betOddsType = ({ selection }: SlipRow, oddsType: OddsTypeName): OddsTypeName =>
  selection.euOnly ? 'EU' : oddsType;

/** Win and risk of a row's stake, or null while it is no amount. */
export function rowWinRisk(row: SlipRow, oddsType: OddsTypeName): WinRisk | null {
  const stake = parseCny(row.stake);
  return stake === null ? null : winRisk(stake, row.selection.price, betOddsType(row, oddsType));
}

/** Singles that the button sends: those with a stake; while none has one, all wait for it. */
export function singlesToPlace({ rows }: SlipState): readonly SlipRow[] {
  const waiting = withoutGone(rows.filter(isEditable));
  const typed = waiting.filter(({ stake }) => stake.trim() !== '');
  return typed.length > 0 ? typed : waiting;
}

/**
 * Odds that free bets are held against: of the singles that the button sends, or of the combo; text
 * of a decimal.
 */
export const oddsOfStakes = (slip: SlipState): string =>
  oddsToPay(
    (slip.mode === 'combo' ? slip.rows : singlesToPlace(slip)).map(
      ({ selection, info }) => info?.price ?? selection.price,
    ),
    slip.mode === 'combo',
  );

/**
 * Not all words of the vendor were heard, and nothing was asked since that would make up for it
 * (ADR 037).
 */
const isCut = ({ requestedAt }: SlipRow, { isOpen, left }: FeedGap): boolean =>
  isOpen || (left !== null && (requestedAt === null || requestedAt <= left));

/** A vendor's last words are too old to bet on, or not all of them were heard. */
const isStale = (row: SlipRow, { gap, now }: SlipContext): boolean =>
  isCut(row, gap) || (row.infoAt !== null && now - row.infoAt >= Sports.staleAfterMs);

/** What the bet is paid from: the wallet, or the free bets; null while it is not known. */
export const purseOf = (slip: SlipState, { balance, freeBalance }: SlipContext): Fen | null =>
  slip.freeBet ? (freeBalance ?? ZERO_FEN) : balance;

/** Statuses that have words of their own; the others mean that the line is closed. */
const SAID: ReadonlySet<SelectionStatus> = new Set<SelectionStatus>([
  SELECTION_STATUS.ERROR,
  SELECTION_STATUS.UPDATING,
]);

/** The vendor takes no stake on it now; of one that was not asked about yet nobody knows. */
export const isShut = ({ info }: SlipRow): boolean =>
  info !== null && (info.price === null || !allowsSingle(info.status));

/** The first reason in the way of a row, or null. */
export function rowReason(row: SlipRow, slip: SlipState, context: SlipContext): SlipReason | null {
  const { selection, info } = row;
  const status = info?.status ?? selection.status ?? SELECTION_STATUS.NOTSET;
  const field = selection.selectionId;
  const open = !isShut(row) && (info !== null || status !== SELECTION_STATUS.ERROR);
  const id = stakeReason({
    text: row.stake,
    risk: rowWinRisk(row, context.oddsType)?.risk ?? null,
    limits: info === null ? null : { min: info.min, max: info.max },
    balance: purseOf(slip, context),
    lineOpen: open,
    feedFresh: !isStale(row, context),
    lineMoved: offeredLine(row) !== null,
    bettingDisabled: context.bettingDisabled,
    signedIn: context.signedIn,
  });
  if (id === null) return null;
  if (id === 'lineClosed' && info === null && row.trouble !== null)
    return { kind: 'unread', error: row.trouble };
  if (id === 'lineClosed' && isGone(row)) return { kind: 'gone', field };
  if (id === 'lineClosed' && SAID.has(status)) return { kind: 'status', status, field };
  return id === 'balanceShort' && slip.freeBet
    ? { kind: 'freeBetShort' }
    : { kind: 'stake', id, field };
}

const rank = (reason: SlipReason): number =>
  reason.kind === 'stake' ? STAKE_REASONS.indexOf(reason.id) : STAKE_REASONS.indexOf('lineClosed');

function singlesReason(slip: SlipState, context: SlipContext): SlipReason | null {
  const rows = singlesToPlace(slip);
  const reasons = rows
    .map((row) => rowReason(row, slip, context))
    .filter((reason) => reason !== null);
  const [first] = reasons.toSorted((a, b) => rank(a) - rank(b));
  if (first !== undefined) return first;
  const money = purseOf(slip, context);
  if (money === null || slipTotals(slip, context).risk <= money) return null;
  if (slip.freeBet) return { kind: 'freeBetShort' };
  return { kind: 'stake', id: 'balanceShort', field: null };
}

const isSystem = ({ straight }: ComboRow): boolean => !straight;

function structureReason(
  slip: SlipState,
  staked: readonly ComboRow[],
  context: SlipContext,
): SlipReason | null {
  const problem = parlayProblem({
    vendor: context.vendor,
    system: staked.some(isSystem),
    freeBet: slip.freeBet,
    parlayReward: staked.some(isSystem),
    payoutCap: slip.maxPayout,
    maxReturn:
      staked.some(({ returns }) => returns.capped) && slip.maxPayout !== null
        ? ((slip.maxPayout + 1n) as Fen)
        : null,
    legs: slip.rows.map(({ selection, info }) => ({
      eventId: selection.eventId,
      selectionId: selection.selectionId,
      price: info?.price ?? selection.price,
      isOutright: selection.isOutright,
      isOpenParlay: selection.isOpenParlay !== false,
      status: info?.status ?? selection.status ?? SELECTION_STATUS.NOTSET,
    })),
  });
  if (problem === null) return null;
  const leg = slip.rows.find(({ selection }) => selection.selectionId === problem.selectionId);
  // A suspended line says so itself; "invalid" would send the member away from a match that goes on in a minute.
  if (problem.code === '13040' && leg !== undefined && isGone(leg))
    return { kind: 'gone', field: leg.selection.selectionId };
  if (problem.code === '13040' && leg !== undefined)
    return {
      kind: 'status',
      status: leg.info?.status ?? SELECTION_STATUS.NOTAVAILABLE,
      field: leg.selection.selectionId,
    };
  return { kind: 'parlay', code: problem.code, field: problem.selectionId };
}

/** Statuses of a combo in words of a code. */
const COMBO_CODE: ReadonlyMap<SelectionStatus, ParlayProblemCode> = new Map<
  SelectionStatus,
  ParlayProblemCode
>([
  [SELECTION_STATUS.NEED3COMBO, SELECTION_STATUS.NEED3COMBO],
  [SELECTION_STATUS.PARLAYODDSMIN, '13150'],
  [SELECTION_STATUS.PARLAYPAYOUTMAX, '13160'],
]);

function stakesReason(
  slip: SlipState,
  staked: readonly ComboRow[],
  context: SlipContext,
): SlipReason | null {
  const shut = staked.find(({ status }) => COMBO_CODE.has(status));
  if (shut !== undefined)
    return { kind: 'parlay', code: COMBO_CODE.get(shut.status) ?? '13160', field: shut.id };
  const total = sumFen(staked.map(({ returns }) => returns.stake));
  const money = purseOf(slip, context);
  const requested =
    staked.length === 0
      ? [{ text: '', limits: { min: ZERO_FEN, max: ZERO_FEN }, id: null }]
      : staked;
  for (const { text, limits, id } of requested) {
    const reason = stakeReason({
      text,
      risk: total,
      limits: slip.combo.offers === null ? null : limits,
      balance: money,
      lineOpen: true,
      feedFresh: !slip.rows.some((row) => isStale(row, context)),
      lineMoved: slip.rows.some((row) => offeredLine(row) !== null),
      bettingDisabled: context.bettingDisabled,
      signedIn: context.signedIn,
    });
    if (reason !== null)
      return reason === 'balanceShort' && slip.freeBet
        ? { kind: 'freeBetShort' }
        : { kind: 'stake', id: reason, field: id };
  }
  return null;
}

/** Reasons that concern the account come before everything else. */
const ACCOUNT: ReadonlySet<StakeReason> = new Set<StakeReason>([
  'signIn',
  'accountUnknown',
  'bettingDisabled',
]);

function comboReason(slip: SlipState, context: SlipContext): SlipReason | null {
  const staked = stakedCombos(comboRows(slip, context.vendor));
  const stakes = stakesReason(slip, staked, context);
  if (stakes?.kind === 'stake' && ACCOUNT.has(stakes.id)) return stakes;
  const { trouble } = slip.combo;
  if (trouble !== null && isComboUnread(slip)) return { kind: 'unread', error: trouble };
  return structureReason(slip, staked, context) ?? stakes;
}

/** The first reason in the way of the slip, or null when the button may be pressed. */
export function slipReason(slip: SlipState, context: SlipContext): SlipReason | null {
  // Before the login, which would not come either.
  if (!context.signedIn && context.gap.isOpen)
    return { kind: 'stake', id: 'feedStale', field: null };
  return slip.mode === 'combo' ? comboReason(slip, context) : singlesReason(slip, context);
}

const OF_AMOUNT: ReadonlySet<StakeReason> = new Set<StakeReason>([
  'stakeInvalid',
  'stakeUnderMin',
  'stakeOverMax',
  'balanceShort',
]);

/** The amount itself is in the way: what it would bring is not said. */
export const isBadAmount = (reason: SlipReason | null): boolean =>
  reason?.kind === 'freeBetShort' ||
  reason?.kind === 'tooPoor' ||
  (reason?.kind === 'stake' && OF_AMOUNT.has(reason.id));

/** What the button sends: number of bets, debit, most profit. */
export interface SlipTotals {
  readonly bets: number;
  readonly risk: Fen;
  readonly win: Fen;
}

/** Money of everything that the button would send. */
export function slipTotals(
  slip: SlipState,
  { oddsType, vendor }: Pick<SlipContext, 'oddsType' | 'vendor'>,
): SlipTotals {
  if (slip.mode === 'combo') {
    const staked = stakedCombos(comboRows(slip, vendor)).filter(({ stake }) => stake !== null);
    const risk = sumFen(staked.map(({ returns }) => returns.stake));
    return {
      bets: staked.length,
      risk,
      win: (sumFen(staked.map(({ returns }) => returns.most)) - risk) as Fen,
    };
  }
  const amounts = singlesToPlace(slip)
    .map((row) => rowWinRisk(row, oddsType))
    .filter((amount) => amount !== null);
  return {
    bets: amounts.length,
    risk: sumFen(amounts.map(({ risk }) => risk)),
    win: sumFen(amounts.map(({ win }) => win)),
  };
}
