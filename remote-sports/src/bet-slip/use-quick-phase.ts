/** The phases of a quick bet as they pass: what the vendor says, the clock, the page, the network. */
import { useEffect, useReducer, useRef, useState } from 'react';
import { isQuickOpen, QUICK_ASKING, quickStep } from '@site/domain/betting/quick-bet';
import { usePlatform, useStateView } from '@site/platform';
import { QUICK, QUICK_CANCELLED } from '../phrases/quick';
import { quickVerdict } from './quick-offer';
import type { QuickSlip } from './quick-slip';
import { isLocked } from './slip-model';
import { useBarPrices } from './use-bar-prices';
import { useSlipContext } from './use-slip-context';

/** How often the countdown is looked at, ms. */
const TICK_MS = 200;

/**
 * Counts and asks; leaving, hiding the page and losing the network take the bet back. One that was
 * refused asks on, so that its bar says when it can be placed.
 */
export function useQuickPhase(quick: QuickSlip) {
  const { clock, toast, locks } = usePlatform();
  const [phase, send] = useReducer(quickStep, QUICK_ASKING);
  const open = isQuickOpen(phase);
  const [row] = useStateView(quick.state).rows;
  const asksOn = phase.at === 'refused' || row?.result?.phase === 'refused';
  const ask = open ? quick.requote : quick.look;
  const context = useSlipContext(open || asksOn, ask);
  // The board under it has moved: what the bar says and what its button does wait for no turn.
  const onBoard = useBarPrices(row === undefined ? [] : [row], open || asksOn);
  const boardPrice = row === undefined ? null : onBoard(row);
  const lastBoard = useRef(boardPrice);
  useEffect(() => {
    if (lastBoard.current === boardPrice) return;
    lastBoard.current = boardPrice;
    void ask();
  }, [boardPrice, ask]);
  const [now, setNow] = useState(clock.monotonic);
  const latest = useRef({ context, open });
  useEffect(() => {
    latest.current = { context, open };
  });
  useEffect(() => {
    if (!open) return undefined;
    const tick = (): void => {
      const at = clock.monotonic();
      setNow(at);
      const { offer } = quickVerdict(quick.state.get(), { ...latest.current.context, now: at });
      send({ kind: 'offer', offer, now: at });
    };
    const offline = (): void => send({ kind: 'cancel', why: 'offline' });
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') send({ kind: 'cancel', why: 'left' });
    };
    const timer = setInterval(tick, TICK_MS);
    window.addEventListener('offline', offline);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearInterval(timer);
      window.removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [open, quick, clock]);
  useEffect(() => {
    if (phase.at === 'sent') quick.place();
  }, [phase, quick]);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      // A page that is only tried on, as in development, is there again by then.
      queueMicrotask(() => {
        if (here.current) return;
        // What took its place has said so.
        if (quick.isDropped()) return;
        if (latest.current.open) toast.show('info', QUICK_CANCELLED.left);
        const [row] = quick.state.get().rows;
        if (row !== undefined && isLocked(row)) toast.show('info', QUICK.sentOn(row.stake));
      });
    };
  }, [toast, quick]);
  // It lives in the memory of this version.
  useEffect(() => locks.holdUpdates('quick-bet'), [locks]);
  const sendNow = (): void => {
    const at = clock.monotonic();
    const { offer } = quickVerdict(quick.state.get(), { ...context, now: at });
    send({ kind: 'now', offer, now: at });
  };
  return { phase, send, sendNow, now, context } as const;
}
