/** All markets of a match at its present state: what is offered, at what price, and which line is the main one. */
import type { SabaMarket, SabaMarketStatus, SabaSelection } from '@site/contracts/vendor-saba';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { LEAGUES } from './clubs';
import { goalMinute, isStopped, type Match } from './match';
import { chance, distribution, fairLine, gridOf, ratesOf, remainingFirstHalf, remainingShare, type Grid, type Rates } from './model';
import { manyWay, overlapping, twoWay } from './pricing';

/** A market with what the wire does not say: whether a board shows it. */
export interface BoardMarket { readonly wire: SabaMarket; readonly onBoard: boolean }

/** Margins of SABA (domain.md): two-way handicap, totals, correct score. */
const MARGIN = { handicap: 0.035, total: 0.045, oddEven: 0.05, correctScore: 0.2 } as const;
/** Main line and two on each side. */
const STEPS = [0, -0.25, 0.25, -0.5, 0.5] as const;
/** A red card slows its team and lifts the other. */
const RED = { own: 0.67, other: 1.2 } as const;
const COMBO_LEAST = 3;

interface Side { readonly key: string; readonly keyName: string; readonly point: number | null; readonly price: DecimalOdds | null }

/** What is remembered between two looks: prices that a script fixed, by selection id, and main lines by event and bet type. */
export interface Memory { readonly fixed: Map<string, DecimalOdds>; readonly mains: Map<string, number> }

interface Build { readonly match: Match; readonly status: SabaMarketStatus; readonly memory: Memory; readonly out: Map<string, BoardMarket> }

function put(build: Build, betType: number, line: string, sort: number, sides: readonly Side[]): void {
  const marketId = `${build.match.eventId}_${betType}${line === '' ? '' : `_${line}`}`;
  const selections: SabaSelection[] = sides.filter((side) => side.price !== null).map((side) => {
    const selectionId = `${marketId}_${side.key}`;
    return { key: side.key, selectionId, keyName: side.keyName, point: side.point, oddsPrice: { decimalPrice: build.memory.fixed.get(selectionId) ?? side.price } };
  });
  if (selections.length < 2) return;
  const stopped = build.match.lineStop?.betType === betType;
  const wire: SabaMarket = {
    marketId, eventId: build.match.eventId, betType, marketStatus: stopped && build.status === 'running' ? 'suspend' : build.status,
    isLive: build.match.phase !== 'pre', sort, combo: betType === 413 ? 0 : COMBO_LEAST, selections,
  };
  build.out.set(marketId, { wire, onBoard: sort === 1 && (betType === 1 || betType === 3 || betType === 5) });
}

/** How far from even the main line may drift before another takes its place, so that the board does not jump. */
const STICKY = 0.3;

/** The quarter line whose two sides are nearest to even, or the one before while it is near enough. */
function mainLine(build: Build, betType: number, values: ReadonlyMap<number, number>, candidates: readonly number[]): number {
  const name = `${build.match.eventId}_${betType}`;
  const distanceOf = (line: number): number => Math.abs(Math.log(fairLine(values, line)));
  const before = build.memory.mains.get(name);
  if (before !== undefined && candidates.includes(before) && distanceOf(before) < STICKY) return before;
  let [best, distance] = [candidates[0] ?? 0, Number.POSITIVE_INFINITY];
  for (const line of candidates) {
    const away = distanceOf(line);
    if (away < distance) [best, distance] = [line, away];
  }
  build.memory.mains.set(name, best);
  return best;
}

const quarters = (from: number, to: number): number[] => Array.from({ length: (to - from) * 4 + 1 }, (_, at) => from + at / 4);
const HANDICAP_LINES = quarters(-3.5, 3.5);
const TOTAL_LINES = quarters(0.5, 9.5);

function handicaps(build: Build, betType: number, grid: Grid): void {
  const values = distribution(grid, (home, away) => home - away);
  const main = mainLine(build, betType, values, HANDICAP_LINES);
  STEPS.map((step) => main + step).forEach((line, at) => {
    const [home, away] = twoWay(fairLine(values, line), MARGIN.handicap);
    put(build, betType, String(line), at + 1, [
      { key: 'h', keyName: '主', point: line, price: home }, { key: 'a', keyName: '客', point: line === 0 ? 0 : -line, price: away },
    ]);
  });
}

function totals(build: Build, betType: number, grid: Grid, scored: number): void {
  const values = distribution(grid, (home, away) => home + away + scored);
  const main = mainLine(build, betType, values, TOTAL_LINES.filter((line) => line > scored).map((line) => -line));
  STEPS.map((step) => -main + step).filter((line) => line > scored).forEach((line, at) => {
    const [over, under] = twoWay(fairLine(values, -line), MARGIN.total);
    put(build, betType, String(line), at + 1, [
      { key: 'o', keyName: '大', point: line, price: over }, { key: 'u', keyName: '小', point: line, price: under },
    ]);
  });
}

const OUTCOME_NAMES = [['1', '主胜'], ['x', '和局'], ['2', '客胜']] as const;

function outcomes(build: Build, betType: number, grid: Grid, lead: number): readonly number[] {
  const chances = [
    chance(grid, (home, away) => home - away + lead > 0), chance(grid, (home, away) => home - away + lead === 0),
    chance(grid, (home, away) => home - away + lead < 0),
  ];
  const prices = manyWay(chances, (LEAGUES[build.match.league]?.margin ?? 50) / 1_000);
  put(build, betType, '', 1, OUTCOME_NAMES.map(([key, keyName], at) => ({ key, keyName, point: null, price: prices[at] ?? null })));
  return chances;
}

function extras(build: Build, grid: Grid, chances: readonly number[]): void {
  const { score } = build.match;
  const [home = 0, draw = 0, away = 0] = chances;
  const double = overlapping([home + draw, home + away, draw + away], 0.05);
  put(build, 24, '', 1, [['1x', '主或和'], ['12', '主或客'], ['2x', '客或和']].map(([key = '', keyName = ''], at) => ({ key, keyName, point: null, price: double[at] ?? null })));
  const odd = chance(grid, (h, a) => (h + a + score.home + score.away) % 2 === 1);
  const [oddPrice, evenPrice] = twoWay((1 - odd) / odd, MARGIN.oddEven);
  put(build, 2, '', 1, [{ key: 'odd', keyName: '单', point: null, price: oddPrice }, { key: 'even', keyName: '双', point: null, price: evenPrice }]);
  const scores = Array.from({ length: 25 }, (_, at) => [Math.floor(at / 5), at % 5] as const);
  const chanceOf = (h: number, a: number): number => grid[h - score.home]?.[a - score.away] ?? 0;
  const listed = scores.map(([h, a]) => chanceOf(h, a));
  const prices = manyWay([...listed, 1 - listed.reduce((sum, p) => sum + p, 0)], MARGIN.correctScore);
  put(build, 413, '', 1, [...scores.map(([h, a]) => `${h}:${a}`), 'other'].map((key, at) => ({ key, keyName: key === 'other' ? '其他' : key, point: null, price: prices[at] ?? null })));
}

function currentRates(match: Match): Rates {
  const { home, away } = ratesOf(match.supremacy, match.total);
  const factor = (own: number, other: number): number => RED.own ** own * RED.other ** other;
  return { home: home * factor(match.red.home, match.red.away), away: away * factor(match.red.away, match.red.home) };
}

const scaled = (rates: Rates, share: number): Rates => ({ home: rates.home * share + 1e-4, away: rates.away * share + 1e-4 });

/** Builds them all. Handicaps in play count the goals to come; totals and the rest count the final score (D6). */
export function marketsOf(match: Match, now: number, memory: Memory): ReadonlyMap<string, BoardMarket> {
  const out = new Map<string, BoardMarket>();
  if (match.phase === 'FT' || match.phase === 'done') return out;
  const build: Build = { match, memory, out, status: isStopped(match) ? 'suspend' : 'running' };
  const minute = goalMinute(match, now);
  const rates = currentRates(match);
  const scored = match.score.home + match.score.away;
  const lead = match.score.home - match.score.away;
  const whole = gridOf(scaled(rates, remainingShare(minute)), scored === 0);
  handicaps(build, 1, whole);
  totals(build, 3, whole, scored);
  extras(build, whole, outcomes(build, 5, whole, lead));
  if (match.phase === 'pre' || match.phase === '1H') {
    const first = gridOf(scaled(rates, remainingFirstHalf(minute)), scored === 0);
    handicaps(build, 7, first);
    totals(build, 8, first, scored);
    outcomes(build, 15, first, lead);
  }
  return out;
}
