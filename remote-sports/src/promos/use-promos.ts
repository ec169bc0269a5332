/** What the vendor of the page promotes now; empty where it does not say, or could not be asked. */
import { openBoosts } from '@site/domain/betting/boost';
import { VENDOR_IN_MAINTENANCE } from '@site/domain/vendors/maintenance';
import { CallError, usePlatform, useQuery, valueOrThrow } from '@site/platform';
import { useSports } from '../state/use-sports';
import type { Promos } from '../vendors/promo-model';
import { PROMO_READERS } from '../vendors/promos';
import { PROMOS_KEY } from './boost-group';

/** How often it is asked again, ms; the slip asks about what was chosen by itself. */
const REFRESH_MS = 30_000;
const NONE: Promos = { boosts: [], parlays: [] };

/** Promotions, and what is known of them. */
export interface PromosNow extends Promos {
  /** The vendor has said something. */
  readonly isKnown: boolean;
  /** Its first word is on its way. */
  readonly isAwaited: boolean;
  /** It was asked, and nothing came. */
  readonly isLost: boolean;
  /** It is under maintenance: asking it again brings nothing. */
  readonly isResting: boolean;
  /** Asks once more. */
  readonly retry: () => void;
}

/** See {@link PromosNow}. */
export function usePromos(): PromosNow {
  const { api, clock } = usePlatform();
  const { vendor } = useSports();
  const read = PROMO_READERS[vendor.id];
  const { data, isLoading, isError, error, refetch } = useQuery({
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
    isLost: isError && data === undefined,
    isResting:
      error instanceof CallError &&
      error.reason.kind === 'api' &&
      error.reason.code === VENDOR_IN_MAINTENANCE,
    retry: () => void refetch(),
  };
}
