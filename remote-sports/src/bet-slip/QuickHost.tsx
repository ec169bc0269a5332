/**
 * Takes the taps on prices while the member has quick bets on: one at a time, never on a demo
 * board, and a price that stands in the slip stays the slip's.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartSelection } from '@site/domain/betting/cart';
import { useLocation, usePlatform, useStateView } from '@site/platform';
import { later } from '@site/ui';
import { onFirstTouch } from '@site/ui/first-touch';
import { QUICK } from '../phrases/quick';
import { useBoardPlace } from '../board/board-place';
import { useSports } from '../state/use-sports';
import { fetchTrayLines } from '../wagers/PendingTray';
import { tellEditLeft } from './edit-kept';
import type { MakeRoom } from './QuickBar';
import type { QuickTap } from './quick-slip';
import { quickSetting } from './quick-setting';
import { quickTap, type TakeTap } from './quick-tap';
import { QuickRoom, QuickSign } from './QuickSign';
import { toggleRow } from './slip-state';

const QuickBar = later(() =>
  import(/* webpackChunkName: "bets" */ './QuickBar').then((module) => module.QuickBar),
);

/** A member who bets looks at what was bet, also where the network went in between. */
const WAGERS_AHEAD_MS = 4_000;
const fetchWagers = (): void =>
  void import(/* webpackChunkName: "wagers" */ '../pages/WagersPage').catch(() => undefined);

/**
 * The bar of the tap that was taken last.
 *
 * @param isForFew a page that most members open for something else: nothing lies over it that says
 *   what a tap on its few prices does before one is tapped.
 */
export function QuickHost({
  raised,
  isForFew,
}: {
  readonly raised: boolean;
  readonly isForFew: boolean;
}) {
  const platform = usePlatform();
  const { slip, vendor } = useSports();
  const { demo } = useBoardPlace();
  const { pathname } = useLocation();
  const setting = quickSetting(platform);
  const { on } = useStateView(setting.state);
  const [tap, setTap] = useState<QuickTap | null>(null);
  const last = useRef<QuickTap | null>(null);
  const roomRef = useRef<MakeRoom | null>(null);
  const show = useCallback((next: QuickTap | null): void => {
    last.current = next;
    setTap(next);
  }, []);
  /**
   * Begins one, unless a bet is on its way; one that was not sent yet makes room for it.
   *
   * @returns whether nothing is on its way: two bets never are at once by taps alone.
   */
  const begin = useCallback(
    (selection: CartSelection, stake: string): boolean => {
      const { money, toast } = platform;
      // In another tab, or from the slip, too.
      if (money.journal().some(({ kind }) => kind === 'bet')) return false;
      const before = last.current;
      // The code of the bar may be on its way yet: nothing of it is sent by then.
      const isSame = before?.selection.selectionId === selection.selectionId;
      const made =
        before === null ? 'over' : (roomRef.current?.(selection) ?? (isSame ? 'no' : 'open'));
      // The second of two taps on a price means what the first did.
      if (made === 'no') {
        if (!isSame) toast.show('info', QUICK.busy);
        return true;
      }
      if (made === 'open') toast.show('info', QUICK.replaced);
      show({ selection, stake, tappedAt: money.tapMoment() });
      return true;
    },
    [platform, show],
  );
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
      if (begin(selection, String(stake))) return true;
      // A price that waits for its turn waits in the slip, where it is placed by hand: not the one
      // that is on its way itself, nor one that a slip with money on its way has no room for.
      const isSent = last.current?.selection.selectionId === selection.selectionId;
      const before = slip.state.get();
      const waits = !isSent && toggleRow(before, selection).slip !== before;
      platform.toast.show('info', waits ? QUICK.toSlipMeanwhile : QUICK.betOpen);
      return !waits;
    };
    const { takers } = quickTap;
    takers.set(vendor.id, take);
    return () => {
      if (takers.get(vendor.id) === take) takers.delete(vendor.id);
    };
  }, [takes, slip, vendor, setting, begin, platform]);
  useEffect(() => tellEditLeft(platform), [platform]);
  // Who can place a bet can read what became of it, though the network goes meanwhile.
  useEffect(() => (takes ? fetchTrayLines() : onFirstTouch(fetchTrayLines)), [takes]);
  useEffect(() => {
    if (isForFew) return undefined;
    const timer = setTimeout(fetchWagers, WAGERS_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [isForFew]);
  // A board and its demo are the same page under another address.
  useEffect(() => () => show(null), [pathname, vendor, show]);
  const hasSign = takes && !(raised && isForFew);
  return (
    <>
      {hasSign ? <QuickRoom /> : null}
      {tap === null ? (
        hasSign ? (
          <QuickSign raised={raised} />
        ) : null
      ) : (
        <QuickBar
          key={tap.tappedAt}
          tap={tap}
          raised={raised}
          roomRef={roomRef}
          onAgain={(selection, stake) => {
            // Switched off meanwhile, in another tab maybe, it bets no more.
            if (!setting.read().on) show(null);
            else if (!begin(selection, stake)) platform.toast.show('info', QUICK.betOpen);
          }}
          onEnd={() => show(null)}
        />
      )}
    </>
  );
}
