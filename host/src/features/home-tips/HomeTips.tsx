/**
 * The first-visit tips over home (R2.5-5): whether they are open. Their own code comes when they
 * are, which is once in a member's life.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { later } from '@site/ui';
import { useMoneyHeld } from '@site/remote-kit/money-held';
import { useFirstEntry } from './use-first-entry';

// Tips that do not come are no loss that a page may show.
const LazyTips = later(() =>
  import(/* webpackChunkName: "tips" */ './Tips').then(
    (module) => module.Tips,
    () => () => null,
  ),
);

/** True while another overlay lies over the page. */
function useOverlay(): boolean {
  const [covered, setCovered] = useState(false);
  useEffect(() => {
    const look = (): void =>
      setCovered(document.querySelector('[role="dialog"]:not([data-testid="home-tips"])') !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return covered;
}

/**
 * The tips, once hot events were shown on a first visit; never over money on its way or another
 * overlay. Who taps the page below goes on without them, before their code is there as well.
 */
export function HomeTips() {
  const { open, close } = useFirstEntry();
  const held = useMoneyHeld();
  const covered = useOverlay();
  const shown = open && !held && !covered;
  const done = useEffectEvent(close);
  useEffect(() => {
    if (!shown) return undefined;
    const tap = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-testid="home-tips"]') === null) done();
    };
    document.addEventListener('click', tap, true);
    return () => document.removeEventListener('click', tap, true);
  }, [shown]);
  return shown ? <LazyTips onClose={close} /> : null;
}
