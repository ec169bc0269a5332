/**
 * From a request to the address of a game's page: what stands in the way, the launch, the check of
 * the address (§3.8, R6-4, R6-7, safety B12).
 */
import type { ResultOf } from '@site/contracts/endpoint';
import { getMaintenanceStatus, launchGame } from '@site/contracts/games';
import { getTransferWallets } from '@site/contracts/transfer';
import { Routing } from '@site/domain/constants';
import type { AppError } from '@site/domain/errors/app-error';
import { isMaintenance } from '@site/domain/errors/session-codes';
import { checkFrameAddress, sessionLastsMs } from '@site/domain/games/launch';
import { launchPayload, type LaunchRequest } from '@site/domain/games/payload';
import { stopBefore, stopOf, type LaunchStop } from '@site/domain/games/stops';
import { isEmptyWallet } from '@site/domain/games/top-up';
import { isSignedIn } from '@site/domain/session/access';
import { safeTarget } from '@site/domain/session/safe-target';
import { walletOfGame, type WalletGroupId } from '@site/domain/wallet/groups';
import { targets, type Platform } from '@site/platform';
import { ERROR_TEXT } from '@site/phrases/errors';
import { FEATURE_ERROR_TEXT } from '@site/phrases/feature-errors';

/** How a launch ended. */
export type LaunchEnd =
  /**
   * A page for the frame; `lastsMs` is how long the provider keeps the session, null without an
   * end.
   */
  | {
      readonly phase: 'ready';
      readonly url: string;
      readonly origin: string;
      readonly lastsMs: number | null;
    }
  /** A page of this site. */
  | { readonly phase: 'inApp'; readonly path: string }
  /** The game's wallet is empty. */
  | { readonly phase: 'empty'; readonly group: WalletGroupId }
  /** `words` are the server's, where it gave some; `until` is the end of a maintenance. */
  | {
      readonly phase: 'stopped';
      readonly stop: LaunchStop;
      readonly words: string;
      readonly until: string | null;
    };

const PAGES = {
  banking: targets.toDeposit(),
  logout: targets.toHome(),
  lobby: targets.toGames(),
  sportsMenu: targets.toSports(),
} as const;

const stopped = (stop: LaunchStop, words = '', until: string | null = null): LaunchEnd => ({
  phase: 'stopped',
  stop,
  words,
  until,
});

/**
 * When the provider's maintenance ends; undefined while it runs, and where that can't be read: the
 * launch itself will say.
 */
async function maintenanceUntil(
  { api }: Platform,
  providerCode: string,
  signal: AbortSignal,
): Promise<string | null | undefined> {
  const answer = await api.call(getMaintenanceStatus, { signal, fresh: true });
  return answer.ok
    ? answer.value.find((row) => row.providerCode === providerCode && row.isMaintenance)?.to
    : undefined;
}

/**
 * The wallet a game plays from, if it is empty; null too where that can't be read: nobody is kept
 * from a game by a guess (I7).
 */
async function emptyWallet(
  { api }: Platform,
  { gameType, providerCode, isDemo }: LaunchRequest,
  signal: AbortSignal,
): Promise<WalletGroupId | null> {
  const group = walletOfGame(gameType, providerCode);
  if (isDemo || group === null) return null;
  const answer = await api.call(getTransferWallets, { signal, fresh: true, unasked: 'ahead' });
  return answer.ok && isEmptyWallet(answer.value.wallets, group, answer.value.minAmount)
    ? group
    : null;
}

/** What the panel says of a refusal: that games rest, or the server's words. */
function wordsOf(error: AppError): string {
  if (isMaintenance(error)) return ERROR_TEXT['maintenance.games'];
  return error.kind === 'api' ? error.description : '';
}

const parse = (text: string): URL | null =>
  URL.canParse(text, window.location.href) ? new URL(text, window.location.href) : null;

function addressOf(
  { gamesOrigin, environment }: Platform,
  { gameLobbyUrl, isIframe, expiresIn }: ResultOf<typeof launchGame>,
): LaunchEnd {
  const { origin } = window.location;
  const parsed = parse(gameLobbyUrl);
  if (!isIframe) {
    const target = safeTarget(gameLobbyUrl, parsed, { origin, basePath: Routing.basePath });
    return target?.kind === 'inApp' ? { phase: 'inApp', path: target.path } : stopped('blocked');
  }
  if (
    parsed === null ||
    checkFrameAddress(parsed, { own: origin, games: gamesOrigin, live: environment === 'live' }) !==
      null
  )
    return stopped('blocked');
  return {
    phase: 'ready',
    url: parsed.href,
    origin: parsed.origin,
    lastsMs: sessionLastsMs(expiresIn),
  };
}

/** What a launch may skip. */
export interface LaunchOptions {
  readonly signal: AbortSignal;
  /** The member was told that the wallet is empty and goes on. */
  readonly evenEmpty: boolean;
}

/** Launches. Nothing is said and nothing matters once `signal` has aborted. */
export async function launch(
  platform: Platform,
  request: LaunchRequest,
  { signal, evenEmpty }: LaunchOptions,
): Promise<LaunchEnd> {
  const { api, exclusion, whitelist, toast, environment } = platform;
  const [mayPlay, until, isInvited, empty] = await Promise.all([
    exclusion.check('launchGame'),
    maintenanceUntil(platform, request.providerCode, signal),
    whitelist(request.providerCode),
    evenEmpty ? null : emptyWallet(platform, request, signal),
  ]);
  const stop = stopBefore({ mayPlay, isUnderMaintenance: until !== undefined, isInvited });
  if (stop !== null) return stopped(stop, '', stop === 'maintenance' ? (until ?? null) : null);
  if (empty !== null) return { phase: 'empty', group: empty };
  if (signal.aborted) return stopped('failed');
  const { protocol, host } = window.location;
  const body = launchPayload(
    request,
    { protocol, host, basePath: Routing.basePath, live: environment === 'live' },
    PAGES,
  );
  const wasSignedIn = isSignedIn(platform.session.state.get());
  const answer = await api.call(launchGame, { body, signal });
  if (signal.aborted) return stopped('failed');
  const end = answer.ok
    ? addressOf(platform, answer.value)
    : stopped(stopOf(answer.error), wordsOf(answer.error));
  if (end.phase !== 'stopped') return end;
  // Games that rest sign a member out, and that is told already (§8, ADR 062).
  const rests = !answer.ok && isMaintenance(answer.error);
  if (!rests) toast.show('error', FEATURE_ERROR_TEXT.launchGame);
  else if (!wasSignedIn) toast.show('error', ERROR_TEXT['maintenance.games']);
  return end;
}
