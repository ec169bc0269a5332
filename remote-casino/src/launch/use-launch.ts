/**
 * A launch on a page: it begins with the page, can be tried again, and an answer that comes after
 * the page was left means nothing (safety D4).
 */
import { useCallback, useEffect, useState } from 'react';
import type { LaunchRequest } from '@site/domain/games/payload';
import { usePlatform, useSession } from '@site/platform';
import { launch, type LaunchEnd } from './launch-game';

/** Where a launch stands; `slow` once it has taken so long that the member is told (safety D2). */
export type Launch = LaunchEnd | { readonly phase: 'launching'; readonly slow: boolean };

/** A launch and what may be done with it. */
export interface LaunchControl {
  readonly state: Launch;
  readonly retry: () => void;
  /** Goes on with an empty wallet. */
  readonly goEmpty: () => void;
}

const SLOW_MS = 8_000;

/**
 * Launches a game; another request (by its content) starts anew.
 *
 * @param anyWallet an empty wallet is nothing to speak of here.
 */
export function useLaunch(request: LaunchRequest, anyWallet = false): LaunchControl {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState({ count: 0, evenEmpty: anyWallet });
  const [state, setState] = useState<Launch>({ phase: 'launching', slow: false });
  const key = JSON.stringify(request);
  // Whoever signed in is not known at once after a reload: nobody is turned away for that.
  const isKnown = useSession().status !== 'loading';
  // Another question begins anew at once: nothing of the answer before it is drawn.
  const [requested, setRequested] = useState({ key, attempt, isKnown });
  if (requested.key !== key || requested.attempt !== attempt || requested.isKnown !== isKnown) {
    setRequested({ key, attempt, isKnown });
    setState({ phase: 'launching', slow: false });
  }
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => setState({ phase: 'launching', slow: true }), SLOW_MS);
    const begin = async (): Promise<void> => {
      // An effect that React takes back at once, as it does in strict mode, has launched nothing.
      await Promise.resolve();
      if (leaving.signal.aborted) return;
      const end = await launch(platform, JSON.parse(key) as LaunchRequest, {
        signal: leaving.signal,
        evenEmpty: attempt.evenEmpty,
      });
      clearTimeout(timer);
      if (!leaving.signal.aborted) setState(end);
    };
    if (isKnown) void begin();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [platform, key, attempt, isKnown]);
  return {
    state,
    retry: useCallback(
      () => setAttempt(({ count, evenEmpty }) => ({ count: count + 1, evenEmpty })),
      [],
    ),
    goEmpty: useCallback(
      () => setAttempt(({ count }) => ({ count: count + 1, evenEmpty: true })),
      [],
    ),
  };
}
