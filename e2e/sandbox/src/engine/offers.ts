/** From what may still happen to the markets on offer, at fair chances. One place for every sport. */
import { fairLine } from './goals/model';
import type { Dist, FairMarket, MainLines, MarketType, Outlook, ScoreChance } from './types';

/** Main line and two on each side. */
const STEPS = [0, -1, 1, -2, 2] as const;
/** How far from even the main line may drift before another takes its place. */
const STICKY = 0.3;

/** A market list in the making. */
export interface Offer {
  readonly eventId: string;
  readonly mains: MainLines;
  readonly out: FairMarket[];
}

interface Draft extends Omit<FairMarket, 'marketId' | 'line' | 'sort'> {
  readonly line?: number;
  readonly sort?: number;
}

/** Letters that name a type inside a market id. */
const CODE: Readonly<Record<MarketType, string>> = {
  handicap: 'h',
  total: 't',
  outcome: 'x',
  oddEven: 'e',
  correctScore: 'c',
  totalGoals: 'g',
  doubleChance: 'd',
  bothScore: 'b',
  winner: 'w',
  outright: 'o',
  place: 'p',
};

/**
 * Adds a market; sides that cannot happen any more are left out, and with fewer than two there is
 * no market.
 */
export function offer({ eventId, out }: Offer, draft: Draft): void {
  const sides = draft.sides.filter(({ chance }) => chance > 0.0005);
  if (sides.length < 2) return;
  const line = draft.line ?? null;
  out.push({
    marketId: `${eventId}_${CODE[draft.type]}${draft.period}${line === null ? '' : `_${line}`}`,
    type: draft.type,
    period: draft.period,
    book: draft.book,
    line,
    sort: draft.sort ?? 1,
    sides,
  });
}

/** Lines from one to another in steps. */
export const linesBetween = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);

function mainLine(
  { eventId, mains }: Offer,
  name: string,
  values: Dist,
  candidates: readonly number[],
): number {
  const key = `${eventId}_${name}`;
  const distanceOf = (line: number): number => Math.abs(Math.log(fairLine(values, line)));
  const before = mains.get(key);
  if (before !== undefined && candidates.includes(before) && distanceOf(before) < STICKY)
    return before;
  let [best, distance] = [candidates[0] ?? 0, Number.POSITIVE_INFINITY];
  for (const line of candidates) {
    const away = distanceOf(line);
    if (away < distance) [best, distance] = [line, away];
  }
  mains.set(key, best);
  return best;
}

/** Chance of the first side of a line, pushes left out. */
const lineChance = (values: Dist, line: number): number => 1 / (1 + fairLine(values, line));

/**
 * Which lines are offered. `quarter` lines settle in halves; `around` how many on each side of the
 * main one.
 */
export interface Lines {
  readonly candidates: readonly number[];
  readonly step: number;
  readonly around: 0 | 1 | 2;
}

const negated = (line: number): number => (line === 0 ? 0 : -line);

/**
 * Handicaps around the line nearest to even.
 *
 * @param margin what the sides are compared by: goals to come in play (D6), else the final margin.
 */
export function offerHandicaps(build: Offer, period: number, margin: Dist, lines: Lines): void {
  const main = mainLine(build, `h${period}`, margin, lines.candidates);
  STEPS.slice(0, lines.around * 2 + 1).forEach((step, at) => {
    const line = main + step * lines.step;
    const chance = lineChance(margin, line);
    offer(build, {
      type: 'handicap',
      period,
      line,
      sort: at + 1,
      book: 'line',
      sides: [
        { key: 'h', name: '主', line, chance },
        { key: 'a', name: '客', line: negated(line), chance: 1 - chance },
      ],
    });
  });
}

/** Totals around the line nearest to even, above what is scored already. */
export function offerTotals(
  build: Offer,
  period: number,
  total: Dist,
  lines: Lines,
  scored: number,
): void {
  const main = -mainLine(
    build,
    `t${period}`,
    total,
    lines.candidates.filter((line) => line > scored).map((line) => -line),
  );
  STEPS.slice(0, lines.around * 2 + 1)
    .map((step) => main + step * lines.step)
    .filter((line) => line > scored)
    .forEach((line, at) => {
      const chance = lineChance(total, -line);
      offer(build, {
        type: 'total',
        period,
        line,
        sort: at + 1,
        book: 'line',
        sides: [
          { key: 'o', name: '大', line, chance },
          { key: 'u', name: '小', line, chance: 1 - chance },
        ],
      });
    });
}

/** Margin and total of whole scores. */
export function outlookOf(scores: readonly ScoreChance[]): Outlook {
  const margin = new Map<number, number>();
  const total = new Map<number, number>();
  for (const [home, away, chance] of scores) {
    margin.set(home - away, (margin.get(home - away) ?? 0) + chance);
    total.set(home + away, (total.get(home + away) ?? 0) + chance);
  }
  return { margin, total, scores };
}

/** The same distribution moved by a number. */
export const moved = (values: Dist, by: number): Dist =>
  by === 0 ? values : new Map([...values].map(([value, chance]) => [value + by, chance]));
