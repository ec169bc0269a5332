/**
 * What every little game answers: symbols to show, how much of the bet comes back, and what that
 * means for turnover.
 */
import type { WagerOutcome } from '@site/domain/betting/statuses';
import type { Random } from '../../core/random';

/** Kinds of games; each has its rule here and its page in `pages`. */
export const GAME_KIND = [
  'slot',
  'dice',
  'baccarat',
  'dragonTiger',
  'roulette',
  'crash',
  'keno',
  'bull',
  'coin',
] as const;
/** A kind of game. */
export type GameKind = (typeof GAME_KIND)[number];

/** A round. `hundredths` is the payout in hundredths of the bet, the bet itself included. */
export interface Outcome {
  readonly symbols: readonly number[];
  readonly hundredths: number;
  readonly result: Extract<WagerOutcome, 'won' | 'lost' | 'draw' | 'halfLost'>;
  readonly text: string;
  /** Which places won, for the page to light up. */
  readonly marks?: readonly number[];
}

/** A rule: null when the choice is none of the game's. */
export type Rule = (choice: string, random: Random) => Outcome | null;

/** Won or lost by a plain multiple. */
export const paid = (
  symbols: readonly number[],
  hundredths: number,
  text: string,
  marks: readonly number[] = [],
): Outcome => ({ symbols, hundredths, result: hundredths > 0 ? 'won' : 'lost', text, marks });
