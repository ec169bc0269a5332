/** The board of a page for its components: structure, prices, odds type. */
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Market, OddsVendor, FeedQuery } from '../vendors/port';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { useOddsType, useSportsState } from '../state/use-sports';
import { followFeed } from './follow-feed';
import { usePaused } from './use-paused';
import {
  createBoardStore,
  type BoardStore,
  type FeedHealth,
  type LeagueGroup,
} from './board-store';
import { createCellPainter, type CellPainter } from './cell-painter';
import { createPriceTable, type PriceTable } from './price-table';

/** A page's board. */
export interface Board {
  /** What it streams, and as text. */
  readonly query: FeedQuery;
  readonly key: string;
  readonly store: BoardStore;
  readonly prices: PriceTable;
  readonly painter: CellPainter;
}

const BoardContext = createContext<Board | null>(null);

/**
 * The board.
 *
 * @throws outside of a provider.
 */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (board === null) throw new Error('no board');
  return board;
}

/** Frames stop by themselves while the page is hidden: the store goes on, nothing is written. */
const nextFrame = (work: () => void): void => void requestAnimationFrame(work);

function createBoard(
  key: string,
  query: FeedQuery,
  oddsType: () => OddsTypeName,
  isCalm: () => boolean,
): Board {
  const prices = createPriceTable(nextFrame);
  return {
    key,
    query,
    prices,
    store: createBoardStore(prices),
    painter: createCellPainter(oddsType, isCalm),
  };
}

/** What a query streams, as text: another one is another board. */
const keyOf = (query: FeedQuery): string =>
  query.kind === 'list'
    ? `${query.sportId}/${query.tab}`
    : `${query.eventIds.join()}/${query.isOutright}`;

/** Opens a feed for everything below; another query is another board. */
export function BoardProvider({
  vendor,
  query,
  children,
}: {
  readonly vendor: OddsVendor;
  readonly query: FeedQuery;
  readonly children: ReactNode;
}) {
  const key = `${vendor.id}/${keyOf(query)}`;
  const { vendorSessions, oddsType, calmPrices } = useSportsState();
  const { gaps, told } = vendorSessions[vendor.id];
  const [isPaused] = usePaused();
  const make = (): Board => createBoard(key, query, oddsType.get, calmPrices.get);
  const [board, setBoard] = useState(make);
  if (board.key !== key) setBoard(make());
  // Nothing is written for the first type: no cell stands yet, or it was painted in it.
  const type = useOddsType();
  useEffect(() => board.prices.repaint(), [board, type]);
  useEffect(() => {
    const leave = followFeed(() => vendor.feed(board.query), board.store, gaps, told.set, isPaused);
    const stopSweep = board.painter.start();
    return () => {
      leave();
      stopSweep();
    };
  }, [board, vendor, gaps, told, isPaused]);
  return <BoardContext.Provider value={board}>{children}</BoardContext.Provider>;
}

/** Leagues and their events. */
export function useLeagues(): readonly LeagueGroup[] {
  const { store } = useBoard();
  return useSyncExternalStore(store.onList, store.leagues);
}

/** Whether the feed speaks. */
export function useHealth(): FeedHealth {
  const { store } = useBoard();
  return useSyncExternalStore(store.onList, store.health);
}

/** Whether the board's first word is still awaited, also by a feed that was lost meanwhile. */
export function useIsAwaited(): boolean {
  const { store } = useBoard();
  const isRead = useSyncExternalStore(store.onList, store.isRead);
  return useHealth() === 'opening' || !isRead;
}

/** Markets of an event; renders again when the event's structure changes, never for a price. */
export function useEventMarkets(eventId: string): readonly Market[] {
  const { store } = useBoard();
  const subscribe = useMemo(
    () => (changed: () => void) => store.onEvent(eventId, changed),
    [store, eventId],
  );
  return useSyncExternalStore(subscribe, () => store.markets(eventId));
}
