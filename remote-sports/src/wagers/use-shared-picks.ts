/**
 * The selections of a shared bet as their vendor has them now. Names and prices are the vendor's,
 * never the link's.
 */
import { useEffect, useState } from 'react';
import type { CartSelection } from '@site/domain/betting/cart';
import { nearestLine, type SharedPick } from '@site/domain/betting/shared-picks';
import { toCartSelection } from '../board/to-cart-selection';
import { applyDelta } from '../vendors/common/apply-delta';
import type {
  FeedMessage,
  Market,
  OddsVendor,
  PriceSlot,
  SportEvent,
  Wager,
} from '../vendors/port';

/**
 * A selection as it stands; `lineThen` where it stands at another line than it was shared at.
 * `gone`: the vendor does not have it any more.
 */
export type PickNow =
  | {
      readonly state: 'open' | 'suspended';
      readonly pick: SharedPick;
      readonly selection: CartSelection;
      readonly lineThen: string | null;
    }
  | { readonly state: 'gone'; readonly pick: SharedPick; readonly event: SportEvent | null };

/** The selections of a wager to ask for. */
export const picksOf = ({ legs }: Wager): readonly SharedPick[] =>
  legs.map(({ eventId, marketId, vendorKey, isOutright }) => ({
    eventId,
    marketId,
    vendorKey,
    isOutright,
  }));

/** What is known; null before the first answer. */
export interface PicksNow {
  readonly picks: readonly PickNow[] | null;
  readonly failed: boolean;
}

interface Known {
  readonly events: Map<string, SportEvent>;
  readonly markets: Map<string, Market>;
  readonly prices: Map<string, PriceSlot>;
  /** Snapshots that came. */
  snapshots: number;
}

function take(known: Known, message: FeedMessage): void {
  if (message.kind !== 'snapshot' && message.kind !== 'delta') return;
  message.prices.forEach((slot) => known.prices.set(slot.selectionId, slot));
  if (message.kind === 'delta') {
    applyDelta(message, known.events, known.markets);
    return;
  }
  message.events.forEach((event) => known.events.set(event.id, event));
  message.markets.forEach((market) => known.markets.set(market.id, market));
}

/** Sides of a market that have a price. */
const offersIn = ({ prices }: Known, market: Market) =>
  market.selections.flatMap((selection) => {
    const price = prices.get(selection.id)?.price ?? null;
    return price === null ? [] : [{ market, selection, price, line: selection.line }];
  });

/** The same side at the line that is nearest to the one that is gone. */
function standIn(known: Known, { eventId, was }: SharedPick) {
  if (was === undefined) return null;
  const offers = [...known.markets.values()]
    .filter(
      ({ eventId: of, betType, period, state }) =>
        of === eventId &&
        state === 'open' &&
        String(betType) === was.betType &&
        String(period) === was.period,
    )
    .flatMap((market) => offersIn(known, market))
    .filter(({ selection }) => selection.side === was.side);
  return nearestLine(offers, was.line);
}

function pickNow(known: Known, pick: SharedPick): PickNow {
  const { events, markets } = known;
  const event = events.get(pick.eventId) ?? null;
  const market = markets.get(pick.marketId);
  const own =
    market?.eventId === pick.eventId
      ? offersIn(known, market).find(({ selection }) => selection.vendorKey === pick.vendorKey)
      : undefined;
  const found = own ?? standIn(known, pick);
  if (event === null || found === null) return { state: 'gone', pick, event };
  const { line } = found;
  const isMoved = pick.was !== undefined && Number(line) !== Number(pick.was.line);
  return {
    state: event.open && found.market.state === 'open' ? 'open' : 'suspended',
    pick,
    selection: toCartSelection(event, found.market, found.selection, found.price),
    lineThen: isMoved ? (pick.was?.line ?? null) : null,
  };
}

const NOTHING_YET: PicksNow = { picks: null, failed: false };

/** No word for so long means that the vendor cannot be read now. */
const SILENT_MS = 10_000;

/**
 * Follows the selections while the page is open.
 *
 * @param picks the same list between renders.
 * @param again another number asks anew.
 */
export function useSharedPicks(
  vendor: OddsVendor,
  picks: readonly SharedPick[],
  again: number,
): PicksNow {
  const [now, setNow] = useState(NOTHING_YET);
  // Another question begins anew at once: no price of the one before it is drawn.
  const [requested, setRequested] = useState({ vendor, picks, again });
  if (requested.vendor !== vendor || requested.picks !== picks || requested.again !== again) {
    setRequested({ vendor, picks, again });
    setNow(NOTHING_YET);
  }
  useEffect(() => {
    const known: Known = { events: new Map(), markets: new Map(), prices: new Map(), snapshots: 0 };
    const idsOf = (isOutright: boolean): readonly string[] =>
      picks.filter((pick) => pick.isOutright === isOutright).map(({ eventId }) => eventId);
    const kinds = [false, true]
      .map((isOutright) => ({ isOutright, eventIds: idsOf(isOutright) }))
      .filter(({ eventIds }) => eventIds.length > 0);
    const timer = setTimeout(() => {
      if (known.snapshots < kinds.length) setNow((before) => ({ ...before, failed: true }));
    }, SILENT_MS);
    const subscriptions = kinds.map(({ eventIds, isOutright }) =>
      vendor.feed({ kind: 'events', eventIds, isOutright }).subscribe((message) => {
        if (message.kind === 'snapshot') known.snapshots += 1;
        take(known, message);
        if (known.snapshots < kinds.length || message.kind === 'alive') return;
        setNow({
          picks: picks.map((pick) => pickNow(known, pick)),
          failed: message.kind === 'lost',
        });
      }),
    );
    return () => {
      clearTimeout(timer);
      subscriptions.forEach((subscription) => subscription.unsubscribe());
    };
  }, [vendor, picks, again]);
  return now;
}
