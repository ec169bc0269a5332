/**
 * What a bonus ties: while turnover is missing nothing may leave (R3.2-1, complaint 2 of the domain
 * guide).
 */
import { ZERO_FEN, type Fen } from '../money';

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
