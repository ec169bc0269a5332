/**
 * The game that stands open on this tab (§3.6 open-game data): since when, and what the member had
 * won or lost before it. Pure: clock and storage come in.
 */
import { fenOf, type Fen } from '../money';
import { PlaySession } from '../constants';

/** An open game. Times in epoch ms. */
export interface OpenGame {
  readonly gameId: string;
  readonly openedAt: number;
  /** When it was last seen open. */
  readonly seenAt: number;
  /** Sum of wins and losses before it began, in fen as text; null while it is not known. */
  readonly before: string | null;
}

/**
 * The open game after a page with it was drawn: a reload goes on, another game or a long pause
 * begins anew.
 */
export function openGameAt(kept: OpenGame | null, gameId: string, now: number): OpenGame {
  const goesOn =
    kept !== null &&
    kept.gameId === gameId &&
    now >= kept.seenAt &&
    now - kept.seenAt <= PlaySession.pauseMs;
  return goesOn ? { ...kept, seenAt: now } : { gameId, openedAt: now, seenAt: now, before: null };
}

/** No game loads and settles a round within this time: what is read by then was so before the game. */
const NO_ROUND_MS = 1_000;

/**
 * The open game with what was won or lost before it.
 *
 * @param winLoss sum that was just read, in fen.
 * @param isOpen the game is in sight.
 * @param isResumed a reload found it open.
 * @returns unchanged where the sum may hold rounds of this game already: then its net position
 *   stays unknown rather than too small.
 */
export function withBefore(
  game: OpenGame,
  winLoss: Fen | null,
  now: number,
  { isOpen, isResumed }: { readonly isOpen: boolean; readonly isResumed: boolean },
): OpenGame {
  const isLate = isResumed || (isOpen && now - game.openedAt > NO_ROUND_MS);
  return winLoss === null || game.before !== null || isLate
    ? game
    : { ...game, before: String(winLoss) };
}

/**
 * What the member won (positive) or lost since it was opened (RTS 13: net position).
 *
 * @param winLoss sum so far, in fen.
 * @returns null while either end is not known: never a made-up 0.
 */
export const netOf = ({ before }: Pick<OpenGame, 'before'>, winLoss: Fen | null): Fen | null =>
  before === null || winLoss === null ? null : fenOf(winLoss - BigInt(before));

/** Reads a kept one; anything else in storage is none. */
export function readOpenGame(value: unknown): OpenGame | null {
  if (typeof value !== 'object' || value === null) return null;
  const { gameId, openedAt, seenAt, before } = value as Record<string, unknown>;
  if (typeof gameId !== 'string' || gameId === '' || gameId.length > 80) return null;
  if (![openedAt, seenAt].every((at) => typeof at === 'number' && Number.isFinite(at))) return null;
  if (before !== null && (typeof before !== 'string' || !/^-?\d{1,18}$/.test(before))) return null;
  return { gameId, openedAt: openedAt as number, seenAt: seenAt as number, before };
}
