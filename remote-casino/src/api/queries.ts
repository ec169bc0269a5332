/** Reads of the casino; every page of this remote asks through these. */
import { useMemo } from 'react';
import {
  getFavouriteGames,
  getGameCategories,
  getGameProviders,
  getGames,
  getJackpots,
  getMaintenanceStatus,
  getNavigationBarStatus,
  getRecentPlayedGames,
  type Game,
} from '@site/contracts/games';
import { getBanners, getSiteConfig } from '@site/contracts/promotion';
import {
  entranceState,
  providersInMaintenance,
  type EntranceState,
} from '@site/domain/games/availability';
import { liveOnly } from '@site/domain/games/filters';
import { STALE, useCall } from '@site/platform';

const MOBILE = { platform: 'mobile' } as const;

export const useCategories = () => useCall(getGameCategories, {}, { staleMs: STALE.fiveMinutes });
export const useProviders = () =>
  useCall(getGameProviders, { query: MOBILE }, { staleMs: STALE.fiveMinutes });
export const useGames = () => useCall(getGames, { query: MOBILE }, { staleMs: STALE.fiveMinutes });
export const useRecentGames = (enabled: boolean) =>
  useCall(getRecentPlayedGames, {}, { staleMs: STALE.seconds, enabled });
export const useFavouriteGames = (enabled: boolean) =>
  useCall(getFavouriteGames, {}, { staleMs: STALE.minute, enabled });
/**
 * Pools grow by themselves between two answers; asked again each minute, so that one that was won
 * or filled up is not shown as before.
 */
export const useJackpots = () =>
  useCall(getJackpots, {}, { staleMs: STALE.minute, refetchMs: STALE.minute });
export const useBanners = (position: string) =>
  useCall(getBanners, { query: { position } }, { staleMs: STALE.fiveMinutes });
export const useSiteConfig = () => useCall(getSiteConfig, {}, { staleMs: STALE.fiveMinutes });

/**
 * The entrance of the provider that has one of its own; asked again each minute, so that it comes
 * and goes by itself.
 */
export const useAviatorEntrance = (): EntranceState =>
  entranceState(
    useCall(
      getNavigationBarStatus,
      { query: { providerCode: 'AVIATOR' } },
      { staleMs: STALE.minute, refetchMs: STALE.minute },
    ).data,
  );

const NO_ROWS = [] as const;

/**
 * Providers under maintenance now, with the end where it is known, and whether that is known at
 * all. Asked again each minute, so that one that is back unlocks by itself.
 */
export function useMaintenanceRead(): {
  readonly inMaintenance: ReadonlyMap<string, string | null>;
  readonly isKnown: boolean;
} {
  const { data } = useCall(
    getMaintenanceStatus,
    {},
    { staleMs: STALE.seconds, refetchMs: STALE.minute },
  );
  const inMaintenance = useMemo(() => providersInMaintenance(data ?? NO_ROWS), [data]);
  return { inMaintenance, isKnown: data !== undefined };
}
/** Providers under maintenance now. */
export const useMaintenance = (): ReadonlyMap<string, string | null> =>
  useMaintenanceRead().inMaintenance;

/** A list of games as pages show it. */
export interface GameListRead {
  /** Undefined until the list and the switch of live games are both known. */
  readonly games: readonly Game[] | undefined;
  readonly isWaiting: boolean;
  /** Failed, and why: a read that took too long may still answer the next time. */
  readonly failure: 'none' | 'failed' | 'slow';
  readonly error: Read['error'];
  readonly retry: () => void;
}

type Read = ReturnType<typeof useGames>;

/**
 * A read of games with the live-game setting applied (R5-11); a switch that cannot be read counts
 * as off.
 */
function useLiveGames(read: Read): GameListRead {
  const config = useSiteConfig();
  const only = config.data?.liveGameOnly === true;
  const isUnknown = config.isPending;
  const games = useMemo(
    () => (read.data === undefined || isUnknown ? undefined : liveOnly(read.data, only)),
    [read.data, isUnknown, only],
  );
  const failed = read.isError && !read.isFetching;
  return {
    games,
    isWaiting: games === undefined && !failed,
    failure: !failed ? 'none' : read.error.reason.kind === 'timeout' ? 'slow' : 'failed',
    error: read.error,
    retry: () => void read.refetch(),
  };
}

/** All games. */
export const useGameList = (): GameListRead => useLiveGames(useGames());
/** What the member played last, newest first. */
export const useRecentList = (enabled: boolean): GameListRead =>
  useLiveGames(useRecentGames(enabled));
/** What the member keeps, newest first. */
export const useFavouriteList = (enabled: boolean): GameListRead =>
  useLiveGames(useFavouriteGames(enabled));
