/**
 * What happened in a match before its page was opened. The sports-data service may not tell it, or
 * tell less than the score: then there is what was seen, and nobody hears of it.
 */
import { useEffect, useMemo } from 'react';
import { getDataIncidents } from '@site/contracts/sports-data';
import { readHistory, withHistory } from '@site/domain/betting/match-history';
import type { Moment } from '@site/domain/betting/match-moments';
import { openingOf } from '@site/domain/betting/match-track';
import { STALE, useCall } from '@site/platform';
import { useVendorId } from '../../state/use-sports';
import type { LiveInfo } from '../../vendors/port';

/** A match so far, as far as it is known. */
export interface MatchSoFar {
  /** From the first minute on where it is known, else what was seen. */
  readonly moments: readonly Moment[];
  readonly isKnown: boolean;
}

/** What was seen without its minute: it came while nobody looked. */
const isOpenMinute = ({ what, side, clock }: Moment): boolean =>
  clock === '' && side !== null && what !== 'attack';

/**
 * Asks once while the match is shown, and again for minutes that nobody saw; adds what it is told
 * to what was seen.
 *
 * @param seen what was seen since it was opened.
 */
export function useMatchSoFar(
  eventId: string,
  live: LiveInfo,
  seen: readonly Moment[],
): MatchSoFar {
  const { data, refetch } = useCall(
    getDataIncidents,
    { query: { vendor: useVendorId(), eventId } },
    { staleMs: STALE.always, enabled: live.period?.kind !== 'ended' },
  );
  const [isTold, asked] = [data !== undefined, seen.filter(isOpenMinute).length];
  useEffect(() => {
    if (isTold && asked > 0) void refetch({ cancelRefetch: false });
  }, [isTold, asked, refetch]);
  const history = useMemo(() => (data === undefined ? null : readHistory(data.data)), [data]);
  if (history === null) return { moments: seen, isKnown: false };
  const moments = withHistory(history, seen, live);
  // A history in which a goal is missing is none: of what was seen it is said since when.
  return openingOf(moments, live.score) === null
    ? { moments, isKnown: true }
    : { moments: seen, isKnown: false };
}
