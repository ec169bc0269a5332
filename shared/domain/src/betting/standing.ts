/**
 * How a leg stands while its match is played: what it would be if the score stayed (§4.7; D6 for
 * handicaps in play).
 */
import { BET_TYPE, PERIOD, type BetTypeId, type PeriodId } from './bet-types';
import {
  oddEvenOf,
  outcomeOf,
  settleHandicap,
  settleTotal,
  type LegResult,
  type Score,
} from './settlement';

/** What of a leg decides how it stands. */
export interface StandingLeg {
  readonly betType: BetTypeId | null;
  readonly period: PeriodId;
  readonly side: string;
  /** Line of this side as a plain decimal, or null. */
  readonly line: string | null;
  /** Score of an exact score, `2:1`. */
  readonly label: string;
  /** Bet in play: a handicap counts from the score at the bet. */
  readonly live: boolean;
  readonly scoreAtBet: Score | null;
}

const won = (is: boolean): LegResult => (is ? 'won' : 'lost');

/** A goal that a bet was made after was taken back: what the bet counts then is the vendor's word. */
const isTakenBack = (atBet: Score, now: Score): boolean =>
  now.home < atBet.home || now.away < atBet.away;

type Rule = (leg: StandingLeg, score: Score) => LegResult | null;
const RULES: Readonly<Partial<Record<BetTypeId, Rule>>> = {
  [BET_TYPE.HANDICAP]: ({ side, line, live, scoreAtBet }, score) => {
    const from = live ? scoreAtBet : null;
    return line === null ||
      (side !== 'home' && side !== 'away') ||
      (from !== null && isTakenBack(from, score))
      ? null
      : settleHandicap(side, Number(line), score, from ?? undefined);
  },
  [BET_TYPE.OVER_UNDER]: ({ side, line }, score) =>
    line === null || (side !== 'over' && side !== 'under')
      ? null
      : settleTotal(side, Number(line), score),
  [BET_TYPE.ONE_X_TWO]: ({ side }, score) => won(side === outcomeOf(score)),
  [BET_TYPE.MONEY_LINE]: ({ side }, score) =>
    score.home === score.away ? null : won(side === outcomeOf(score)),
  [BET_TYPE.ODD_EVEN]: ({ side }, score) => won(side === oddEvenOf(score)),
  [BET_TYPE.BOTH_SCORE]: ({ side }, { home, away }) =>
    won((side === 'yes') === (home > 0 && away > 0)),
  [BET_TYPE.CORRECT_SCORE]: ({ label }, { home, away }) => {
    const [, ours, theirs] = /^(\d+)\s?[:-]\s?(\d+)$/.exec(label) ?? [];
    return ours === undefined ? null : won(Number(ours) === home && Number(theirs) === away);
  },
};

/**
 * How a leg on the whole match stands.
 *
 * @param score the score of the whole match now, in what the leg counts (goals, points).
 * @returns null where the score alone does not say it: a handicap in play is not known either
 *   after a goal of before the bet was taken back.
 */
export const standingOf = (leg: StandingLeg, score: Score): LegResult | null =>
  leg.betType === null || leg.period !== PERIOD.FULL_TIME
    ? null
    : (RULES[leg.betType]?.(leg, score) ?? null);

/**
 * The score that a leg counts, where it is not the one on the board: a handicap that was bet in
 * play counts from the score at the bet (D6).
 *
 * @param score the score of the whole match now, in what the leg counts.
 * @returns null where the score on the board is what counts, and where a goal of before the bet was
 *   taken back.
 */
export function scoreSinceBet(
  { betType, live, scoreAtBet }: StandingLeg,
  score: Score,
): Score | null {
  if (betType !== BET_TYPE.HANDICAP || !live || scoreAtBet === null) return null;
  if (isTakenBack(scoreAtBet, score)) return null;
  const { home, away } = scoreAtBet;
  return home + away === 0 ? null : { home: score.home - home, away: score.away - away };
}
