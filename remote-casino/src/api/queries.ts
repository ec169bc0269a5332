/** Reads of the casino; every page of this remote asks through these. */
import { getGameCategories, getGameProviders, getGames, getJackpots, getMaintenanceStatus, getRecentPlayedGames } from '@site/contracts/games';
import { STALE, useCall } from '@site/platform';

const MOBILE = { platform: 'mobile' } as const;

export const useCategories = () => useCall(getGameCategories, {}, { staleMs: STALE.fiveMinutes });
export const useProviders = () => useCall(getGameProviders, { query: MOBILE }, { staleMs: STALE.fiveMinutes });
export const useGames = () => useCall(getGames, { query: MOBILE }, { staleMs: STALE.fiveMinutes });
export const useRecentGames = (enabled: boolean) => useCall(getRecentPlayedGames, {}, { staleMs: STALE.seconds, enabled });
export const useJackpots = () => useCall(getJackpots, {}, { staleMs: STALE.minute });

/** Providers under maintenance now, with the end where it is known. Asked again each minute. */
export function useMaintenance(): ReadonlyMap<string, string | null> {
  const { data } = useCall(getMaintenanceStatus, {}, { staleMs: STALE.seconds, refetchMs: STALE.minute });
  return new Map((data ?? []).filter((row) => row.isMaintenance).map((row) => [row.providerCode, row.to]));
}
