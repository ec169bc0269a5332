/** From a game to the address of its page: launch, check, and a way to try again. Late answers after leaving are ignored. */
import { useEffect, useState } from 'react';
import { launchGame, type Game } from '@site/contracts/games';
import { Routing } from '@site/domain/constants';
import type { AppError } from '@site/domain/errors/app-error';
import { checkFrameAddress, toLaunchGameType, toLaunchProviderCode } from '@site/domain/games/launch';
import { targets, usePlatform } from '@site/platform';
import { FEATURE_ERROR_TEXT } from '@site/phrases/feature-errors';
import { PLAY } from '../phrases/play';

export type Launch =
  | { readonly phase: 'launching' }
  | { readonly phase: 'ready'; readonly url: string; readonly origin: string }
  | { readonly phase: 'refused'; readonly text: string };

const BASE = Routing.basePath;
const parse = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
const textOf = (error: AppError): string => (error.kind === 'api' && error.description !== '' ? error.description : PLAY.launchError);

/** The launch payload of a game (§3.8). */
export function toLaunchBody(game: Game, location: { readonly origin: string; readonly hostname: string }) {
  const page = (path: string): string => `${location.origin}${BASE}${path}`;
  return {
    gameType: toLaunchGameType(game.gameType), providerCode: toLaunchProviderCode(game.gameType, game.providerCode), gameId: game.gameId, isDemo: false,
    hostName: location.hostname, bankingUrl: page(targets.toDeposit()), logoutUrl: page(targets.toHome()), mobileLobbyUrl: page(targets.toGames()),
  };
}

export function useLaunch(game: Game): readonly [Launch, () => void] {
  const { api, toast, exclusion, whitelist } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [launch, setLaunch] = useState<Launch>({ phase: 'launching' });
  useEffect(() => {
    const leaving = new AbortController();
    setLaunch({ phase: 'launching' });
    const launchNow = () => api.call(launchGame, { body: toLaunchBody(game, window.location), signal: leaving.signal, silent: true });
    void Promise.all([exclusion.check('launchGame'), whitelist(game.providerCode)]).then(async ([verdict, isInvited]) => {
      if (leaving.signal.aborted) return;
      if (verdict !== 'yes' || !isInvited) {
        setLaunch({ phase: 'refused', text: verdict === 'no' ? PLAY.excluded : verdict === 'unknown' ? PLAY.unchecked : PLAY.notInvited });
        return;
      }
      const answer = await launchNow();
      if (leaving.signal.aborted) return;
      if (!answer.ok) {
        toast.show('error', FEATURE_ERROR_TEXT.launchGame);
        setLaunch({ phase: 'refused', text: textOf(answer.error) });
        return;
      }
      const parsed = parse(answer.value.gameLobbyUrl);
      const refusal = checkFrameAddress(parsed, window.location.origin);
      setLaunch(refusal === null && parsed !== null ? { phase: 'ready', url: parsed.href, origin: parsed.origin } : { phase: 'refused', text: PLAY.blocked });
    });
    return () => leaving.abort();
  }, [api, exclusion, whitelist, game, toast, attempt]);
  return [launch, () => setAttempt((count) => count + 1)];
}
