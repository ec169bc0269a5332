/**
 * IM's board: asked for whole once, then for what changed since a cursor. Events come whole; what
 * is missing of them has gone.
 */
import type { Observable, Platform } from '@site/platform';
import {
  getImEvents,
  getImSelectedEvents,
  IM_EVENT_STATUS,
  IM_MARKET,
  type ImEventList,
} from '@site/contracts/vendor-im';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { piecesOf } from '../common/adapter';
import { createBoardMirror } from '../common/board-mirror';
import { asMember } from '../common/as-member';
import { combineFeeds } from '../common/combine';
import type { FeedTimers } from '../common/feed-deps';
import type { Following } from '../common/following';
import { pollFeed } from '../common/poll-feed';
import type { BoardTab, FeedMessage, FeedQuery } from '../port';
import type { VendorMaintenance } from '../vendor-maintenance';
import { IM_MARKETS, linesOf, toSportEvent } from './map';

/** What the feeds need. */
export interface ImFeeds {
  readonly platform: Platform;
  readonly timers: FeedTimers;
  readonly maintenance: VendorMaintenance;
  readonly following: Following;
}

/** How often is asked: a list with something in play, and one without, ms. */
const [LIVE_MS, BOARD_MS] = [2_000, 5_000];
/** Events that one question names. */
const MOST_EVENTS = 100;
/** The events are over or were never there (§8). */
const GONE = '13030';

const LIST: Readonly<Record<BoardTab, 1 | 2 | 3 | 4 | 5>> = {
  EARLY: IM_MARKET.EARLY,
  TODAY: IM_MARKET.TODAY,
  RUNNING: IM_MARKET.LIVE,
  FAVOURITE: IM_MARKET.FAVOURITE,
  OUTRIGHT: IM_MARKET.OUTRIGHT,
};

const EMPTY: ImEventList = { IsFull: true, Delta: '', Events: [], RemovedEventIds: [] };

/** Makes messages of lists. */
function createReader() {
  const mirror = createBoardMirror(IM_MARKETS);
  let ids: ReadonlySet<string> | null = null;
  let live: ReadonlySet<string> = new Set();
  return {
    /** The next list is a new board; what happened in between is told with it. */
    forget: () => {
      [ids, live] = [null, new Set()];
    },
    /** True while something that is shown is in play. */
    hasLive: () => live.size > 0,
    tell: ({ IsFull, Events, RemovedEventIds }: ImEventList): FeedMessage => {
      const there = Events.filter(({ EventStatus }) => EventStatus !== IM_EVENT_STATUS.DELETED);
      const brought = new Set(there.map(({ EventId }) => EventId));
      const before = ids;
      const left = IsFull
        ? [...(before ?? [])].filter((id) => !brought.has(id))
        : [
            ...RemovedEventIds,
            ...Events.map(({ EventId }) => EventId).filter((id) => !brought.has(id)),
          ];
      const gone = new Set(left.filter((id) => !brought.has(id)));
      ids = new Set([...[...(before ?? [])].filter((id) => !gone.has(id)), ...brought]);
      const playing = there.filter(({ IsLive }) => IsLive).map(({ EventId }) => EventId);
      live = new Set([...[...live].filter((id) => !gone.has(id) && !brought.has(id)), ...playing]);
      const [events, markets] = [there.map(toSportEvent), linesOf(there)];
      if (before === null) return mirror.replace(events, markets);
      return mirror.merge({
        events,
        removedEvents: [...gone],
        markets,
        removedMarkets: [],
        completeEvents: [...brought],
      });
    },
  };
}

type Ask = (
  cursor: { readonly Delta?: string },
  signal: AbortSignal,
) => Promise<Outcome<ImEventList>>;

function polled(
  { timers, maintenance }: ImFeeds,
  isLive: boolean,
  ask: Ask,
  onChange?: Following['onChange'],
): Observable<FeedMessage> {
  return pollFeed(
    () => {
      const reader = createReader();
      let cursor: { readonly Delta?: string } = {};
      return {
        everyMs: () => (isLive || reader.hasLive() ? LIVE_MS : BOARD_MS),
        ask: (signal) => maintenance.read(() => ask(cursor, signal)),
        tell: (list) => {
          // It counts from another point than was asked for: what lies between is lost, everything is asked for, and it is a new board.
          if (
            !list.IsFull &&
            (cursor.Delta === undefined ||
              (list.Since !== undefined && list.Since !== cursor.Delta))
          ) {
            cursor = {};
            reader.forget();
            return { kind: 'lost', gap: true };
          }
          cursor = list.Delta === '' ? {} : { Delta: list.Delta };
          return reader.tell(list);
        },
        ...(onChange === undefined ? {} : { onChange }),
      };
    },
    timers,
    maintenance,
  );
}

/** What the member follows: the list is short and always comes whole. */
function followed(feeds: ImFeeds, SportId: number): Observable<FeedMessage> {
  const {
    platform: { api },
    following,
  } = feeds;
  const body = { SportId, ListId: LIST.FAVOURITE };
  return polled(
    feeds,
    false,
    (_cursor, signal) =>
      following.read(() => api.call(asMember(getImEvents), { body, signal }), EMPTY),
    following.onChange,
  );
}

/** The feed of a query. */
export function imFeed(feeds: ImFeeds, query: FeedQuery): Observable<FeedMessage> {
  const { api } = feeds.platform;
  if (query.kind === 'events') {
    return combineFeeds(
      piecesOf(query.eventIds, MOST_EVENTS).map((EventIds) =>
        polled(feeds, false, async (cursor, signal) => {
          const answer = await api.call(getImSelectedEvents, {
            body: { EventIds, ...cursor },
            signal,
          });
          return !answer.ok && answer.error.kind === 'api' && answer.error.code === GONE
            ? done(EMPTY)
            : answer;
        }),
      ),
    );
  }
  const { sportId: SportId, tab } = query;
  if (tab === 'FAVOURITE') return followed(feeds, SportId);
  return polled(feeds, tab === 'RUNNING', (cursor, signal) =>
    api.call(getImEvents, {
      body: { SportId, ListId: LIST[tab], ...cursor },
      signal,
    }),
  );
}
