/**
 * The vendor's board as it stands after every message: deltas are merged by key, never assumed
 * complete (domain.md "Push").
 */
import type {
  SabaEvent,
  SabaEventChange,
  SabaMarket,
  SabaMarketChange,
  SabaStreamMessage,
} from '@site/contracts/vendor-saba';
import { SABA_STREAM } from '@site/contracts/vendor-saba';
import { createBoardMirror, type KnownMarket } from '../common/board-mirror';
import type { FeedMessage } from '../port';
import { SABA_MARKETS, toSportEvent } from './map';

type Payload = NonNullable<SabaStreamMessage['payload']>;
type SelectionChange = NonNullable<SabaMarketChange['selections']>[number];
type Known = KnownMarket<SabaMarket>;

/** The market as the vendor would send it whole; prices that are shown are in the slots. */
function merged({ wire, showsPrices, slots }: Known, change: SabaMarketChange): SabaMarket {
  const { selections: changes = [], ...rest } = change;
  const byKey = new Map(changes.map((selection) => [selection.key, selection]));
  return {
    ...wire,
    ...rest,
    selections: wire.selections.map((selection, at) => {
      const next = byKey.get(selection.key);
      const price = showsPrices ? { decimalPrice: slots[at]?.price ?? null } : selection.oddsPrice;
      return { ...selection, ...next, oddsPrice: next?.oddsPrice ?? price };
    }),
  };
}

const namesPoint = ({ point }: SelectionChange): boolean => point !== undefined;

/** True when a change says more than prices, so that rows must be drawn again. */
function isStructural({ marketStatus, sort, isLive, selections }: SabaMarketChange): boolean {
  if (marketStatus !== undefined || sort !== undefined || isLive !== undefined) return true;
  return selections !== undefined && selections.some(namesPoint);
}

/** The mirror of one stream. */
export interface Mirror {
  /** Takes a message in and tells the site's words for it; null when there is nothing to tell. */
  readonly accept: (message: SabaStreamMessage) => FeedMessage | null;
}

/** Makes an empty mirror. */
export function createMirror(): Mirror {
  const board = createBoardMirror(SABA_MARKETS);
  let events = new Map<string, SabaEvent>();

  const putEvent = (event: SabaEvent): void => {
    events.set(event.eventId, event);
    board.putEvent(toSportEvent(event));
  };
  const changeEvent = (change: SabaEventChange): void => {
    const known = events.get(change.eventId);
    if (known !== undefined) putEvent({ ...known, ...change });
  };
  /**
   * Takes the prices of a market that shows them. A loop by number: it runs thousands of times a
   * second, and a function for every search is what the collector then has to take away.
   */
  const tick = ({ keys, slots }: Known, changes: readonly SelectionChange[]): void => {
    for (const { key, oddsPrice } of changes) {
      let at = 0;
      while (at < keys.length && keys[at] !== key) at += 1;
      const slot = slots[at];
      if (slot !== undefined && oddsPrice !== undefined) board.write(slot, oddsPrice.decimalPrice);
    }
  };
  const changeMarket = (change: SabaMarketChange): void => {
    const known = board.known(change.marketId);
    if (known === undefined) return;
    if (isStructural(change) || !known.showsPrices) board.putMarket(merged(known, change));
    else if (change.selections !== undefined) tick(known, change.selections);
  };
  const removeEvent = (id: string): void => {
    events.delete(id);
    board.removeEvent(id);
  };
  const snapshot = ({ events: told, markets }: Payload): FeedMessage => {
    events = new Map((told?.add ?? []).map((event) => [event.eventId, event]));
    return board.replace([...events.values()].map(toSportEvent), markets?.add ?? []);
  };
  const delta = ({ events: told, markets }: Payload): FeedMessage => {
    told?.add.forEach(putEvent);
    told?.change.forEach(changeEvent);
    markets?.add.forEach(board.putMarket);
    markets?.change.forEach(changeMarket);
    told?.remove.forEach(removeEvent);
    markets?.remove.forEach(board.removeMarket);
    return board.tell();
  };

  return {
    accept: ({ status, payload }) => {
      if (payload === undefined) return null;
      if (status === SABA_STREAM.INITIAL) return snapshot(payload);
      return status === SABA_STREAM.DELTA ? delta(payload) : null;
    },
  };
}
