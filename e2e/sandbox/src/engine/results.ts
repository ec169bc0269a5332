/** Result of a selection from what is decided of its event: the one place where bets are judged. */
import {
  deadHeatMultiplier,
  isInTotalBand,
  legMultiplier,
  oddEvenOf,
  outcomeOf,
  settleHandicap,
  settleTotal,
  type LegResult,
  type Score,
} from '@site/domain/betting/settlement';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import type Big from 'big.js';
import { TOTAL_BANDS } from './score-offers';
import { PLACES } from './outrights';
import type { FieldResult, Finals, MarketType } from './types';

/**
 * What a selection bets on. `atBet` is the score at which an in-play handicap started to count
 * (D6), null where the whole event counts.
 */
export interface LegTerms {
  readonly type: MarketType;
  readonly period: number;
  readonly line: number | null;
  readonly key: string;
  readonly atBet: Score | null;
}

/** How a leg ended. Dead heats tell how many share how many places. */
export interface LegOutcome {
  readonly kind:
    | LegResult
    | 'placed'
    | 'deadHeatWon'
    | 'deadHeatPlaced'
    | 'nonRunner'
    | 'cancelled';
  readonly tied?: number;
  readonly places?: number;
}

const plain = (kind: LegOutcome['kind']): LegOutcome => ({ kind });
const wonIf = (won: boolean): LegOutcome => plain(won ? 'won' : 'lost');
const KEY_OF = { home: '1', draw: 'x', away: '2' } as const;
const NONE: Score = { home: 0, away: 0 };

function correctScore(key: string, score: Score): LegOutcome {
  const exact = `${score.home}:${score.away}`;
  if (key !== 'other') return wonIf(key === exact);
  return wonIf(score.home > 4 || score.away > 4);
}

function totalGoals(key: string, score: Score): LegOutcome {
  const band = TOTAL_BANDS.get(key);
  return band === undefined ? plain('void') : wonIf(isInTotalBand(score, band[0], band[1]));
}

/** Two sides without a draw: a tie gives the stake back. */
const winner = (key: string, score: Score): LegOutcome =>
  outcomeOf(score) === 'draw' ? plain('void') : wonIf(KEY_OF[outcomeOf(score)] === key);

const JUDGES: Readonly<Record<MarketType, (terms: LegTerms, score: Score) => LegOutcome>> = {
  handicap: ({ key, line, atBet }, score) =>
    plain(settleHandicap(key === 'h' ? 'home' : 'away', line ?? 0, score, atBet ?? NONE)),
  total: ({ key, line }, score) =>
    plain(settleTotal(key === 'o' ? 'over' : 'under', line ?? 0, score)),
  outcome: ({ key }, score) => wonIf(KEY_OF[outcomeOf(score)] === key),
  winner: ({ key }, score) => winner(key, score),
  oddEven: ({ key }, score) => wonIf(oddEvenOf(score) === key),
  doubleChance: ({ key }, score) => wonIf(key.includes(KEY_OF[outcomeOf(score)])),
  bothScore: ({ key }, score) => wonIf((key === 'yes') === (score.home > 0 && score.away > 0)),
  correctScore: ({ key }, score) => correctScore(key, score),
  totalGoals: ({ key }, score) => totalGoals(key, score),
  outright: () => plain('void'),
  place: () => plain('void'),
};

/** Result on a final score. */
export const resultOnScore = (terms: LegTerms, score: Score): LegOutcome =>
  JUDGES[terms.type](terms, score);

function fieldResult(
  { type, key }: LegTerms,
  { winners, placed, nonRunners }: FieldResult,
): LegOutcome | null {
  if (nonRunners.includes(key)) return plain('nonRunner');
  if (winners.length === 0) return null;
  if (type === 'outright') {
    if (!winners.includes(key)) return plain('lost');
    return winners.length > 1
      ? { kind: 'deadHeatWon', tied: winners.length, places: 1 }
      : plain('won');
  }
  if (!placed.includes(key)) return plain('lost');
  return placed.length > PLACES
    ? { kind: 'deadHeatPlaced', tied: placed.length, places: PLACES }
    : plain('placed');
}

/** A total that an abandoned event had passed already is decided for both sides. */
function passedTotal({ type, key, line }: LegTerms, at: Score): LegOutcome | null {
  if (type !== 'total' || at.home + at.away < (line ?? 0) + 0.5) return null;
  return wonIf(key === 'o');
}

/** Result of a selection, or null while its period is open. */
export function resultOf(terms: LegTerms, finals: Finals): LegOutcome | null {
  if (terms.type === 'outright' || terms.type === 'place')
    return finals.field === null ? null : fieldResult(terms, finals.field);
  const score = finals.scores.get(terms.period);
  if (score !== undefined) return resultOnScore(terms, score);
  return finals.abandonedAt === undefined || terms.period !== 1
    ? null
    : passedTotal(terms, finals.abandonedAt);
}

/** The plain result that pays as the outcome does, null for a shared place. */
export function plainResult({ kind }: LegOutcome): LegResult | null {
  if (kind === 'deadHeatWon' || kind === 'deadHeatPlaced') return null;
  if (kind === 'placed') return 'won';
  return kind === 'nonRunner' || kind === 'cancelled' ? 'void' : kind;
}

/** Return per unit staked of a decided leg. */
export function multiplierOf(outcome: LegOutcome, price: DecimalOdds): Big {
  const result = plainResult(outcome);
  return result === null
    ? deadHeatMultiplier(price, outcome.tied ?? 2, outcome.places ?? 1)
    : legMultiplier(result, price);
}
