/**
 * The first-visit tips over home (R2.5-5): whether they are open. Their own code comes when they
 * are, which is once in a member's life.
 */
import { useEffect, useState } from 'react';
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
 * overlay.
 */
export function HomeTips() {
  const { open, close } = useFirstEntry();
  const held = useMoneyHeld();
  const covered = useOverlay();
  return open && !held && !covered ? <LazyTips onClose={close} /> : null;
}
