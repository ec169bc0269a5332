/**
 * A visitor's open slip follows the board: the vendor tells limits and states to members only,
 * prices to everybody.
 */
import { useEffect } from 'react';
import { FEED_UPDATE } from '@site/domain/reference/updates';
import { useSlip, useSports } from '../state/use-sports';

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
            if (message.kind === 'snapshot') {
              const on = new Set(message.events.map(({ id }) => id));
              slip.followEvents([...on], true);
              slip.followEvents(
                list.split(',').filter((id) => !on.has(id)),
                false,
              );
            }
            if (message.kind === 'delta')
              message.events.forEach((one) =>
                one.update === FEED_UPDATE.DELETE
                  ? slip.followEvents([one.eventId], false)
                  : slip.followEvents([one.event.id], true),
              );
            if (message.kind === 'snapshot' || message.kind === 'delta')
              slip.follow(message.prices);
          }),
      );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [active, vendor, slip, matches, seasons]);
}
