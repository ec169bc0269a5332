/**
 * Pull to refresh, and the same by a second tap on the place in the bottom navigation (C-84): one
 * way, one throttle.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Balance } from '@site/domain/constants';
import { useQueryClient } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { RefreshCw, Spinner } from '@site/ui';
import styled from 'styled-components';
import { signLook } from '../sign-look';
import { REFRESH } from './phrases';
import { isPulledFull, isRefreshable, signAt } from './pull';

const StyledSign = styled.div`
  ${signLook}
`;

/** A page at its top within this many pixels counts as being there. */
const TOP_PX = 8;
/** How long "done" stands. */
const DONE_MS = 900;

const isOverlayOpen = (): boolean =>
  document.querySelector('[role="dialog"][data-open], [data-base-ui-inert]') !== null;

/** What the sign says. */
type Phase =
  | { readonly name: 'rest' | 'busy' | 'done' }
  | { readonly name: 'pull'; readonly way: number };

/** Watches the page. */
export function Refresh({ path }: { readonly path: string }) {
  const { api, balances, bus, clock } = usePlatform();
  const queries = useQueryClient();
  const [phase, setPhase] = useState<Phase>({ name: 'rest' });
  const last = useRef(Number.NEGATIVE_INFINITY);
  const refresh = useCallback(async (): Promise<void> => {
    setPhase({ name: 'busy' });
    balances.refresh();
    if (clock.monotonic() - last.current >= Balance.throttleMs) {
      last.current = clock.monotonic();
      await api.anew(() => queries.invalidateQueries());
    }
    setPhase({ name: 'done' });
  }, [api, balances, clock, queries]);

  useEffect(() => {
    if (phase.name !== 'done') return undefined;
    const timer = setTimeout(() => setPhase({ name: 'rest' }), DONE_MS);
    return () => clearTimeout(timer);
  }, [phase.name]);

  useEffect(() => {
    const subscription = bus.on('navigation.reselected').subscribe(() => {
      if (window.scrollY <= TOP_PX) void refresh();
    });
    return () => subscription.unsubscribe();
  }, [bus, refresh]);

  useEffect(() => {
    if (!isRefreshable(path)) return undefined;
    let from: number | null = null;
    let way = 0;
    const start = (event: TouchEvent): void => {
      const [touch] = event.touches;
      from =
        event.touches.length === 1 && touch !== undefined && window.scrollY <= 0 && !isOverlayOpen()
          ? touch.clientY
          : null;
      way = 0;
    };
    const move = (event: TouchEvent): void => {
      const [touch] = event.touches;
      if (from === null || touch === undefined) return;
      way = touch.clientY - from;
      if (window.scrollY > 0) from = null;
      setPhase(from !== null && way > TOP_PX ? { name: 'pull', way } : { name: 'rest' });
    };
    const end = (): void => {
      if (from !== null && isPulledFull(way)) void refresh();
      else if (from !== null)
        setPhase((known) => (known.name === 'pull' ? { name: 'rest' } : known));
      from = null;
    };
    window.addEventListener('touchstart', start, { passive: true });
    window.addEventListener('touchmove', move, { passive: true });
    window.addEventListener('touchend', end);
    window.addEventListener('touchcancel', end);
    return () => {
      window.removeEventListener('touchstart', start);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', end);
    };
  }, [path, refresh]);

  const text =
    phase.name === 'pull'
      ? isPulledFull(phase.way)
        ? REFRESH.release
        : REFRESH.pull
      : phase.name === 'busy'
        ? REFRESH.busy
        : REFRESH.done;
  return (
    <StyledSign role="status" data-testid="refresh-sign" data-phase={phase.name}>
      {phase.name === 'rest' ? null : (
        <span
          style={
            phase.name === 'pull' ? { transform: `translateY(${signAt(phase.way)}px)` } : undefined
          }
        >
          {phase.name === 'busy' ? (
            <Spinner aria-hidden="true" />
          ) : (
            <RefreshCw aria-hidden="true" />
          )}
          {text}
        </span>
      )}
    </StyledSign>
  );
}
