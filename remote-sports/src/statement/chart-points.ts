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
