/** What the vendor of the page promotes now; empty where it does not say, or could not be asked. */
import { openBoosts } from '@site/domain/betting/boost';
import { usePlatform, useQuery, valueOrThrow } from '@site/platform';
import { useSports } from '../state/use-sports';
import type { Promos } from '../vendors/promo-model';
import { PROMO_READERS } from '../vendors/promos';
import { PROMOS_KEY } from './boost-group';

/** How often it is asked again, ms; the slip asks about what was chosen by itself. */
const REFRESH_MS = 30_000;
const NONE: Promos = { boosts: [], parlays: [] };

/** Promotions, whether the vendor has said anything yet, and whether its first word is on its way. */
export function usePromos(): Promos & { readonly isKnown: boolean; readonly isAwaited: boolean } {
  const { api, clock } = usePlatform();
  const { vendor } = useSports();
  const read = PROMO_READERS[vendor.id];
  const { data, isLoading } = useQuery({
    queryKey: [PROMOS_KEY, vendor.id],
    enabled: read !== undefined,
    retry: false,
    refetchInterval: REFRESH_MS,
    queryFn: async () => (read === undefined ? NONE : valueOrThrow(await (await read())(api))),
  });
  const { boosts, parlays } = data ?? NONE;
  return {
    boosts: openBoosts(boosts, clock.now()),
    parlays,
    isKnown: data !== undefined,
    isAwaited: isLoading,
  };
}
