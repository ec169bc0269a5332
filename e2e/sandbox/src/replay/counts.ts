/**
 * What a replay has shown so far: messages, and per selection how often last-traded price and best
 * back moved.
 */
import { bestBack, boardPrice, runnerKey, type MarketBook, type Runner } from './betfair';

interface Moves {
  up: number;
  down: number;
  last: number | null;
}

/** Counters of a selection. */
export interface SelectionCounts {
  readonly selectionId: string;
  readonly back: Moves;
  readonly ltp: Moves;
  readonly price: Moves;
  status: string;
}

/** Counters by selection id. */
export interface Counts {
  readonly watch: (market: MarketBook) => void;
  readonly list: () => readonly SelectionCounts[];
}

/** Counts a step; from nothing to a price is no move. */
function step(moves: Moves, value: number | null): void {
  if (value !== null && moves.last !== null && value > moves.last) moves.up += 1;
  if (value !== null && moves.last !== null && value < moves.last) moves.down += 1;
  moves.last = value;
}

const fresh = (): Moves => ({ up: 0, down: 0, last: null });

/** Empty counters. */
export function createCounts(): Counts {
  const bySelection = new Map<string, SelectionCounts>();
  const countsOf = (market: MarketBook, runner: Runner): SelectionCounts => {
    const selectionId = `${market.id}_${runner.id}_${runner.hc}`;
    const known = bySelection.get(selectionId) ?? {
      selectionId,
      back: fresh(),
      ltp: fresh(),
      price: fresh(),
      status: runner.status,
    };
    bySelection.set(selectionId, known);
    return known;
  };
  return {
    watch: (market) => {
      for (const runner of market.definition?.runners ?? []) {
        const counts = countsOf(market, runner);
        const book = market.books.get(runnerKey(runner.id, runner.hc));
        step(counts.back, bestBack(book));
        step(counts.ltp, book?.lastTraded ?? null);
        step(counts.price, boardPrice(book));
        counts.status = runner.status;
      }
    },
    list: () => [...bySelection.values()],
  };
}
