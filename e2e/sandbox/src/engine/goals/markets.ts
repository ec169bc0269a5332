/** What a match may still end in, and its markets. */
import { linesBetween, moved, offerHandicaps, offerTotals, outlookOf, type Offer } from '../offers';
import {
  offerBothScore,
  offerCorrectScore,
  offerDoubleChance,
  offerOddEven,
  offerOutcome,
  offerTotalGoals,
} from '../score-offers';
import {
  PERIODS,
  type Finals,
  type LiveView,
  type MainLines,
  type FairMarket,
  type Outlook,
  type ScoreChance,
} from '../types';
import { clockText, goalMinute, type Match } from './match';
import {
  gridOf,
  ratesOf,
  remainingFirstHalf,
  remainingShare,
  type Grid,
  type Rates,
} from './model';

/** A red card slows its team and lifts the other. */
const RED = { own: 0.67, other: 1.2 } as const;
const HANDICAPS = linesBetween(-3.5, 3.5, 0.25);
const TOTALS = linesBetween(0.5, 9.5, 0.25);
const QUARTER = 0.25;

function currentRates(match: Match): Rates {
  const { home, away } = ratesOf(match.supremacy, match.total);
  const factor = (own: number, other: number): number => RED.own ** own * RED.other ** other;
  return {
    home: home * factor(match.red.home, match.red.away),
    away: away * factor(match.red.away, match.red.home),
  };
}

const scaled = (rates: Rates, share: number): Rates => ({
  home: rates.home * share + 1e-4,
  away: rates.away * share + 1e-4,
});

const scoresOf = (
  grid: Grid,
  from: { readonly home: number; readonly away: number },
): ScoreChance[] =>
  grid.flatMap((row, home) =>
    row.map((chance, away) => [home + from.home, away + from.away, chance] as const),
  );

const NONE = { home: 0, away: 0 } as const;

/**
 * Final scores per period that is still open, with their chances.
 *
 * @param now time of play.
 */
export function goalsOutlook(match: Match, now: number): ReadonlyMap<number, Outlook> {
  const open = new Map<number, Outlook>();
  if (match.phase === 'FT' || match.phase === 'done') return open;
  const minute = goalMinute(match, now);
  const rates = currentRates(match);
  const fresh = match.score.home + match.score.away === 0;
  open.set(
    PERIODS.full,
    outlookOf(scoresOf(gridOf(scaled(rates, remainingShare(minute)), fresh), match.score)),
  );
  if (match.half === null)
    open.set(
      PERIODS.firstHalf,
      outlookOf(scoresOf(gridOf(scaled(rates, remainingFirstHalf(minute)), fresh), match.score)),
    );
  const second =
    match.half === null
      ? NONE
      : { home: match.score.home - match.half.home, away: match.score.away - match.half.away };
  open.set(
    PERIODS.secondHalf,
    outlookOf(
      scoresOf(
        gridOf(scaled(rates, Math.min(remainingShare(minute), remainingShare(45))), false),
        second,
      ),
    ),
  );
  return open;
}

/**
 * Markets. Handicaps in play count the goals to come; totals and the rest count the final score
 * (D6).
 */
export function goalsMarkets(
  match: Match,
  outlook: ReadonlyMap<number, Outlook>,
  mains: MainLines,
): FairMarket[] {
  const build: Offer = { eventId: match.eventId, mains, out: [] };
  const half = match.half ?? NONE;
  const scoredIn = new Map([
    [PERIODS.full as number, match.score],
    [PERIODS.firstHalf, match.score],
    [
      PERIODS.secondHalf,
      match.half === null
        ? NONE
        : { home: match.score.home - half.home, away: match.score.away - half.away },
    ],
  ]);
  for (const [period, { margin, total, scores }] of outlook) {
    const scored = scoredIn.get(period) ?? NONE;
    const goals = scored.home + scored.away;
    const around = period === PERIODS.secondHalf ? 0 : 2;
    offerHandicaps(build, period, moved(margin, scored.away - scored.home), {
      candidates: HANDICAPS,
      step: QUARTER,
      around,
    });
    offerTotals(build, period, total, { candidates: TOTALS, step: QUARTER, around }, goals);
    const chances = offerOutcome(build, period, margin);
    if (period !== PERIODS.full) continue;
    offerDoubleChance(build, period, chances);
    offerOddEven(build, period, total);
    offerTotalGoals(build, period, total);
    offerBothScore(build, period, scores ?? []);
    offerCorrectScore(build, period, scores ?? [], 4);
  }
  return build.out;
}

/** Scores that stand. */
export function goalsFinals(match: Match): Finals {
  const scores = new Map<number, Match['score']>();
  if (match.half !== null) scores.set(PERIODS.firstHalf, match.half);
  if (match.phase === 'FT' || match.phase === 'done') {
    scores.set(PERIODS.full, match.score);
    const half = match.half ?? NONE;
    scores.set(PERIODS.secondHalf, {
      home: match.score.home - half.home,
      away: match.score.away - half.away,
    });
  }
  return { scores, field: null };
}

/** Live state. */
export function goalsLive(match: Match, now: number): LiveView {
  const half = match.half;
  return {
    score: match.score,
    period: match.phase === 'done' ? 'FT' : match.phase,
    clock: clockText(match, now),
    red: match.red,
    corner: match.corner,
    danger: match.danger,
    parts:
      half === null
        ? [match.score]
        : [half, { home: match.score.home - half.home, away: match.score.away - half.away }],
    points: '',
  };
}
