/** IM's gateway: lists, search, favourites, results and announcements. */
import * as rows from '@site/contracts/vendor-im';
import * as vendorImLists from '@site/contracts/vendor-im-lists';
import { SPORTS_TABS, type SportsTabName } from '@site/domain/reference/board';
import { isoAt } from '../../core/clock';
import { finishedOn, todayOf } from '../../engine/finished';
import { sportName } from '../../engine/sports';
import { ApiError } from '../../http/api-error';
import {
  countsOf,
  favouritesOf,
  inQuery,
  listEvents,
  listLeagues,
  noticesOf,
  searchEvents,
  setFavourite,
  type VendorBackend,
  type EventQuery,
} from '../backend';
import type { rowMounter } from '../mount-row';
import { PER_PAGE } from '../wagers';
import type { ChangeLog } from './changes';
import { toImEvent, toImListed, toImWhole } from './map';

/** IM's gateway. */
export interface ImGateway {
  readonly backend: VendorBackend;
  readonly changes: ChangeLog;
}

export type Mounter = ReturnType<typeof rowMounter>;

const tabOf = (market: number): SportsTabName => SPORTS_TABS[market - 1] ?? 'TODAY';

/** Everything of a query, or what changed of it. Favourites are short and always come whole. */
function listOf(
  { backend, changes }: ImGateway,
  query: EventQuery,
  memberCode: string,
  given: string | undefined,
  whole: boolean,
): rows.ImEventList {
  const view = whole ? toImWhole : toImListed;
  const shown = (ids: readonly string[]): rows.ImEvent[] =>
    ids
      .map((id) => backend.board.event(id))
      .filter((event) => event !== null)
      .map(view);
  const since = given === undefined || query.tab === 'FAVOURITE' ? null : changes.since(given);
  const cursor = changes.cursor();
  if (since === null)
    return {
      IsFull: true,
      Delta: cursor,
      Events: shown(listEvents(backend, query, memberCode).map(({ eventId }) => eventId)),
      RemovedEventIds: [],
    };
  const favourites = favouritesOf(backend, memberCode);
  const inside = since.changed.filter((id) => {
    const head = backend.board.head(id);
    return head !== null && inQuery(head, query, favourites);
  });
  const kept = new Set(inside);
  return {
    IsFull: false,
    Since: since.from,
    Delta: cursor,
    Events: shown(inside),
    RemovedEventIds: [...since.removed, ...[...since.moved].filter((id) => !kept.has(id))],
  };
}

/** Single events, wherever they lie. */
function selectedOf(
  { backend, changes }: ImGateway,
  wanted: readonly string[],
  given: string | undefined,
): rows.ImEventList {
  const since = given === undefined ? null : changes.since(given);
  const cursor = changes.cursor();
  const there = wanted.filter((id) => backend.board.head(id) !== null);
  if (there.length === 0) throw new ApiError(404, '13030', '赛事已结束或不存在');
  const changed = since === null ? null : new Set(since.changed);
  const shown = there
    .filter((id) => changed === null || changed.has(id))
    .map((id) => backend.board.event(id))
    .filter((event) => event !== null);
  return {
    IsFull: since === null,
    ...(since === null ? {} : { Since: since.from }),
    Delta: cursor,
    Events: shown.map(toImWhole),
    RemovedEventIds: wanted.filter((id) => !there.includes(id)),
  };
}

export function mountLists(on: Mounter, gateway: ImGateway): void {
  const { backend } = gateway;
  on(rows.getImSportCounts, ({ memberCode }) => ({
    Sports: [...countsOf(backend, memberCode)].map(([SportId, count]) => ({
      SportId,
      SportName: sportName(SportId),
      EarlyCount: count.EARLY,
      TodayCount: count.TODAY,
      LiveCount: count.RUNNING,
      FavouriteCount: count.FAVOURITE,
      OutrightCount: count.OUTRIGHT,
    })),
  }));
  on(rows.getImEvents, ({ memberCode, body }) =>
    listOf(
      gateway,
      { sportId: body.SportId, tab: tabOf(body.ListId), leagueIds: body.LeagueIds },
      memberCode,
      body.Delta,
      false,
    ),
  );
  on(rows.getImSelectedEvents, ({ body }) => selectedOf(gateway, body.EventIds, body.Delta));
  on(vendorImLists.getImLeagues, ({ memberCode, body }) => ({
    Leagues: listLeagues(
      backend,
      { sportId: body.SportId, tab: tabOf(body.ListId) },
      memberCode,
    ).map(({ leagueId, leagueName, sportId, count }) => ({
      LeagueId: leagueId,
      LeagueName: leagueName,
      SportId: sportId,
      EventCount: count,
    })),
  }));
  on(vendorImLists.searchIm, ({ body }) => ({
    Events: searchEvents(backend, body.Text).map((head) =>
      toImEvent(head, [], backend.board.event(head.eventId)?.markets.size ?? 0),
    ),
  }));
  const following = (memberCode: string) => {
    const { events, leagues } = favouritesOf(backend, memberCode);
    return { EventIds: [...events], LeagueIds: [...leagues] };
  };
  on(vendorImLists.getImFavourites, ({ memberCode }) => following(memberCode));
  on(vendorImLists.setImFavourite, ({ memberCode, body }) => {
    setFavourite(
      backend,
      memberCode,
      body.Kind === 1 ? 'event' : 'league',
      body.Id,
      body.IsFavourite,
    );
    return following(memberCode);
  });
  on(vendorImLists.getImAnnouncements, () => ({
    Notices: noticesOf(backend).map(({ id, title, content, at }) => ({
      NoticeId: id,
      Title: title,
      Content: content,
      PublishedAt: isoAt(at),
    })),
  }));
}

const ENDING = { played: 1, abandoned: 2, postponed: 3 } as const;

export function mountResults(on: Mounter, { backend }: ImGateway): void {
  on(vendorImLists.getImResults, ({ body }) => {
    const all = finishedOn(
      backend.context,
      backend.world,
      body.SportId,
      body.Day ?? todayOf(backend.context),
    );
    const page = Number(body.PageNumber ?? 1);
    return {
      Results: all
        .slice((page - 1) * PER_PAGE, page * PER_PAGE)
        .map(({ head, finals, ending, winners }) => ({
          EventId: head.eventId,
          LeagueName: head.leagueName,
          HomeTeamName: head.homeName,
          AwayTeamName: head.awayName,
          StartAt: isoAt(head.kickoff),
          Result: ENDING[ending],
          PeriodScores: [...finals.scores]
            .sort(([a], [b]) => a - b)
            .map(([PeriodId, { home, away }]) => ({ PeriodId, Home: home, Away: away })),
          Winners: winners,
        })),
      PageNumber: page,
      TotalPages: Math.max(1, Math.ceil(all.length / PER_PAGE)),
      TotalCount: all.length,
    };
  });
}
