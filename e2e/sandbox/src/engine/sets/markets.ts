/** What a match in sets may still end in, exactly, and its markets. */
import type { Score } from '@site/domain/betting/settlement';
import { linesBetween, offerHandicaps, offerTotals, outlookOf, type Offer } from '../offers';
import { offerCorrectScore, offerOddEven, offerWinner } from '../score-offers';
import {
  PERIODS,
  type FairMarket,
  type Finals,
  type LiveView,
  type MainLines,
  type Outlook,
  type ScoreChance,
} from '../types';
import { inTieBreak, isSetOver, setRulesOf, setsToWin, type Rubber, type SetRules } from './match';
import { endsOf, holdChance, leadOfTwo, winOf } from './race';

const NONE: Score = { home: 0, away: 0 };

/** Tie-break by points that are won as often as on average. */
function tieBreakChance(match: Rubber, points: Score): number {
  const average = (match.own + 1 - match.other) / 2;
  return winOf(
    endsOf({ chance: () => average, isOver: leadOfTwo(7, 20) }, points.home, points.away),
  );
}

/** Ends of a set of tennis: the server alternates, the game under way counts from its points. */
function tennisSet(match: Rubber, rules: SetRules, set: Score, points: Score): ScoreChance[] {
  const played = set.home + set.away;
  const holds = { home: holdChance(match.own), away: holdChance(match.other) };
  const now =
    match.server === 'home'
      ? holdChance(match.own, points.home, points.away)
      : 1 - holdChance(match.other, points.away, points.home);
  return endsOf(
    {
      isOver: (home, away) => isSetOver(match, rules, { home, away }),
      chance: (home, away) => {
        const games = home + away - played;
        if (inTieBreak({ home, away })) return tieBreakChance(match, games === 0 ? points : NONE);
        if (games === 0) return now;
        const homeServes = (match.server === 'home') === (games % 2 === 0);
        return homeServes ? holds.home : 1 - holds.away;
      },
    },
    set.home,
    set.away,
  );
}

/** Ends of a set from a score. */
function setEnds(
  match: Rubber,
  rules: SetRules,
  set: Score,
  points: Score,
  number: number,
): ScoreChance[] {
  if (rules.isTennis) return tennisSet(match, rules, set, points);
  const target = number === rules.bestOf ? rules.lastUnits : rules.units;
  return endsOf(
    { chance: () => match.own, isOver: leadOfTwo(target, rules.cap) },
    set.home,
    set.away,
  );
}

/** Periods that are still open: the match in sets, and the set under way or the first. */
export function setsOutlook(match: Rubber): ReadonlyMap<number, Outlook> {
  const open = new Map<number, Outlook>();
  if (match.phase === 'FT' || match.phase === 'done') return open;
  const rules = setRulesOf(match.sportId);
  const fresh = match.phase === 'play' ? null : NONE;
  const number = Math.max(1, match.sets.length + (match.phase === 'break' ? 1 : 0));
  const current = setEnds(
    match,
    rules,
    fresh ?? match.sets.at(-1) ?? NONE,
    fresh ?? match.points,
    number,
  );
  const now = winOf(current);
  const later = winOf(setEnds(match, rules, NONE, NONE, 0));
  const played = match.score.home + match.score.away;
  const need = setsToWin(rules);
  open.set(
    PERIODS.full,
    outlookOf(
      endsOf(
        {
          chance: (home, away) => (home + away === played ? now : later),
          isOver: (home, away) => Math.max(home, away) >= need,
        },
        match.score.home,
        match.score.away,
      ),
    ),
  );
  open.set(PERIODS.set + number, outlookOf(current));
  return open;
}

/** Markets. */
export function setsMarkets(
  match: Rubber,
  open: ReadonlyMap<number, Outlook>,
  mains: MainLines,
): FairMarket[] {
  const build: Offer = { eventId: match.eventId, mains, out: [] };
  const rules = setRulesOf(match.sportId);
  const need = setsToWin(rules);
  for (const [period, { margin, total, scores }] of open) {
    offerWinner(build, period, margin);
    if (period === PERIODS.full) {
      const reach = linesBetween(1.5, need - 0.5, 1);
      offerHandicaps(build, period, margin, {
        candidates: [...reach.map((line) => -line), ...reach],
        step: 1,
        around: 0,
      });
      offerTotals(
        build,
        period,
        total,
        { candidates: linesBetween(need + 0.5, rules.bestOf - 0.5, 1), step: 1, around: 0 },
        Math.min(...total.keys()) - 1,
      );
      offerCorrectScore(build, period, scores ?? [], null);
    } else if (rules.units > 1) {
      const [least, most] = [Math.min(...total.keys()), Math.max(...total.keys())];
      offerTotals(
        build,
        period,
        total,
        {
          candidates: linesBetween(least + 0.5, Math.max(least + 0.5, most - 0.5), 1),
          step: 1,
          around: 1,
        },
        least - 1,
      );
      offerOddEven(build, period, total);
    }
  }
  return build.out;
}

/** Scores that stand: finished sets, and the match in sets. */
export function setsFinals(match: Rubber): Finals {
  const over = match.phase === 'FT' || match.phase === 'done';
  const ended = match.phase === 'play' ? match.sets.slice(0, -1) : match.sets;
  const scores = new Map(ended.map((set, at) => [PERIODS.set + at + 1, set] as const));
  if (over) scores.set(PERIODS.full, match.score);
  return { scores, field: null };
}

const POINT = ['0', '15', '30', '40'] as const;
const inWords = (own: number, against: number): string =>
  own >= 3 && against >= 3 ? (own > against ? 'A' : '40') : (POINT[own] ?? '40');

function pointsText(match: Rubber): string {
  if (!setRulesOf(match.sportId).isTennis || match.phase !== 'play') return '';
  const { home, away } = match.points;
  return inTieBreak(match.sets.at(-1) ?? NONE)
    ? `${home}:${away}`
    : `${inWords(home, away)}:${inWords(away, home)}`;
}

/** Live state. */
export function setsLive(match: Rubber): LiveView {
  const { letter } = setRulesOf(match.sportId);
  const over = match.phase === 'FT' || match.phase === 'done';
  return {
    score: match.score,
    period: over ? 'FT' : `${letter}${Math.max(1, match.sets.length)}`,
    clock: '',
    red: NONE,
    corner: NONE,
    parts: match.sets,
    points: pointsText(match),
    danger: 'safe',
  };
}
