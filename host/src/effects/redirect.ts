/**
 * A GEN0003 redirect (§7.1, R7.1-5, safety B4): only where it is safe, not over money in flight,
 * and never in a loop.
 */
import { Routing } from '@site/domain/constants';
import { isSignedIn } from '@site/domain/session/access';
import { affiliateOfHash, withAffiliate } from '@site/domain/session/affiliate';
import { mayRedirect, safeTarget } from '@site/domain/session/safe-target';
import { jsonKey } from '@site/platform';
import type { Platform } from '@site/platform/host';
import { askMember } from '../late/dialogs';
import { SESSION } from '../phrases/session';

/** When the last redirects were; over reloads, because a redirect is one. */
const REDIRECTED = jsonKey<readonly number[]>('redirects', 'session', 'never', 1, (value) =>
  Array.isArray(value) && value.length <= 10 && value.every((at) => typeof at === 'number')
    ? value
    : null,
);

const parse = (text: string, base: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;

/** Resolves when no money is on its way. */
function quiet({ locks, money }: Platform): Promise<void> {
  return new Promise((resolve) => {
    let busy = false;
    const look = (): void => {
      if (!busy && !locks.isHeld()) resolve();
    };
    money.open$.subscribe((states) => {
      busy = states.some(({ phase }) => phase === 'submitting' || phase === 'unknown');
      look();
    });
    locks.held$.subscribe(look);
  });
}

/** Plain files of the site, which no route of the page answers for: the hard maintenance page. */
const PLAIN_FILE = /^\/static\//i;

/**
 * Follows a redirect, or says why not.
 *
 * @param allowed other origins the browser may go to by itself.
 */
export async function followRedirect(
  window: Window,
  platform: Platform,
  message: string,
  allowed: readonly string[],
): Promise<void> {
  const { storage, clock, toast, navigator, session, visit } = platform;
  await quiet(platform);
  const previous = storage.read(REDIRECTED) ?? [];
  const { origin, href, hash } = window.location;
  const hashCode = affiliateOfHash(hash);
  const affiliate = hashCode ?? (isSignedIn(session.state.get()) ? null : visit.affiliate());
  const site = { origin, basePath: Routing.basePath };
  const target = safeTarget(message, parse(message, href), site, allowed);
  if (target === null || !mayRedirect(previous, clock.now())) {
    toast.show('error', SESSION.redirectRefused);
    return;
  }
  storage.write(REDIRECTED, [...previous, clock.now()].slice(-10));
  if (target.kind === 'inApp' && PLAIN_FILE.test(target.path)) {
    window.location.assign(Routing.basePath + target.path);
    return;
  }
  if (target.kind === 'inApp') {
    navigator.go(withAffiliate(target.path, affiliate), { replace: true });
    return;
  }
  const url = withAffiliate(target.url, affiliate);
  const agreed =
    target.kind === 'trusted' ||
    (await askMember({
      title: SESSION.leaveTitle,
      text: SESSION.leaveText,
      exact: target.host,
      yes: SESSION.leaveYes,
      no: SESSION.leaveNo,
      testId: 'leave-site',
    }));
  if (agreed) window.location.assign(url);
}
