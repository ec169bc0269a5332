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

/** A page that stands at its top with nothing over it can be pulled. */
const isAtRest = (): boolean =>
  window.scrollY <= 0 &&
  document.querySelector('[role="dialog"][data-open], [data-base-ui-inert]') === null;

/**
 * Follows one finger from where it touched, as long as the page stands at its top. Heard where it
 * touched and nowhere else: what a finger does is told to that to the end, and a row that was
 * drawn anew under it passes nothing on to the page.
 */
function followPull(
  { target }: TouchEvent,
  from: number,
  until: AbortSignal,
  on: Record<'pulled' | 'ended', (way: number) => void>,
): void {
  const held = new AbortController();
  const heard = { passive: true, signal: held.signal };
  let way = 0;
  const move = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (touch === undefined) return;
    way = touch.clientY - from;
    if (event.touches.length > 1 || !isAtRest()) return end(0);
    on.pulled(way);
  };
  const end = (pulled: number): void => {
    held.abort();
    on.ended(pulled);
  };
  until.addEventListener('abort', () => end(0), heard);
  target?.addEventListener('touchmove', (event) => move(event as TouchEvent), heard);
  for (const last of ['touchend', 'touchcancel'])
    // While another finger rests yet, none has let go of a pull.
    target?.addEventListener(
      last,
      (event) => end((event as TouchEvent).touches[0] ? 0 : way),
      heard,
    );
}

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
    const own = new AbortController();
    const pulled = (way: number): void =>
      setPhase(way > TOP_PX ? { name: 'pull', way } : { name: 'rest' });
    const start = (event: TouchEvent): void => {
      const [touch] = event.touches;
      if (event.touches.length === 1 && touch !== undefined && isAtRest())
        followPull(event, touch.clientY, own.signal, {
          pulled,
          ended: (way) => {
            if (isPulledFull(way)) void refresh();
            else setPhase((known) => (known.name === 'pull' ? { name: 'rest' } : known));
          },
        });
    };
    window.addEventListener('touchstart', start, { passive: true, signal: own.signal });
    return () => own.abort();
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
