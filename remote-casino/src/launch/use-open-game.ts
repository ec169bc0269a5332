/** The game that stands open: since when, and what it came to; over reloads of this tab (§3.4 openGameStatus, §3.6, RTS 13). */
import { useEffect, useState } from 'react';
import { getStatement } from '@site/contracts/payment-statement';
import { netOf, openGameAt, readOpenGame, type OpenGame } from '@site/domain/games/open-game';
import type { Fen } from '@site/domain/money';
import { STALE, jsonKey, useCall, usePlatform } from '@site/platform';

const KEY = jsonKey<OpenGame>('openGame', 'session', 'logout', 1, readOpenGame);

/** Wins and losses are asked for this often while a game is in sight; it is on the record of the wallet a moment after a round. */
const LOOK_MS = 5_000;

/** What the bar says. */
export interface OpenGameView {
  readonly openedAt: number;
  /** Won or lost since, in fen; null while it is not known, and for demo play, which has none. */
  readonly net: Fen | null;
}

/** Keeps and follows it while the page with the game stands. */
export function useOpenGame(gameId: string, isDemo: boolean): OpenGameView {
  const { storage, clock, settings, balances } = usePlatform();
  const [game, setGame] = useState(() => openGameAt(storage.read(KEY), gameId, clock.now()));
  const statement = useCall(getStatement, { query: {} }, { staleMs: STALE.always, refetchMs: LOOK_MS, enabled: !isDemo });
  // An answer from before the game knows nothing of it.
  const winLoss = statement.isFetchedAfterMount ? (statement.data?.winLoss ?? null) : null;
  useEffect(() => {
    settings.setUser({ openGameStatus: true });
    return () => {
      storage.remove(KEY);
      settings.setUser({ openGameStatus: false });
      balances.refreshNow();
    };
  }, [settings, storage, balances]);
  useEffect(() => {
    const keep = (): void => {
      setGame((known) => {
        const next = { ...known, seenAt: clock.now(), before: known.before ?? (winLoss === null ? null : String(winLoss)) };
        storage.write(KEY, next);
        return next;
      });
      if (winLoss !== null) balances.refresh();
    };
    keep();
    const timer = setInterval(keep, LOOK_MS);
    return () => clearInterval(timer);
  }, [storage, clock, balances, winLoss]);
  return { openedAt: game.openedAt, net: isDemo ? null : netOf(game, winLoss) };
}
