/**
 * A mini-game as the server has it: in the list or not, running or not, and the tries of the
 * member.
 */
import { useCallback } from 'react';
import { getActiveGame, getMemberProgress, getMiniGameBanners } from '@site/contracts/mini-games';
import { STALE, useCall, usePlatform, useQueryClient, useSession } from '@site/platform';
import { useMoment } from './use-moment';

/**
 * Asks the server for what was read of a row; an answer of a moment ago, which is otherwise shared,
 * would be one of the time before.
 */
export function useReadAnew(rowId: string): () => void {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useCallback(
    () => void api.anew(() => queries.invalidateQueries({ queryKey: [rowId] })),
    [api, queries, rowId],
  );
}

/** A moment of an answer; null for none, and for a text that names none. */
function momentOf(text: string | undefined): number | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : at;
}

/**
 * Reads it.
 *
 * @param eventCode code of the game's season.
 * @param openedAt since when anybody may play, epoch ms; null while nobody may.
 */
export function useGame(eventCode: string, openedAt: number | null) {
  const session = useSession();
  const isMember = session.status === 'member';
  const list = useCall(getMiniGameBanners, {}, { staleMs: STALE.minute });
  const listed =
    list.data?.find((each) => each.eventCode.toLowerCase() === eventCode.toLowerCase()) ?? null;
  const isRunning = openedAt !== null && listed?.isActive === true;
  // The season has begun and its game has not: the list may be from before, so that it is read anew when the game should begin.
  const isAwaited = openedAt !== null && list.data !== undefined && !isRunning;
  const beginsAt = isAwaited ? Math.max(openedAt, momentOf(listed?.startDate) ?? openedAt) : null;
  useMoment(beginsAt, useReadAnew(getMiniGameBanners.id));
  const active = useCall(
    getActiveGame,
    { query: { eventCode } },
    { enabled: isRunning, staleMs: STALE.seconds },
  );
  const progress = useCall(
    getMemberProgress,
    { query: { eventCode } },
    { enabled: isRunning && isMember, staleMs: STALE.seconds },
  );
  // Tries are those of a day: at its end they are read anew.
  useMoment(isRunning ? momentOf(progress.data?.resetAt) : null, useReadAnew(getMemberProgress.id));
  /** The season runs, and nobody knows yet whether the server has its game. */
  const isWaiting = openedAt !== null && list.isPending;
  return { listed, isMember, isRunning, isWaiting, active, progress };
}
