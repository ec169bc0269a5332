/**
 * Which of SABA's sources feeds a query: streams for lists and events, a list that is followed,
 * season winners asked for now and then.
 */
import type { Observable, Platform } from '@site/platform';
import { getSabaEventDetail } from '@site/contracts/vendor-saba';
import { getSabaFavoriteEvents, getSabaOutrights } from '@site/contracts/vendor-saba-lists';
import type { SabaEvent, SabaMarket } from '@site/contracts/vendor-saba';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { piecesOf } from '../common/adapter';
import { combineFeeds } from '../common/combine';
import { followFeed } from '../common/follow-feed';
import type { Following } from '../common/following';
import { pollFeed } from '../common/poll-feed';
import { createWholeReader } from '../common/whole-reader';
import type { FeedMessage, FeedQuery } from '../port';
import type { VendorMaintenance } from '../vendor-maintenance';
import { openSabaFeed, type SabaFeedDeps } from './feed';
import { SABA_MARKETS, toSportEvent } from './map';

/** Prices of a season move slowly: asked for this often, ms. */
const OUTRIGHT_MS = 30_000;
/** Single events of one stream. */
const STREAM_EVENTS = 50;
/** The event is over or was never there (§8). */
const GONE = '13030';

interface WireBoard {
  readonly events: readonly SabaEvent[];
  readonly markets: readonly SabaMarket[];
}

/** What the feeds need. */
export interface SabaFeeds {
  readonly platform: Platform;
  readonly deps: SabaFeedDeps;
  readonly maintenance: VendorMaintenance;
  readonly following: Following;
}

/** Boards that SABA does not stream. */
function polled(
  { deps, maintenance }: SabaFeeds,
  ask: (signal: AbortSignal) => Promise<Outcome<WireBoard>>,
): Observable<FeedMessage> {
  return pollFeed(
    () => {
      const read = createWholeReader(SABA_MARKETS);
      return {
        everyMs: () => OUTRIGHT_MS,
        ask: (signal) => maintenance.read(() => ask(signal)),
        tell: ({ events, markets }) => read(events.map(toSportEvent), markets),
      };
    },
    deps,
    maintenance,
  );
}

function streamed(
  { deps, maintenance }: SabaFeeds,
  eventIds: readonly string[],
): Observable<FeedMessage> {
  return combineFeeds(
    piecesOf(eventIds, STREAM_EVENTS).map((chunk) =>
      openSabaFeed({ eventIds: chunk.join() }, deps, maintenance),
    ),
  );
}

/** Season winners by their ids; one that is over is not there any more. */
async function outrightsOf(
  feeds: SabaFeeds,
  eventIds: readonly string[],
  signal: AbortSignal,
): Promise<Outcome<WireBoard>> {
  const answers = await Promise.all(
    eventIds.map((eventId) =>
      feeds.platform.api.call(getSabaEventDetail, {
        query: { eventId },
        fresh: true,
        signal,
      }),
    ),
  );
  const boards: WireBoard[] = [];
  for (const answer of answers) {
    if (answer.ok) boards.push(answer.value);
    else if (answer.error.kind !== 'api' || answer.error.code !== GONE) return answer;
  }
  return done({
    events: boards.flatMap(({ events }) => events),
    markets: boards.flatMap(({ markets }) => markets),
  });
}

function followed(feeds: SabaFeeds, sportId: number): Observable<FeedMessage> {
  const {
    platform: { api },
    deps,
    maintenance,
    following,
  } = feeds;
  return followFeed(
    {
      readIds: (signal) =>
        following.read(async () => {
          const answer = await maintenance.read(() =>
            api.call(getSabaFavoriteEvents, {
              query: { sportType: String(sportId) },
              fresh: true,
              signal,
            }),
          );
          return answer.ok ? done(answer.value.events.map(({ eventId }) => eventId)) : answer;
        }, []),
      stream: (ids) => streamed(feeds, ids),
      onChange: following.onChange,
    },
    deps,
    maintenance,
  );
}

/** The feed of a query. */
export function sabaFeed(feeds: SabaFeeds, query: FeedQuery): Observable<FeedMessage> {
  if (query.kind === 'events') {
    return query.isOutright
      ? polled(feeds, (signal) => outrightsOf(feeds, query.eventIds, signal))
      : streamed(feeds, query.eventIds);
  }
  const { sportId, tab } = query;
  if (tab === 'FAVOURITE') return followed(feeds, sportId);
  if (tab === 'OUTRIGHT') {
    return polled(feeds, (signal) =>
      feeds.platform.api.call(getSabaOutrights, {
        query: { sportType: String(sportId) },
        fresh: true,
        signal,
      }),
    );
  }
  return openSabaFeed({ sportType: String(sportId), tab }, feeds.deps, feeds.maintenance);
}
