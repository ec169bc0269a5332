/** Asks whether the gateway answers again, by itself and at a tap; not while the page is hidden. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { appDomain } from '@site/contracts/app-domain';
import { usePlatform } from '@site/platform/host';

/** Between two looks, in ms. */
export const WATCH_EVERY_MS = 10_000;

/** What is known of the gateway. */
export interface GatewayWatch {
  readonly checking: boolean;
  /** Moment of the last look that found it closed, server time in ms; null before the first. */
  readonly closedAt: number | null;
  readonly check: () => void;
}

/**
 * The first look comes one interval after the page: a refusal of a single call must not throw a
 * member to and fro (I14).
 *
 * @param onOpen runs once, when the gateway answers.
 */
export function useGatewayWatch(onOpen: () => void): GatewayWatch {
  const { api, clock } = usePlatform();
  const [checking, setChecking] = useState(false);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const running = useRef(false);
  const opened = useRef(false);
  const check = async (): Promise<void> => {
    if (running.current || opened.current) return;
    running.current = true;
    setChecking(true);
    const answer = await api.call(appDomain, {
      query: { hostName: window.location.hostname },
    });
    running.current = false;
    setChecking(false);
    if (!answer.ok) return setClosedAt(clock.now());
    opened.current = true;
    onOpen();
  };
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void check();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), WATCH_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { checking, closedAt, check: () => void check() };
}
