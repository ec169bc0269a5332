/** The difference between two states of an event, in the words of the stream. */
import type {
  SabaEvent,
  SabaEventChange,
  SabaMarket,
  SabaMarketChange,
  SabaSelection,
} from '@site/contracts/vendor-saba';
import type { SabaBoardEvent as BoardEvent, SabaBoardMarket as BoardMarket } from './map';

/** A payload in the making. */
export interface Delta {
  readonly events: {
    readonly add: SabaEvent[];
    readonly change: SabaEventChange[];
    readonly remove: string[];
  };
  readonly markets: {
    readonly add: SabaMarket[];
    readonly change: SabaMarketChange[];
    readonly remove: string[];
  };
}

/** Which events and markets a reader is shown. */
export interface View {
  readonly accepts: (event: SabaEvent) => boolean;
  readonly boardOnly: boolean;
}

/** Nothing. */
export const emptyDelta = (): Delta => ({
  events: { add: [], change: [], remove: [] },
  markets: { add: [], change: [], remove: [] },
});

/** True when nothing is in it. */
export const isEmpty = ({ events, markets }: Delta): boolean =>
  [events.add, events.change, events.remove, markets.add, markets.change, markets.remove].every(
    (list) => list.length === 0,
  );

const CHANGING = [
  'eventStatus',
  'isLive',
  'tab',
  'eventSort',
  'globalShowTime',
  'marketCount',
] as const;

function eventChange(before: SabaEvent, after: SabaEvent): SabaEventChange | null {
  if (before === after) return null;
  const changed = CHANGING.filter((name) => before[name] !== after[name]).map(
    (name) => [name, after[name]] as const,
  );
  const live =
    JSON.stringify(before.liveInfo) === JSON.stringify(after.liveInfo)
      ? {}
      : { liveInfo: after.liveInfo };
  if (changed.length === 0 && !('liveInfo' in live)) return null;
  return { eventId: after.eventId, ...Object.fromEntries(changed), ...live };
}

function selectionChange(
  before: SabaSelection | undefined,
  after: SabaSelection,
): { key: string; point?: number | null; oddsPrice?: SabaSelection['oddsPrice'] } | null {
  if (before === after) return null;
  const point = before?.point === after.point ? {} : { point: after.point };
  const price =
    before?.oddsPrice.decimalPrice === after.oddsPrice.decimalPrice
      ? {}
      : { oddsPrice: after.oddsPrice };
  return 'point' in point || 'oddsPrice' in price ? { key: after.key, ...point, ...price } : null;
}

/** Same selections in the same order: only then can a change describe the difference. */
const sameShape = (before: SabaMarket, after: SabaMarket): boolean =>
  before.selections.length === after.selections.length &&
  before.selections.every((each, at) => each.key === after.selections[at]?.key);

function marketChange(before: SabaMarket, after: SabaMarket): SabaMarketChange | null {
  const selections = after.selections
    .map((each, at) => selectionChange(before.selections[at], each))
    .filter((each) => each !== null);
  const change: SabaMarketChange = {
    marketId: after.marketId,
    ...(before.marketStatus === after.marketStatus ? {} : { marketStatus: after.marketStatus }),
    ...(before.isLive === after.isLive ? {} : { isLive: after.isLive }),
    ...(before.sort === after.sort ? {} : { sort: after.sort }),
    ...(selections.length === 0 ? {} : { selections }),
  };
  return Object.keys(change).length > 1 ? change : null;
}

function diffMarket(delta: Delta, id: string, was: SabaMarket | null, is: SabaMarket | null): void {
  if (was === is) return;
  if (is === null) delta.markets.remove.push(id);
  else if (was === null || !sameShape(was, is)) delta.markets.add.push(is);
  else {
    const change = marketChange(was, is);
    if (change !== null) delta.markets.change.push(change);
  }
}

const shown = (view: View, event: BoardEvent | null, id: string): SabaMarket | null => {
  const market: BoardMarket | undefined = event?.markets.get(id);
  return market === undefined || (view.boardOnly && !market.onBoard) ? null : market.wire;
};

/**
 * Adds what a reader of this view must be told. A market that comes again in `add` replaces the old
 * one.
 */
export function diffEvent(
  delta: Delta,
  view: View,
  before: BoardEvent | null,
  after: BoardEvent | null,
): void {
  const was = before !== null && view.accepts(before.wire) ? before : null;
  const is = after !== null && view.accepts(after.wire) ? after : null;
  if (was === null && is === null) return;
  if (is === null) {
    if (was !== null) delta.events.remove.push(was.wire.eventId);
    return;
  }
  if (was === null) delta.events.add.push(is.wire);
  else {
    const change = eventChange(was.wire, is.wire);
    if (change !== null) delta.events.change.push(change);
  }
  const ids = new Set([...(was?.markets.keys() ?? []), ...is.markets.keys()]);
  for (const id of ids) diffMarket(delta, id, shown(view, was, id), shown(view, is, id));
}
