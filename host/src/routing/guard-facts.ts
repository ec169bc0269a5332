/** What the guard has to know, read from the platform at the moment it is asked. */
import { isSignedIn } from '@site/domain/session/access';
import type { GuardFacts } from '@site/domain/session/guard';
import { BOARD_PAGES } from '@site/domain/vendors/board-address';
import { actionAllowed } from '@site/domain/wallet/self-exclusion';
import { targets } from '@site/platform';
import { KEYS, type Platform } from '@site/platform/host';
import { nextOf } from '../session/next-of';
import { isMiniUrlOpen } from './mini-url';
import type { SiteRoute } from './site-route';

/**
 * The recorded page, else the default one, which is the first (§2.2); a page that no live part
 * declares is passed over.
 */
function sportsPageFor(recorded: string | null, routes: readonly SiteRoute[]): string {
  const wanted = recorded === null ? BOARD_PAGES : [recorded, ...BOARD_PAGES];
  return (
    wanted.find((page) => routes.some(({ path }) => path === `/sbtwo/${page}`)) ?? BOARD_PAGES[0]
  );
}

/** The facts of this moment. */
export function readFacts(platform: Platform, routes: readonly SiteRoute[]): GuardFacts {
  const { session, storage, visit, exclusion, environment } = platform;
  const next = nextOf(platform);
  return {
    signedIn: isSignedIn(session.state.get()),
    environment,
    affiliate: visit.affiliate(),
    sportsPage: sportsPageFor(storage.read(KEYS.sportRoute), routes),
    withdrawalPath: routes.find(({ feature }) => feature === 'withdrawal')?.path ?? targets.toMe(),
    miniGames: isMiniUrlOpen(platform) ? 'yes' : 'unknown',
    deposit: actionAllowed(exclusion.state.get().flags, 'deposit'),
    // A currency that is not served ends the session elsewhere.
    duty: next?.kind === 'go' && next.path !== '/' ? next.path : null,
  };
}
