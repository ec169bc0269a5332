/**
 * A visitor's open slip follows the board: the vendor tells limits and states to members only,
 * prices to everybody.
 */
import { useEffect } from 'react';
import { useSlip, useSports } from '../state/use-sports';
import { followBoard } from './visitor-board';

/** @param active the slip is open and nobody is signed in. */
export function useVisitorPrices(active: boolean): void {
  const { vendor, slip } = useSports();
  const { rows } = useSlip();
  const ids = (isOutright: boolean): string =>
    rows
      .filter(({ selection }) => selection.isOutright === isOutright)
      .map(({ selection }) => selection.eventId)
      .toSorted()
      .join();
  const [matches, seasons] = [ids(false), ids(true)];
  useEffect(() => {
    if (!active) return undefined;
    const subscriptions = [[matches, false] as const, [seasons, true] as const]
      .filter(([list]) => list !== '')
      .map(([list, isOutright]) =>
        vendor
          .feed({ kind: 'events', eventIds: list.split(','), isOutright })
          .subscribe((message) => {
            slip.follow((before) => followBoard(before, message, list.split(',')));
          }),
      );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [active, vendor, slip, matches, seasons]);
}
