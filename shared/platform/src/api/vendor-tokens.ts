/**
 * Tokens of services that have their own: the odds vendors (§4.6) and sports data (§7.4). Fetched
 * when missing or expired, kept in memory, one fetch at a time.
 */
import { getGameToken } from '@site/contracts/vendor';
import { Token } from '@site/domain/constants';
import { failed } from '@site/domain/errors/app-error';
import { VENDORS, asOddsVendor } from '@site/domain/vendors/odds-vendor';
import { needsToken, type VendorToken } from '@site/domain/vendors/maintenance';
import type { ApiClient } from './types';

/** Reads the anonymous bearer opens; its code comes with the first of them. */
const SPORTS_DATA = 'sportsData';

/** Holds vendor tokens. */
export interface VendorTokens {
  readonly get: (service: string) => string | null;
  /**
   * Makes sure there is a token that still lives.
   *
   * @returns false when the vendor gives none.
   */
  readonly ensure: (service: string) => Promise<boolean>;
  /** Drops a token that the vendor refused and gets another. */
  readonly renew: (service: string) => Promise<boolean>;
  readonly clear: () => void;
  /** Has the service a token of its own? The member's is never sent to it. */
  readonly isVendor: (service: string) => boolean;
}

/** `expiresAt` is monotonic here. */
interface Kept extends VendorToken {
  readonly lifeMs: number;
}

/**
 * Makes the holder.
 *
 * @param now monotonic ms, so that a changed clock expires nothing.
 */
export function createVendorTokens(deps: {
  readonly api: () => Pick<ApiClient, 'call'>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /**
   * Is somebody signed in? Visitors have no vendor token, and no vendor is under maintenance for
   * that.
   */
  readonly signedIn: () => boolean;
  /** Told when a vendor gave a token, or none (§4.6). */
  readonly onToken: (service: string, got: boolean) => void;
}): VendorTokens {
  const kept = new Map<string, Kept>();
  const running = new Map<string, Promise<boolean>>();
  /**
   * Until when a service that gave no token is not asked by reads: boards poll, and each poll would
   * ask anew.
   */
  const shutUntil = new Map<string, number>();
  /** Whose tokens these are: one that was asked for before somebody signed out is nobody's any more. */
  let life = 0;

  const get = (service: string): string | null => {
    const own = kept.get(service);
    return own !== undefined && own.expiresAt > deps.now() ? own.token : null;
  };
  /** To be fetched: missing, over, or so near its end that a bet could outlive it (§4.6, §9). */
  const isDue = (service: string): boolean => {
    const own = kept.get(service);
    return own === undefined || needsToken(own, deps.now(), own.lifeMs);
  };

  const ask = async (service: string) => {
    if (service === SPORTS_DATA)
      return (await import('./sports-data-token')).fetchSportsDataToken(deps.api());
    const vendor = asOddsVendor(service);
    return vendor === null
      ? failed({ kind: 'aborted' })
      : deps.api().call(getGameToken, {
          query: { code: VENDORS[vendor].tokenCodes[0] },
          fresh: true,
        });
  };
  const fetchToken = async (service: string): Promise<boolean> => {
    const own = life;
    for (let attempt = 0; attempt < Token.retryTimes; attempt += 1) {
      if (attempt > 0) await deps.wait(Token.retryGapMs);
      const answer =
        own === life
          ? await ask(service).catch(() => failed({ kind: 'network' }))
          : failed({ kind: 'aborted' });
      if (own !== life) return false;
      if (answer.ok) {
        const { token, expiresIn } = answer.value;
        const lifeMs = expiresIn * 1_000;
        kept.set(service, { token, lifeMs, expiresAt: deps.now() + lifeMs });
        return true;
      }
      if (answer.error.kind === 'api') return false;
    }
    return false;
  };
  const fetchOnce = (service: string): Promise<boolean> => {
    if (service !== SPORTS_DATA && !deps.signedIn()) return Promise.resolve(false);
    const begun = life;
    const own =
      running.get(service) ??
      fetchToken(service)
        // One that still lives goes on serving when its successor did not come.
        .then((fetched) => fetched || (begun === life && get(service) !== null))
        .then((got) => {
          if (service === SPORTS_DATA || begun !== life) return got;
          if (got) shutUntil.delete(service);
          else shutUntil.set(service, deps.now() + Token.shutMs);
          deps.onToken(service, got);
          return got;
        })
        .finally(() => running.get(service) === own && running.delete(service));
    running.set(service, own);
    return own;
  };
  return {
    get,
    ensure: async (service) =>
      !isDue(service) ||
      (deps.now() >= (shutUntil.get(service) ?? 0) ? fetchOnce(service) : get(service) !== null),
    renew: (service) => {
      kept.delete(service);
      return fetchOnce(service);
    },
    clear: () => {
      life += 1;
      running.clear();
      kept.clear();
      shutUntil.clear();
    },
    isVendor: (service) => service === SPORTS_DATA || asOddsVendor(service) !== null,
  };
}
