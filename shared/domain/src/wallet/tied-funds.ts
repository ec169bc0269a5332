/**
 * What a bonus ties: while turnover is missing nothing may leave (R3.2-1, complaint 2 of the domain
 * guide).
 */
import { fenOf, ZERO_FEN, type Fen } from '../money';

/** Parts of a member's money in fen. */
export interface TiedFunds {
  readonly contract: Fen;
  readonly withdrawable: Fen;
  readonly isBlocking: boolean;
}

/**
 * @param total money of the member.
 * @param remaining turnover that is still missing.
 */
export function tiedFunds(total: Fen, remaining: Fen): TiedFunds {
  if (remaining <= 0n) return { contract: ZERO_FEN, withdrawable: total, isBlocking: false };
  return {
    contract: total < remaining ? total : remaining,
    withdrawable: ZERO_FEN,
    isBlocking: true,
  };
}

/** Money of a member in fen, as the server tells it (§3.2). */
export interface ToldFunds {
  readonly total: Fen;
  readonly withdrawable: Fen;
  /** Missing turnover keeps money from leaving now. */
  readonly isBlocking: boolean;
}

/**
 * Money that is here and may not leave, so that it and what may leave come to all there is. The
 * turnover that is still missing is no money of the member and no part of it (R3.2-1).
 */
export const lockedFunds = ({ total, withdrawable, isBlocking }: ToldFunds): Fen =>
  isBlocking && total > withdrawable ? fenOf(total - withdrawable) : ZERO_FEN;
