/**
 * What the sports-data service knows of leagues (§7.4): their names, tables and results. Read with
 * the anonymous credential, by visitors too.
 */
import type { ResultOf } from '@site/contracts/endpoint';
import { getDataLeagues, getDataResults, getDataStatistics } from '@site/contracts/sports-data';
import type { ApiClient } from '@site/platform';
import type { Outcome } from '@site/domain/errors/app-error';
import type { PagedList } from '@site/domain/paging';
import { readAllPages } from './read-all-pages';

/** A league. */
export type DataLeague = ResultOf<typeof getDataLeagues>['data'][number];
/** A line of a league's table. */
export type TableLine = ResultOf<typeof getDataStatistics>['data'][number];
/** A match that was played. */
export type PlayedMatch = ResultOf<typeof getDataResults>['data'][number];

/** Every league of every sport, or of one. */
export const allLeagues = (
  api: ApiClient,
  sportId?: number,
): Promise<Outcome<PagedList<DataLeague>>> =>
  readAllPages((page) =>
    api.call(getDataLeagues, {
      query: { ...page, ...(sportId === undefined ? {} : { sportId: String(sportId) }) },
    }),
  );

/** The table of a league, first place first; empty for a league without one. */
export const leagueTable = (
  api: ApiClient,
  leagueId: string,
): Promise<Outcome<PagedList<TableLine>>> =>
  readAllPages((page) => api.call(getDataStatistics, { query: { ...page, leagueId } }));

/** The results of a league, newest first. */
export const recentResults = (
  api: ApiClient,
  leagueId: string,
): Promise<Outcome<PagedList<PlayedMatch>>> =>
  readAllPages((page) => api.call(getDataResults, { query: { ...page, leagueId } }));

/** The latest matches of a team, newest first. */
export const matchesOf = (
  results: readonly PlayedMatch[],
  team: string,
  most: number,
): readonly PlayedMatch[] =>
  results.filter(({ homeName, awayName }) => homeName === team || awayName === team).slice(0, most);

/** The latest matches of two teams against each other, wherever they were played. */
export const headToHead = (
  results: readonly PlayedMatch[],
  one: string,
  other: string,
  most: number,
): readonly PlayedMatch[] =>
  results
    .filter(
      ({ homeName, awayName }) =>
        (homeName === one && awayName === other) || (homeName === other && awayName === one),
    )
    .slice(0, most);
