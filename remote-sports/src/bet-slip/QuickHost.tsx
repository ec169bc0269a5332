/**
 * Takes the taps on prices while the member has quick bets on: one at a time, never on a demo
 * board, and a price that stands in the slip stays the slip's.
 */
import { useEffect, useRef, useState } from 'react';
import { useLocation, usePlatform, useStateView } from '@site/platform';
import { later } from '@site/ui';
import { onFirstTouch } from '@site/ui/first-touch';
import { QUICK } from '../phrases/quick';
import { useBoardPlace } from '../board/board-place';
import { useSports } from '../state/use-sports';
import { fetchTrayLines } from '../wagers/PendingTray';
import { tellEditLeft } from './edit-kept';
import type { QuickTap } from './quick-slip';
import { quickSetting } from './quick-setting';
import { quickTap, type TakeTap } from './quick-tap';
import { QuickRoom, QuickSign } from './QuickSign';

const QuickBar = later(() =>
  import(/* webpackChunkName: "bets" */ './QuickBar').then((module) => module.QuickBar),
);

/** The bar of the tap that was taken last. */
export function QuickHost({ raised }: { readonly raised: boolean }) {
  const platform = usePlatform();
  const { slip, vendor } = useSports();
  const { demo } = useBoardPlace();
  const { pathname } = useLocation();
  const setting = quickSetting(platform);
  const { on } = useStateView(setting.state);
  const [tap, setTap] = useState<QuickTap | null>(null);
  const busy = useRef(false);
  const takes = on && !demo;
  useEffect(() => {
    if (!takes) return undefined;
    void QuickBar.ahead();
    const take: TakeTap = (selection) => {
      const { rows } = slip.state.get();
      if (rows.some((row) => row.selection.selectionId === selection.selectionId)) return false;
      // What the sign says is what is bet, though another tab has set another stake this very moment.
      const { stake } = setting.state.get();
      if (!setting.read().on) return false;
      // In another tab, or from the slip: two bets are never on their way at once by taps alone.
      const isSent = platform.money.journal().some(({ kind }) => kind === 'bet');
      if (busy.current || isSent) {
        platform.toast.show('info', isSent ? QUICK.betOpen : QUICK.busy);
        return true;
      }
      busy.current = true;
      const tappedAt = platform.money.tapMoment();
      setTap({ selection, stake: String(stake), tappedAt });
      return true;
    };
    const { takers } = quickTap;
    takers.set(vendor.id, take);
    return () => {
      if (takers.get(vendor.id) === take) takers.delete(vendor.id);
    };
  }, [takes, slip, vendor, platform, setting]);
  useEffect(() => tellEditLeft(platform), [platform]);
  // Who can place a bet can read what became of it, though the network goes meanwhile.
  useEffect(() => (takes ? fetchTrayLines() : onFirstTouch(fetchTrayLines)), [takes]);
  // A board and its demo are the same page under another address.
  useEffect(
    () => () => {
      busy.current = false;
      setTap(null);
    },
    [pathname, vendor],
  );
  return (
    <>
      {takes && !raised ? <QuickRoom /> : null}
      {tap === null ? (
        takes ? (
          <QuickSign raised={raised} />
        ) : null
      ) : (
        <QuickBar
          key={tap.tappedAt}
          tap={tap}
          raised={raised}
          onFree={() => (busy.current = false)}
          onEnd={() => {
            busy.current = false;
            setTap(null);
          }}
        />
      )}
    </>
  );
}
