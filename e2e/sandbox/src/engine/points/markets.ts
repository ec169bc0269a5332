/** What a game on a clock may still end in, and its markets. */
import type { Score } from '@site/domain/betting/settlement';
import { wholeNormal } from '../normal';
import { linesBetween, offerHandicaps, offerTotals, type Offer } from '../offers';
import { offerOddEven, offerOutcome, offerWinner } from '../score-offers';
import {
  PERIODS,
  type Dist,
  type FairMarket,
  type Finals,
  type LiveView,
  type MainLines,
  type Outlook,
} from '../types';
import { remaining, type Game } from './match';
import { rulesOf, type PointsRules } from './points-rules';

const NONE: Score = { home: 0, away: 0 };
const STEP = 1;

/** A tie that overtime will break falls to either side by one. */
function withoutTie(margin: Dist): Dist {
  const tie = margin.get(0) ?? 0;
  if (tie === 0) return margin;
  const rest = new Map(margin);
  rest.delete(0);
  return rest.set(1, (rest.get(1) ?? 0) + tie / 2).set(-1, (rest.get(-1) ?? 0) + tie / 2);
}

/** A part's period: quarters 11-14, halves 2-3, innings 21-29. */
function periodOf(rules: PointsRules, part: number): number {
  if (rules.part === 'half') return part === 1 ? PERIODS.firstHalf : PERIODS.secondHalf;
  return (rules.part === 'quarter' ? PERIODS.quarter : PERIODS.set) + part;
}

/** Margin and total of a share of the game on top of a score. */
function outlook(game: Game, rules: PointsRules, score: Score, share: number): Outlook {
  const spread = Math.sqrt(share);
  const scored = score.home + score.away;
  return {
    margin: wholeNormal(score.home - score.away + game.spread * share, rules.sigma.margin * spread),
    total: wholeNormal(scored + game.total * share, rules.sigma.total * spread, scored),
    scores: null,
  };
}

/** Periods that are still open. Parts: the one under way, or the first before the start. */
export function pointsOutlook(game: Game, now: number): ReadonlyMap<number, Outlook> {
  const open = new Map<number, Outlook>();
  if (game.phase === 'FT' || game.phase === 'done') return open;
  const rules = rulesOf(game.sportId);
  const { whole, part } = remaining(game, now);
  const full = outlook(game, rules, game.score, whole);
  open.set(PERIODS.full, rules.draws ? full : { ...full, margin: withoutTie(full.margin) });
  const at = Math.max(1, game.parts.length);
  if (
    rules.part === 'quarter' &&
    game.parts.length <= 2 &&
    !(game.parts.length === 2 && game.phase === 'break')
  ) {
    open.set(PERIODS.firstHalf, outlook(game, rules, game.score, (2 - at + part) / rules.parts));
  }
  if (at <= rules.parts && game.phase !== 'break' && rules.part !== 'inning')
    open.set(
      periodOf(rules, at),
      outlook(game, rules, game.parts.at(-1) ?? NONE, part / rules.parts),
    );
  return open;
}

/** Half lines around a middle: no push. */
const halves = (middle: number, reach: number): number[] =>
  linesBetween(Math.floor(middle) + 0.5 - reach, Math.floor(middle) + 0.5 + reach, STEP);

function meanOf(values: Dist): number {
  let sum = 0;
  for (const [value, chance] of values) sum += value * chance;
  return sum;
}

/** Markets. A handicap counts the whole period, in play too. */
export function pointsMarkets(
  game: Game,
  open: ReadonlyMap<number, Outlook>,
  mains: MainLines,
): FairMarket[] {
  const build: Offer = { eventId: game.eventId, mains, out: [] };
  const rules = rulesOf(game.sportId);
  for (const [period, { margin, total }] of open) {
    const whole = period === PERIODS.full;
    const around = whole ? 2 : 0;
    const scored = Math.max(-1, Math.min(...total.keys()) - 1);
    offerHandicaps(build, period, margin, {
      candidates: halves(-meanOf(margin), 3),
      step: STEP,
      around,
    });
    offerTotals(
      build,
      period,
      total,
      { candidates: halves(meanOf(total), 3), step: STEP, around },
      scored,
    );
    if (whole && rules.draws) offerOutcome(build, period, margin);
    else if (whole) offerWinner(build, period, margin);
    if (whole) offerOddEven(build, period, total);
  }
  return build.out;
}

/** Scores that stand. */
export function pointsFinals(game: Game): Finals {
  const rules = rulesOf(game.sportId);
  const over = game.phase === 'FT' || game.phase === 'done';
  const ended = over ? game.parts : game.phase === 'break' ? game.parts : game.parts.slice(0, -1);
  const scores = new Map<number, Score>();
  ended.slice(0, rules.parts).forEach((part, at) => scores.set(periodOf(rules, at + 1), part));
  const [first, second] = ended;
  if (rules.part === 'quarter' && first !== undefined && second !== undefined) {
    scores.set(PERIODS.firstHalf, {
      home: first.home + second.home,
      away: first.away + second.away,
    });
  }
  if (over) scores.set(PERIODS.full, game.score);
  return { scores, field: null };
}

function periodText(game: Game, rules: PointsRules): string {
  if (game.phase === 'FT' || game.phase === 'done') return 'FT';
  if (game.phase === 'break' && game.parts.length === rules.parts / 2) return 'HT';
  if (game.parts.length > rules.parts) return 'OT';
  const at = Math.max(1, game.parts.length);
  return rules.part === 'half' ? `${at}H` : `${rules.part === 'quarter' ? 'Q' : 'I'}${at}`;
}

/** Live state. */
export function pointsLive(game: Game, now: number): LiveView {
  const rules = rulesOf(game.sportId);
  const played = Math.floor((1 - remaining(game, now).part) * rules.clock);
  return {
    score: game.score,
    period: periodText(game, rules),
    clock:
      rules.clock === 0 || game.phase !== 'play' ? '' : String(Math.min(rules.clock, played + 1)),
    red: NONE,
    corner: NONE,
    parts: game.parts,
    points: '',
    danger: 'safe',
  };
}
