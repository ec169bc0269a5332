/** Matches of a slip's selections as their boards have them: when they begin, or how far they are. */
import { createContext, use, useEffect, useEffectEvent, useMemo } from 'react';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { formatNear } from '@site/domain/formatting/date';
import { targets, usePlatform } from '@site/platform';
import { liveText } from '../board/LiveTag';
import { keepSeen } from '../board/results/seen-matches';
import { useLiveEvents, type LiveEventOf } from '../wagers/use-live-events';
import type { SlipRow, SlipState } from './slip-model';

/** Looks up the match of a leg; knows none of a slip that is out of sight. */
export const LegEvents = createContext<LiveEventOf>(() => undefined);

/**
 * Follows the matches of the selections, all together.
 *
 * @param isOn the slip is in sight and not booked yet.
 */
export function useLegEvents(
  { rows }: SlipState,
  vendor: OddsVendorId,
  isOn: boolean,
): LiveEventOf {
  const platform = usePlatform();
  const legs = useMemo(
    () =>
      isOn
        ? [{ vendor, outcome: 'running' as const, legs: rows.map(({ selection }) => selection) }]
        : [],
    [isOn, rows, vendor],
  );
  const eventOf = useLiveEvents(legs, true);
  const known = rows.flatMap(({ selection }) => eventOf(vendor, selection.eventId) ?? []);
  const keep = useEffectEvent(() =>
    known.forEach(({ id: eventId, sportId, startAt, isOutright, live }) =>
      keepSeen(platform, {
        base: targets.toSports(vendor),
        eventId,
        sportId,
        startAt,
        isOutright,
        hasBegun: live !== null,
      }),
    ),
  );
  const begun = known.map(({ id, startAt, live }) => `${id}/${startAt}/${live !== null}`).join();
  // Once a match has left its board nobody says any more when it began, and its result is looked for by that.
  useEffect(() => keep(), [begun]);
  return eventOf;
}

/** Short words of a leg's time: `12:00`, `下半场 67'`; empty while nothing is known of it. */
export function useLegTime({ selection }: SlipRow, vendor: OddsVendorId): string {
  const event = use(LegEvents)(vendor, selection.eventId);
  const { clock } = usePlatform();
  // When it begins stays; how far it is is not known while nobody tells.
  if (event === undefined || (event.isOld === true && event.live !== null)) return '';
  return event.live === null
    ? formatNear(event.startAt, clock.now())
    : liveText(event.live, event.sportId, true);
}
