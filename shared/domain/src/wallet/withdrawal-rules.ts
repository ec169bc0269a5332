/**
 * What a withdrawal may be, in the order the server asks it (domain.md "Wallet / payment"): told
 * before anything is sent.
 */
import { ZERO_FEN, fenOf, parseCny, type Fen } from '../money';
import type { WithdrawalStep } from '../verification/withdrawal';

/** Limits of a method and of the day; amounts in fen. */
export interface WithdrawalLimits {
  readonly min: Fen;
  readonly max: Fen;
  /** What of the day's amount is left. */
  readonly dailyAmountLeft: Fen;
  readonly withdrawable: Fen;
}

/** What is wrong with an amount. */
export type WithdrawalProblem = 'empty' | 'below' | 'above' | 'daily' | 'balance';

/** Each problem with what shows it; the first one that holds is told. */
const PROBLEMS: readonly (readonly [
  WithdrawalProblem,
  (amount: Fen, limits: WithdrawalLimits) => boolean,
])[] = [
  ['empty', (amount) => amount <= 0n],
  ['below', (amount, { min }) => amount < min],
  ['above', (amount, { max }) => amount > max],
  ['daily', (amount, { dailyAmountLeft }) => amount > dailyAmountLeft],
  ['balance', (amount, { withdrawable }) => amount > withdrawable],
];

/**
 * Why an amount can't be withdrawn, or null.
 *
 * @param amount null while nothing readable is typed.
 */
export function withdrawalProblem(
  amount: Fen | null,
  limits: WithdrawalLimits,
): WithdrawalProblem | null {
  if (amount === null) return 'empty';
  return PROBLEMS.find(([, holds]) => holds(amount, limits))?.[0] ?? null;
}

/**
 * The most that one withdrawal may take: "all of it" never asks for what would be refused. Nothing
 * when even the least is too much.
 */
export function mostWithdrawable({
  min,
  max,
  dailyAmountLeft,
  withdrawable,
}: WithdrawalLimits): Fen {
  const most = [max, dailyAmountLeft, withdrawable].reduce((least, next) =>
    next < least ? next : least,
  );
  return most < min ? ZERO_FEN : most;
}

/** Why nothing may be withdrawn now. */
export type WithdrawalBlock = 'verification' | 'safehouse' | 'dailyCount' | 'turnover' | 'other';

/** What the server says of a member before an amount is typed. */
export interface WithdrawalStanding {
  readonly verificationStep: WithdrawalStep;
  /** Null while it is not known: then the server's own word decides. */
  readonly safehouseLocked: boolean | null;
  readonly dailyCountLeft: number;
  readonly turnoverRemaining: Fen;
  readonly isBlocked: boolean;
}

/** Each block with what shows it, in the server's order. */
const BLOCKS: readonly (readonly [WithdrawalBlock, (standing: WithdrawalStanding) => boolean])[] = [
  ['verification', ({ verificationStep }) => verificationStep !== 'DoneVerifyStep'],
  ['safehouse', ({ safehouseLocked }) => safehouseLocked === true],
  ['dailyCount', ({ dailyCountLeft }) => dailyCountLeft <= 0],
  ['turnover', ({ turnoverRemaining }) => turnoverRemaining > 0n],
  ['other', ({ isBlocked }) => isBlocked],
];

/** What stands in the way of any withdrawal, or null. */
export const withdrawalBlock = (standing: WithdrawalStanding): WithdrawalBlock | null =>
  BLOCKS.find(([, holds]) => holds(standing))?.[0] ?? null;

const FIGURES = /\d[\d,]*(?:\.\d{1,2})?/g;

/**
 * True where a sentence names an amount, in whatever spelling: what says it once needs no second
 * telling.
 *
 * @param text a sentence of the server.
 * @param amount in fen.
 */
export const saysAmount = (text: string, amount: Fen): boolean =>
  (text.match(FIGURES) ?? []).some((figure) => parseCny(figure.replaceAll(',', '')) === amount);

const PERCENT = /^(\d{1,3})(?:\.(\d{1,6}))?$/;
/** Millionths of a percent in a whole. */
const WHOLE = 100_000_000n;

/**
 * The fee of an amount, rounded half away from zero (D2).
 *
 * @param percent exact text, e.g. `0.5`.
 * @returns null when it is none: an unknown fee is never 0.
 */
export function withdrawalFee(amount: Fen, percent: string): Fen | null {
  const [, whole, part = ''] = PERCENT.exec(percent.trim()) ?? [];
  if (whole === undefined || amount < 0n) return null;
  const millionths = BigInt(whole + part.padEnd(6, '0'));
  return fenOf((amount * millionths * 2n + WHOLE) / (WHOLE * 2n));
}
