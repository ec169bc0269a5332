/**
 * Five reels, three rows, ten lines; every cell is drawn by itself, so the return to players is an
 * exact sum.
 */
import type { Random } from '../../core/random';
import { paid, type Outcome } from './outcome';

/**
 * Symbols by weight, and what three, four and five of them from the left pay per line, in
 * hundredths of the line's bet.
 */
export const SLOT_SYMBOLS: readonly {
  readonly name: string;
  readonly weight: number;
  readonly pays: readonly [number, number, number];
}[] = [
  { name: '福', weight: 4, pays: [36_000, 180_000, 1_200_000] },
  { name: '龙', weight: 6, pays: [18_000, 70_000, 350_000] },
  { name: '财', weight: 9, pays: [10_800, 32_000, 125_000] },
  { name: '喜', weight: 12, pays: [7_200, 16_000, 45_000] },
  { name: '宝', weight: 15, pays: [4_500, 9_000, 21_500] },
  { name: '玉', weight: 17, pays: [2_700, 5_400, 12_500] },
  { name: '竹', weight: 18, pays: [1_800, 4_000, 9_000] },
  { name: '梅', weight: 19, pays: [1_400, 3_200, 7_200] },
];
const TOTAL = SLOT_SYMBOLS.reduce((sum, { weight }) => sum + weight, 0);
const [REELS, ROWS] = [5, 3] as const;

/** Row of each reel, per line. */
export const SLOT_LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
];

function draw(random: Random): number {
  let at = random.next() * TOTAL;
  const found = SLOT_SYMBOLS.findIndex(({ weight }) => (at -= weight) < 0);
  return found < 0 ? SLOT_SYMBOLS.length - 1 : found;
}

/** Cells of a line, reel by reel; cells are numbered row by row. */
const cellsOf = (line: readonly number[]): readonly number[] =>
  line.map((row, reel) => row * REELS + reel);

/** Pays of one line in hundredths of the line's bet, and how many symbols won. */
export function linePay(symbols: readonly number[]): {
  readonly pay: number;
  readonly count: number;
} {
  const [first = 0] = symbols;
  const other = symbols.findIndex((each) => each !== first);
  const count = other < 0 ? symbols.length : other;
  return count < 3
    ? { pay: 0, count: 0 }
    : { pay: SLOT_SYMBOLS[first]?.pays[count - 3] ?? 0, count };
}

/** A spin: the bet is spread evenly over the ten lines. */
export function spin(_choice: string, random: Random): Outcome {
  const symbols = Array.from({ length: REELS * ROWS }, () => draw(random));
  const won = SLOT_LINES.map((line) => ({
    cells: cellsOf(line),
    ...linePay(cellsOf(line).map((cell) => symbols[cell] ?? 0)),
  })).filter(({ pay }) => pay > 0);
  const hundredths = Math.floor(won.reduce((sum, { pay }) => sum + pay, 0) / SLOT_LINES.length);
  const marks = [...new Set(won.flatMap(({ cells, count }) => cells.slice(0, count)))];
  return paid(symbols, hundredths, won.length === 0 ? '再接再厉' : `${won.length} 条线中奖`, marks);
}
