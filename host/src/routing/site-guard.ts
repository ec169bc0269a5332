/**
 * Asks the guard about an address: normalise, follow what only forwards, match, decide. Nothing
 * here touches the page.
 */
import { Routing } from '@site/domain/constants';
import { guard, type GuardAnswer, type GuardFacts } from '@site/domain/session/guard';
import { normalisePath } from '@site/domain/session/route-decision';
import { matchRoute } from './match-route';
import type { SiteRoute } from './site-route';

/** What an address comes to. */
export interface Guarded {
  readonly answer: Exclude<GuardAnswer, { readonly kind: 'forward' }>;
  /** The address after forwarding, without the base path. */
  readonly to: string;
  /** It is another one than was asked for. */
  readonly isForwarded: boolean;
  readonly route: SiteRoute | null;
}

/** Forwarding never runs in circles; this many steps are more than any entrance needs. */
const MOST_FORWARDS = 4;

/** Asks for an address as the member or a page of ours gave it, the base path kept or not. */
export function askGuard(
  address: string,
  routes: readonly SiteRoute[],
  facts: GuardFacts,
): Guarded {
  // Several slashes or a backslash at the front would read as another host.
  let to = address.replace(/^[/\\]+/, '/');
  for (let step = 0; ; step += 1) {
    const { pathname, search, hash } = new URL(to, 'http://site');
    const path = normalisePath(pathname, Routing.basePath);
    const route = matchRoute(routes, path);
    const answer = guard(
      { path, search, access: route?.access ?? null, feature: route?.feature ?? null },
      facts,
    );
    if (answer.kind !== 'forward' || step === MOST_FORWARDS)
      return {
        answer: answer.kind === 'forward' ? { kind: 'open' } : answer,
        to: path + search + hash,
        isForwarded: step > 0,
        route,
      };
    to = answer.to + hash;
  }
}
