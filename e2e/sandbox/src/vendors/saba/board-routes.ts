/** SABA's gateway: board, lists, search, favourites and results. */
import * as rows from '@site/contracts/vendor-saba';
import * as lists from '@site/contracts/vendor-saba-lists';
import { isoAt } from '../../core/clock';
import { finishedOn, todayOf } from '../../engine/finished';
import { sportName } from '../../engine/sports';
import type { EventHead } from '../../engine/head';
import { ApiError } from '../../http/api-error';
import {
  countsOf,
  favouritesOf,
  listEvents,
  listLeagues,
  noticesOf,
  searchEvents,
  setFavourite,
} from '../backend';
import type { rowMounter } from '../mount-row';
import { PER_PAGE } from '../wagers';
import type { SabaGateway } from './gateway';
import { toSaba, toSabaEvent } from './map';

export type Mounter = ReturnType<typeof rowMounter>;

export function mountBoard(on: Mounter, { backend, hub }: SabaGateway): void {
  on(rows.getSabaSports, ({ memberCode }) =>
    [...countsOf(backend, memberCode)].map(([sportType, count]) => ({
      sportType,
      sportName: sportName(sportType),
      count,
    })),
  );
  on(rows.getSabaEvents, ({ query }) =>
    hub.snapshot(hub.board(Number(query.sportType), query.tab)),
  );
  on(rows.getSabaEventDetail, ({ query }) => {
    const found = hub.snapshot(hub.single(query.eventId));
    if (found.events.length === 0) throw new ApiError(404, '13030', '赛事已结束或不存在');
    return found;
  });
}

/** Events with their listed markets, outside of the stream. */
function boardOf({ backend }: SabaGateway, heads: readonly EventHead[], all: boolean) {
  const shown = heads
    .map(({ eventId }) => backend.board.event(eventId))
    .filter((event) => event !== null)
    .map(toSaba);
  return {
    lastEventId: '',
    events: shown.map(({ wire }) => wire),
    markets: shown.flatMap(({ markets }) =>
      [...markets.values()].filter(({ onBoard }) => all || onBoard).map(({ wire }) => wire),
    ),
  };
}

export function mountLists(on: Mounter, gateway: SabaGateway): void {
  const { backend } = gateway;
  const following = (memberCode: string) => {
    const { events, leagues } = favouritesOf(backend, memberCode);
    return { eventIds: [...events], leagueIds: [...leagues] };
  };
  on(lists.getSabaLeagues, ({ query }) =>
    listLeagues(backend, { sportId: Number(query.sportType), tab: query.tab }, null).map(
      ({ leagueId, leagueName, sportId, count }) => ({
        leagueId,
        leagueName,
        sportType: sportId,
        eventCount: count,
      }),
    ),
  );
  on(lists.searchSaba, ({ query }) => ({
    events: searchEvents(backend, query.text).map((head) =>
      toSabaEvent(head, backend.board.event(head.eventId)?.markets.size ?? 0),
    ),
  }));
  on(lists.getSabaOutrights, ({ query }) =>
    boardOf(
      gateway,
      listEvents(backend, { sportId: Number(query.sportType), tab: 'OUTRIGHT' }, null),
      true,
    ),
  );
  on(lists.getSabaFavorites, ({ memberCode }) => following(memberCode));
  on(lists.setSabaFavorite, ({ memberCode, body }) => {
    setFavourite(backend, memberCode, body.kind, body.id, body.isFavorite);
    return following(memberCode);
  });
  on(lists.getSabaFavoriteEvents, ({ memberCode, query }) =>
    boardOf(
      gateway,
      listEvents(backend, { sportId: Number(query.sportType), tab: 'FAVOURITE' }, memberCode),
      false,
    ),
  );
  on(lists.getSabaAnnouncements, () =>
    noticesOf(backend).map(({ id, title, content, at }) => ({
      messageId: id,
      title,
      message: content,
      postedAt: isoAt(at),
    })),
  );
  on(lists.getSabaResults, ({ query }) => {
    const all = finishedOn(
      backend.context,
      backend.world,
      Number(query.sportType),
      query.date ?? todayOf(backend.context),
    );
    const currentPage = Number(query.currentPage ?? 1);
    return {
      results: all
        .slice((currentPage - 1) * PER_PAGE, currentPage * PER_PAGE)
        .map(({ head, finals, ending, winners }) => ({
          eventId: head.eventId,
          leagueName: head.leagueName,
          homeName: head.homeName,
          awayName: head.awayName,
          globalShowTime: isoAt(head.kickoff),
          resultStatus: ending === 'played' ? ('completed' as const) : ending,
          finalScore: finals.scores.get(1) ?? null,
          firstHalfScore: finals.scores.get(2) ?? null,
          parts: [...finals.scores]
            .filter(([period]) => period > 10)
            .sort(([a], [b]) => a - b)
            .map(([, part]) => part),
          winners,
        })),
      page: {
        currentPage,
        totalPage: Math.max(1, Math.ceil(all.length / PER_PAGE)),
        perPageSize: PER_PAGE,
        totalRecord: all.length,
      },
    };
  });
}
