/** Markets on who wins and with which score: those without a line. */
import type { Dist, FairSide, ScoreChance } from './types';
import { type Offer, offer } from './offers';

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
