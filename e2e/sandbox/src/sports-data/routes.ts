/** Mounts the sports-data service. */
import * as rows from '@site/contracts/sports-data';
import { Paging } from '@site/domain/constants';
import type { FastifyInstance } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import type { World } from '../engine/world';
import { ApiError } from '../http/api-error';
import { mount } from '../http/mount';
import { incidentsAt } from './incidents';
import { newsAt } from './announcements';
import { DATA_LEAGUES } from './leagues';
import { resultsAt, tablesAt } from './results';
import { BEARER_SECONDS, checkBearer, checkCredential, issueToken, useRefresh } from './tokens';

interface ListQuery {
  readonly currentPage?: number | string;
  readonly perPageSize?: number | string;
  readonly sportId?: string;
  readonly leagueId?: string;
}

/** A page of at most 50. */
function pageOf<T>(all: readonly T[], query: ListQuery) {
  const [index, size] = [
    Number(query.currentPage ?? 1),
    Math.min(Paging.sportsData, Number(query.perPageSize ?? Paging.sportsData)),
  ];
  return {
    data: all.slice((index - 1) * size, index * size),
    currentPage: index,
    totalPage: Math.max(1, Math.ceil(all.length / size)),
    perPageSize: size,
    totalRecord: all.length,
  };
}

const fits = (query: ListQuery, sportId: number, leagueId: string | null): boolean =>
  (query.sportId === undefined || query.sportId === String(sportId)) &&
  (query.leagueId === undefined || leagueId === null || query.leagueId === leagueId);

const sportOf = ({ sportId }: ListQuery): number | null =>
  sportId === undefined ? null : Number(sportId);

function mountTokens(app: FastifyInstance, context: Context): void {
  const pair = () => ({
    Data: {
      Token: issueToken(context, 'bearer'),
      RefreshToken: issueToken(context, 'refresh'),
      ExpiresIn: BEARER_SECONDS,
    },
  });
  mount(app, context, rows.loginSportsData, ({ body }) => {
    checkCredential(body);
    return { Data: { Token: issueToken(context, 'bearer'), ExpiresIn: BEARER_SECONDS } };
  });
  mount(app, context, rows.loginSportsDataV2, ({ body }) => {
    checkCredential(body);
    return pair();
  });
  mount(app, context, rows.renewSportsDataV2, ({ body }) => {
    useRefresh(context, body.RefreshToken);
    return pair();
  });
}

/**
 * Mounts them; every list wants the bearer.
 *
 * @param world the one that the odds vendors show, so that both tell the same results.
 */
export function mountSportsData(app: FastifyInstance, context: Context, world: World): void {
  mountTokens(app, context);
  mount(app, context, rows.getDataLeagues, ({ query, request }) => {
    checkBearer(context, request);
    return pageOf(
      DATA_LEAGUES.filter((league) => fits(query, league.sportId, league.id)).map(
        (league, sort) => ({
          leagueId: league.id,
          name: league.name,
          sportId: league.sportId,
          country: league.country,
          teamCount: league.teams.length,
          sort,
        }),
      ),
      query,
    );
  });
  mount(app, context, rows.getDataResults, ({ query, request }) => {
    checkBearer(context, request);
    return pageOf(
      resultsAt(context, world, sportOf(query))
        .filter(({ league }) => fits(query, league.sportId, league.id))
        .map((each) => ({
          resultId: each.id,
          leagueId: each.league.id,
          leagueName: each.league.name,
          sportId: each.league.sportId,
          startTime: isoAt(each.at),
          homeName: each.home,
          awayName: each.away,
          homeScore: each.score[0],
          awayScore: each.score[1],
          halfHome: each.half?.[0] ?? null,
          halfAway: each.half?.[1] ?? null,
        })),
      query,
    );
  });
  mount(app, context, rows.getDataStatistics, ({ query, request }) => {
    checkBearer(context, request);
    return pageOf(
      tablesAt(context, world, sportOf(query))
        .filter(({ league }) => fits(query, league.sportId, league.id))
        .map(({ league, rank, line: { team, ...line } }) => ({
          leagueId: league.id,
          rank,
          teamName: team,
          ...line,
        })),
      query,
    );
  });
  mount(app, context, rows.getDataIncidents, ({ query, request }) => {
    checkBearer(context, request);
    const data = incidentsAt(world, query.eventId);
    if (data === null) throw new ApiError(404, '13030', '赛事已结束或不存在');
    return { data: [...data] };
  });
  mount(app, context, rows.getDataAnnouncements, ({ query, request }) => {
    checkBearer(context, request);
    return pageOf(
      newsAt(context.clock.now())
        .filter(({ sportId }) => fits(query, sportId, null))
        .map(({ at, ...news }) => ({ ...news, postedAt: isoAt(at) })),
      query,
    );
  });
}
