/** Games of numbers: roulette with one zero, keno of five picks, crash with a target. */
import type { Random } from '../../core/random';
import { paid, type Outcome } from './outcome';

const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);
const PLAIN: Readonly<Record<string, (n: number) => boolean>> = {
  red: (n) => RED.has(n),
  black: (n) => n > 0 && !RED.has(n),
  odd: (n) => n % 2 === 1,
  even: (n) => n > 0 && n % 2 === 0,
  low: (n) => n >= 1 && n <= 18,
  high: (n) => n >= 19,
};

/** Roulette: plain chances pay twice, a number (`n0` to `n36`) thirty-six times. */
export function roulette(choice: string, random: Random): Outcome | null {
  const [, digits] = /^n(\d|[12]\d|3[0-6])$/.exec(choice) ?? [];
  const fits = Object.hasOwn(PLAIN, choice) ? PLAIN[choice] : undefined;
  if (digits === undefined && fits === undefined) return null;
  const n = random.int(37);
  const won = fits === undefined ? n === Number(digits) : fits(n);
  const colour = n === 0 ? '绿' : RED.has(n) ? '红' : '黑';
  return paid([n], won ? (fits === undefined ? 3_600 : 200) : 0, `${n} ${colour}`);
}

/** What hits pay in keno, by their number. */
export const KENO_PAYS = [0, 0, 100, 300, 2_000, 60_000] as const;
const [KENO_NUMBERS, KENO_DRAWN, KENO_PICKS] = [40, 10, 5] as const;

/** Keno: `3,8,15,22,40`, five different numbers of forty; ten are drawn. */
export function keno(choice: string, random: Random): Outcome | null {
  const picks = new Set(
    choice
      .split(',')
      .filter((each) => /^\d{1,2}$/.test(each))
      .map(Number)
      .filter((n) => n >= 1 && n <= KENO_NUMBERS),
  );
  if (picks.size !== KENO_PICKS || choice.split(',').length !== KENO_PICKS) return null;
  const balls = Array.from({ length: KENO_NUMBERS }, (_, at) => at + 1);
  const symbols = Array.from(
    { length: KENO_DRAWN },
    () => balls.splice(random.int(balls.length), 1)[0] ?? 0,
  );
  const marks = symbols.filter((n) => picks.has(n));
  return paid(symbols, KENO_PAYS[marks.length] ?? 0, `中 ${marks.length} 个`, marks);
}

const [LEAST_TARGET, MOST_TARGET] = [101, 10_000] as const;
const EDGE = 97;

/**
 * Crash: `1.50`, the multiple at which to get out; flies at least that far with a chance of 0.97 /
 * target.
 */
export function crash(choice: string, random: Random): Outcome | null {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(choice)) return null;
  const [whole = '0', part = ''] = choice.split('.');
  const target = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (target < LEAST_TARGET || target > MOST_TARGET) return null;
  const point = Math.min(100_000, Math.max(100, Math.floor(EDGE / (1 - random.next()))));
  const shown = (point / 100).toFixed(2);
  return paid(
    [point, target],
    point >= target ? target : 0,
    point >= target ? `飞到 ${shown} 倍 成功兑现` : `${shown} 倍 飞走了`,
  );
}
