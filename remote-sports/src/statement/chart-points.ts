/** A running profit or loss as points of a drawing. */
import type { NetPoint } from '@site/domain/betting/wager-sums';
import type { Fen } from '@site/domain/money';

/** A drawing: the line, and how high nothing won and nothing lost lies. Lengths in units of the box. */
export interface NetDrawing {
  readonly line: string;
  readonly zero: number;
  readonly best: Fen;
  readonly worst: Fen;
  readonly last: Fen;
}

/**
 * Draws the points from left to right, the highest at the top; zero is always within.
 *
 * @param points of a period, oldest first; two at least.
 */
export function drawNet(points: readonly NetPoint[], width: number, height: number): NetDrawing {
  const nets = points.map(({ net }) => net);
  const [best, worst] = nets.reduce(
    ([most, least], net) => [net > most ? net : most, net < least ? net : least],
    [nets[0] as Fen, nets[0] as Fen],
  );
  const top = best > 0n ? Number(best) : 0;
  const bottom = worst < 0n ? Number(worst) : 0;
  const span = top - bottom || 1;
  const heightOf = (net: number): number => Math.round(((top - net) / span) * height * 100) / 100;
  const step = width / (points.length - 1);
  return {
    line: nets
      .map((net, at) => `${Math.round(at * step * 100) / 100},${heightOf(Number(net))}`)
      .join(' '),
    zero: heightOf(0),
    best,
    worst,
    last: nets.at(-1) as Fen,
  };
}

/** A bar beside the line of nothing won and nothing lost. Lengths in units of the box. */
export interface NetBar {
  readonly x: number;
  readonly width: number;
}

/** The least of a bar that is no zero: a small loss beside a large one is still one. */
const LEAST_BAR = 2;

/**
 * Bars of several profits and losses on one scale: a profit to the right of zero, a loss to its
 * left, so that the side says it to who sees no colours. Zero is where all of them fit.
 *
 * @param width of the box; all bars and zero lie within.
 */
export function drawBars(
  nets: readonly Fen[],
  width: number,
): { readonly zero: number; readonly bars: readonly NetBar[] } {
  const [most, least] = nets.reduce<readonly [number, number]>(
    ([high, low], net) => [Math.max(high, Number(net)), Math.min(low, Number(net))],
    [0, 0],
  );
  const span = most - least || 1;
  // Each side that has a bar keeps room for the least one.
  const zero = Math.min(
    Math.max(Math.round((Math.abs(least) / span) * width), least < 0 ? LEAST_BAR : 0),
    most > 0 ? width - LEAST_BAR : width,
  );
  return {
    zero,
    bars: nets.map((net) => {
      const room = net < 0n ? zero : width - zero;
      const share = Math.round((Math.abs(Number(net)) / span) * width);
      const length = net === 0n ? 0 : Math.min(room, Math.max(LEAST_BAR, share));
      return { x: net < 0n ? zero - length : zero, width: length };
    }),
  };
}
