/**
 * Which of BTI's sources feeds a query: the shared socket for lists and events, REST for what the
 * member follows (the socket never gets the token).
 */
import { Observable, type Platform } from '@site/platform';
import { getBtiEvents, type BtiBoard } from '@site/contracts/vendor-bti';
import { createBoardMirror } from '../common/board-mirror';
import { asMember } from '../common/as-member';
import { combineFeeds } from '../common/combine';
import type { FeedTimers } from '../common/feed-deps';
import type { Following } from '../common/following';
import { pollFeed } from '../common/poll-feed';
import { createWholeReader } from '../common/whole-reader';
import type { FeedMessage, FeedQuery } from '../port';
import type { VendorMaintenance } from '../vendor-maintenance';
import { BTI_MARKETS, BTI_TAB_OF, toSportEvent } from './map';
import type { BtiSocket, BtiTopic } from './wire';

/** What the feeds need. */
export interface BtiFeeds {
  readonly platform: Platform;
  readonly timers: FeedTimers;
  readonly maintenance: VendorMaintenance;
  readonly following: Following;
  readonly socket: BtiSocket;
}

/** How often the followed events are read: with something in play among them, and without, ms. */
const [LIVE_MS, BOARD_MS] = [2_000, 5_000];
const EMPTY: BtiBoard = { events: [], markets: [] };

const socketFeed = (socket: BtiSocket, topic: BtiTopic): Observable<FeedMessage> =>
  new Observable((subscriber) => {
    const mirror = createBoardMirror(BTI_MARKETS);
    return socket.subscribe(topic, {
      onSnapshot: ({ events, markets }) =>
        subscriber.next(mirror.replace(events.map(toSportEvent), markets)),
      onUpdate: ({ events, removedEvents, markets, removedMarkets }) =>
        subscriber.next(
          mirror.merge({
            events: events.map(toSportEvent),
            removedEvents,
            markets,
            removedMarkets,
            completeEvents: [],
          }),
        ),
      onAlive: () => subscriber.next({ kind: 'alive' }),
      onLost: (gap) => subscriber.next(gap ? { kind: 'lost', gap } : { kind: 'lost' }),
    });
  });

function followed(
  { platform: { api }, timers, maintenance, following }: BtiFeeds,
  sportId: number,
): Observable<FeedMessage> {
  const query = { branchId: String(sportId), tab: BTI_TAB_OF.FAVOURITE };
  return pollFeed(
    () => {
      const read = createWholeReader(BTI_MARKETS);
      let hasLive = false;
      return {
        everyMs: () => (hasLive ? LIVE_MS : BOARD_MS),
        ask: (signal) =>
          following.read(
            () =>
              maintenance.read(() =>
                api.call(asMember(getBtiEvents), { query, fresh: true, signal }),
              ),
            EMPTY,
          ),
        tell: ({ events, markets }) => {
          hasLive = events.some(({ inPlay }) => inPlay);
          return read(events.map(toSportEvent), markets);
        },
        onChange: following.onChange,
      };
    },
    timers,
    maintenance,
  );
}

/** The feed of a query. */
export function btiFeed(feeds: BtiFeeds, query: FeedQuery): Observable<FeedMessage> {
  const { socket } = feeds;
  if (query.kind === 'events')
    return combineFeeds(
      query.eventIds.map((eventId) => socketFeed(socket, { scope: 'event', eventId })),
    );
  const { sportId, tab } = query;
  return tab === 'FAVOURITE'
    ? followed(feeds, sportId)
    : socketFeed(socket, { scope: 'board', branchId: sportId, tab: BTI_TAB_OF[tab] });
}
