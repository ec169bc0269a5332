/**
 * Name and password of the last login, for one automatic repetition (VAL99903): in this closure and
 * nowhere else (safety B2).
 */
import { Token } from '@site/domain/constants';

/** A name and its password. */
export interface LoginPair {
  readonly userName: string;
  readonly password: string;
}

/** Holds the pair for a while. */
export interface PairKeeper {
  readonly keep: (pair: LoginPair) => void;
  /** Gives the pair out once; null when there is none or it is too old. */
  readonly take: () => LoginPair | null;
  readonly forget: () => void;
}

/**
 * Makes an empty keeper.
 *
 * @param monotonic ms that never jump.
 */
export function createPairKeeper(monotonic: () => number): PairKeeper {
  let kept: (LoginPair & { readonly until: number }) | null = null;
  return {
    keep: (pair) => {
      kept = { ...pair, until: monotonic() + Token.pairMs };
    },
    take: () => {
      const own = kept;
      kept = null;
      return own !== null && monotonic() < own.until
        ? { userName: own.userName, password: own.password }
        : null;
    },
    forget: () => {
      kept = null;
    },
  };
}
