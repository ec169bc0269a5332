/**
 * The game that stands open: since when, and what it came to; over reloads of this tab (§3.4
 * openGameStatus, §3.6, RTS 13).
 */
import { useEffect, useRef, useState } from 'react';
import { getRecentPlayedGames } from '@site/contracts/games';
import { getStatement } from '@site/contracts/payment-statement';
import {
  netOf,
  openGameAt,
  readOpenGame,
  withBefore,
  type OpenGame,
} from '@site/domain/games/open-game';
import type { Fen } from '@site/domain/money';
import { STALE, jsonKey, useCall, usePlatform, useQueryClient } from '@site/platform';

/** Where it is kept. */
export const OPEN_GAME = jsonKey<OpenGame>('openGame', 'session', 'logout', 1, readOpenGame);

/**
 * Wins and losses are asked for this often while a game is in sight; it is on the record of the
 * wallet a moment after a round.
 */
const LOOK_MS = 5_000;

/** What the bar says. */
export interface OpenGameView {
  readonly openedAt: number;
  /** Won or lost since, in fen; null while it is not known, and for demo play, which has none. */
  readonly net: Fen | null;
}

/**
 * Keeps and follows it while the page with the game stands; what was won before is asked for while
 * the launch is still on its way.
 *
 * @param isOpen the game is in sight.
 */
export function useOpenGame(
  gameId: string,
  { isDemo, isOpen }: { readonly isDemo: boolean; readonly isOpen: boolean },
): OpenGameView {
  const { storage, clock, settings, balances } = usePlatform();
  const queries = useQueryClient();
  const [begin] = useState(() => {
    const kept = storage.read(OPEN_GAME);
    const opened = openGameAt(kept, gameId, clock.now());
    return { opened, isResumed: opened.openedAt === kept?.openedAt };
  });
  const [game, setGame] = useState(begin.opened);
  const wasOpen = useRef(false);
  const statement = useCall(
    getStatement,
    { query: {} },
    { staleMs: STALE.always, refetchMs: LOOK_MS, enabled: !isDemo },
  );
  // An answer from before the game knows nothing of it, also where asking again failed.
  const [staleAt] = useState(statement.dataUpdatedAt);
  const winLoss = statement.dataUpdatedAt === staleAt ? null : (statement.data?.winLoss ?? null);
  useEffect(() => {
    if (!isOpen) return undefined;
    // One that a reload found open goes on, and so does one that is loaded again; any other begins now, not when its launch did.
    if (!wasOpen.current && storage.read(OPEN_GAME)?.gameId !== gameId)
      setGame((known) => ({ ...known, openedAt: clock.now() }));
    wasOpen.current = true;
    settings.setUser({ openGameStatus: true });
    if (!isDemo) void queries.invalidateQueries({ queryKey: [getRecentPlayedGames.id] });
    return () => {
      storage.remove(OPEN_GAME);
      settings.setUser({ openGameStatus: false });
      balances.refreshNow();
    };
  }, [isOpen, isDemo, gameId, settings, storage, clock, balances, queries]);
  useEffect(() => {
    const keep = (): void => {
      const now = clock.now();
      setGame((known) => ({
        ...withBefore(known, winLoss, now, { isOpen, isResumed: begin.isResumed }),
        seenAt: now,
      }));
      if (winLoss !== null) balances.refresh();
    };
    keep();
    const timer = setInterval(keep, LOOK_MS);
    return () => clearInterval(timer);
  }, [clock, balances, winLoss, isOpen, begin]);
  useEffect(() => {
    if (isOpen) storage.write(OPEN_GAME, game);
  }, [isOpen, game, storage]);
  return { openedAt: game.openedAt, net: isDemo ? null : netOf(game, winLoss) };
}
