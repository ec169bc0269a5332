/** Where a mini-game stands in time; the server says whether it runs, the dates say the rest. */
import type { MiniGame } from '../api/mini-games';

export type Phase = 'running' | 'coming' | 'ended';

export function phaseOf({ isActive, startDate }: MiniGame, now: number): Phase {
  if (isActive) return 'running';
  return Date.parse(startDate) > now ? 'coming' : 'ended';
}

const ORDER: Readonly<Record<Phase, number>> = { running: 0, coming: 1, ended: 2 };

/** What runs first, then what comes soonest, then what ended last. */
export function inOrder(games: readonly MiniGame[], now: number): readonly MiniGame[] {
  const edge = (game: MiniGame): number => {
    const phase = phaseOf(game, now);
    return phase === 'ended'
      ? -Date.parse(game.endDate)
      : Date.parse(phase === 'running' ? game.endDate : game.startDate);
  };
  return games.toSorted(
    (a, b) => ORDER[phaseOf(a, now)] - ORDER[phaseOf(b, now)] || edge(a) - edge(b),
  );
}

/** The next moment at which a game begins or ends, epoch ms; null when nothing is to come. */
export function nextEdge(games: readonly MiniGame[], now: number): number | null {
  const edges = games
    .flatMap(({ startDate, endDate }) => [Date.parse(startDate), Date.parse(endDate)])
    .filter((at) => at > now);
  return edges.length === 0 ? null : Math.min(...edges);
}
