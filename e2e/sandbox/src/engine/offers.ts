/** From what may still happen to the markets on offer, at fair chances. One place for every sport. */
import { fairLine } from './goals/model';
import type {
  Dist,
  FairMarket,
  FairSide,
  MainLines,
  MarketType,
  Outlook,
  ScoreChance,
} from './types';

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

const sumWhere = (values: Dist, fits: (value: number) => boolean): number => {
  let sum = 0;
  for (const [value, chance] of values) if (fits(value)) sum += chance;
  return sum;
};

/**
 * Home, draw, away.
 *
 * @returns the three chances.
 */
export function offerOutcome(
  build: Offer,
  period: number,
  margin: Dist,
): readonly [number, number, number] {
  const [home, draw, away] = [
    sumWhere(margin, (value) => value > 0),
    margin.get(0) ?? 0,
    sumWhere(margin, (value) => value < 0),
  ];
  offer(build, {
    type: 'outcome',
    period,
    book: 'many',
    sides: [
      { key: '1', name: '主胜', line: null, chance: home },
      { key: 'x', name: '和局', line: null, chance: draw },
      { key: '2', name: '客胜', line: null, chance: away },
    ],
  });
  return [home, draw, away];
}

/** Two-way winner; a tie that is left over counts half for each. */
export function offerWinner(build: Offer, period: number, margin: Dist): void {
  const home = sumWhere(margin, (value) => value > 0) + (margin.get(0) ?? 0) / 2;
  offer(build, {
    type: 'winner',
    period,
    book: 'many',
    sides: [
      { key: '1', name: '主胜', line: null, chance: home },
      { key: '2', name: '客胜', line: null, chance: 1 - home },
    ],
  });
}

/** Two of three outcomes. */
export function offerDoubleChance(
  build: Offer,
  period: number,
  [home, draw, away]: readonly [number, number, number],
): void {
  const sides = (
    [
      ['1x', '主或和', home + draw],
      ['12', '主或客', home + away],
      ['2x', '客或和', draw + away],
    ] as const
  )
    .map(([key, name, chance]) => ({ key, name, line: null, chance }))
    // What is all but certain is not sold.
    .filter(({ chance }) => chance < 0.985);
  offer(build, { type: 'doubleChance', period, book: 'overlap', sides });
}

/** Odd or even total. */
export function offerOddEven(build: Offer, period: number, total: Dist): void {
  const odd = sumWhere(total, (value) => Math.abs(value) % 2 === 1);
  offer(build, {
    type: 'oddEven',
    period,
    book: 'line',
    sides: [
      { key: 'odd', name: '单', line: null, chance: odd },
      { key: 'even', name: '双', line: null, chance: 1 - odd },
    ],
  });
}

/** Bands of the total: 0-1, 2-3, 4-6, 7 and more. */
export const TOTAL_BANDS: ReadonlyMap<string, readonly [from: number, to: number | null]> = new Map<
  string,
  readonly [number, number | null]
>([
  ['0-1', [0, 1]],
  ['2-3', [2, 3]],
  ['4-6', [4, 6]],
  ['7+', [7, null]],
]);

/** Total goals in bands. */
export function offerTotalGoals(build: Offer, period: number, total: Dist): void {
  const sides = [...TOTAL_BANDS].map(([key, [from, to]]) => ({
    key,
    name: to === null ? '7球或以上' : `${from}-${to}球`,
    line: null,
    chance: sumWhere(total, (value) => value >= from && (to === null || value <= to)),
  }));
  offer(build, { type: 'totalGoals', period, book: 'many', sides });
}

/** Exact scores; those that are not listed are one side, `other`. */
export function offerCorrectScore(
  build: Offer,
  period: number,
  scores: readonly ScoreChance[],
  most: number | null,
): void {
  const listed = new Map<string, number>();
  let other = 0;
  for (const [home, away, chance] of scores) {
    if (most !== null && (home > most || away > most)) other += chance;
    else listed.set(`${home}:${away}`, chance);
  }
  const sides: FairSide[] = [...listed].map(([key, chance]) => ({
    key,
    name: key,
    line: null,
    chance,
  }));
  if (most !== null) sides.push({ key: 'other', name: '其他', line: null, chance: other });
  offer(build, { type: 'correctScore', period, book: 'many', sides });
}

/** Both sides score, or not. */
export function offerBothScore(build: Offer, period: number, scores: readonly ScoreChance[]): void {
  const yes = scores.reduce(
    (sum, [home, away, chance]) => (home > 0 && away > 0 ? sum + chance : sum),
    0,
  );
  offer(build, {
    type: 'bothScore',
    period,
    book: 'many',
    sides: [
      { key: 'yes', name: '是', line: null, chance: yes },
      { key: 'no', name: '否', line: null, chance: 1 - yes },
    ],
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
