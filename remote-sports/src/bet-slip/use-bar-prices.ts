/** Prices of the picks while the slip is shut: the board's, for everybody. */
import { useEffect, useState } from 'react';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { FEED_UPDATE, LINE_UPDATE } from '@site/domain/reference/updates';
import { BOOST_GROUP } from '../promos/boost-group';
import { useSports } from '../state/use-sports';
import type { FeedMessage, Market, SportEvent } from '../vendors/port';
import { movedPrice, type SlipRow } from './slip-model';

/** No board names a raised price: it stands as it was chosen. */
const isOnBoard = ({ selection }: SlipRow): boolean => selection.selectionGroup !== BOOST_GROUP;

/** What is followed of a pick. */
type Followed = readonly [id: string, eventId: string, isOutright: boolean, line: string | null];

const sameLine = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && Number(one) === Number(other));

/** What the board said of the picks: null where it has no price to bet on at the line of the pick. */
type Known = ReadonlyMap<string, DecimalOdds | null>;

/** Takes words of a feed; tells what they come to. */
function picksOn(picks: readonly Followed[]): (message: FeedMessage) => Known {
  const prices = new Map<string, DecimalOdds | null>();
  const shut = new Set<string>();
  /** Markets of the picks, and matches that take no bets. */
  const marketOf = new Map<string, string>();
  const shutEvents = new Set<string>();
  let [isWhole, isHeard] = [true, true];
  const take = ({ id: marketId, state, selections }: Market): void =>
    picks.forEach(([id, , , line]) => {
      const side = selections.find((one) => one.id === id);
      if (side === undefined) return;
      marketOf.set(id, marketId);
      if (state === 'open' && sameLine(side.line, line)) shut.delete(id);
      else shut.add(id);
    });
  const look = ({ id, open }: SportEvent): void => {
    if (open) shutEvents.delete(id);
    else shutEvents.add(id);
  };
  const isShut = (id: string): boolean =>
    shut.has(id) || picks.some((pick) => pick[0] === id && shutEvents.has(pick[1]));
  return (message) => {
    if (message.kind === 'snapshot') {
      isWhole = true;
      // What a whole board does not name is not on it.
      picks.forEach(([id]) => prices.set(id, null));
      message.markets.forEach(take);
      message.events.forEach(look);
    }
    if (message.kind === 'delta') {
      message.events.forEach((one) =>
        one.update === FEED_UPDATE.DELETE ? shutEvents.add(one.eventId) : look(one.event),
      );
      message.lines.forEach((line) => {
        if (line.update === LINE_UPDATE.UPDATE) take(line.market);
        else
          picks.forEach(([id]) => {
            if (marketOf.get(id) === line.marketId) shut.add(id);
          });
      });
    }
    if (message.kind === 'snapshot' || message.kind === 'delta')
      message.prices.forEach(({ selectionId, price }) => {
        if (picks.some(([id]) => id === selectionId)) prices.set(selectionId, price);
      });
    else if (message.kind === 'lost' && message.gap === true) isWhole = false;
    // As a board does: after silence any word will do, after a gap only a snapshot (ADR 037).
    isHeard = isWhole && message.kind !== 'lost';
    return new Map(
      [...prices].map(([id, price]) => [id, isHeard && !isShut(id) ? price : null] as const),
    );
  };
}

const NOTHING: Known = new Map();

/**
 * @param isFollowed the slip is shut, and prices may move.
 * @returns the price of a row as it stands; null where there is none to show.
 */
export function useBarPrices(
  rows: readonly SlipRow[],
  isFollowed: boolean,
): (row: SlipRow) => DecimalOdds | null {
  const { vendor } = useSports();
  const [known, setKnown] = useState(NOTHING);
  const key = JSON.stringify(
    rows
      .filter(isOnBoard)
      .map(({ selection: { selectionId, eventId, isOutright, line } }): Followed => [
        selectionId,
        eventId,
        isOutright,
        line,
      ]),
  );
  useEffect(() => {
    if (!isFollowed) return undefined;
    const picks = JSON.parse(key) as readonly Followed[];
    const subscriptions = [false, true].flatMap((isOutright) => {
      const own = picks.filter((pick) => pick[2] === isOutright);
      if (own.length === 0) return [];
      const hear = picksOn(own);
      const eventIds = [...new Set(own.map(([, eventId]) => eventId))].toSorted();
      return vendor.feed({ kind: 'events', eventIds, isOutright }).subscribe((message) => {
        const said = hear(message);
        setKnown((before) =>
          [...said].every(([id, price]) => before.has(id) && before.get(id) === price)
            ? before
            : new Map([...before, ...said]),
        );
      });
    });
    return () => {
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      setKnown(NOTHING);
    };
  }, [key, isFollowed, vendor]);
  return (row) => {
    const said = known.get(row.selection.selectionId);
    return said === undefined ? (movedPrice(row) ?? row.selection.price) : said;
  };
}
