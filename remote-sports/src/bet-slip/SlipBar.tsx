/**
 * The slip's bar at thumb reach: how many, what at which price, and one tap to the sheet. These
 * words come with the first pick, the code of the sheet when the page is quiet.
 */
import { useEffect, useState } from 'react';
import { useLocation, useSession } from '@site/platform';
import { color, depth, later, motion, px, radius, shadow, type } from '@site/ui';
import { QUIET_MS } from '@site/ui/at-rest';
import { ChevronUp } from '@site/ui/more-icons';
import { onFirstTouch } from '@site/ui/first-touch';
import { onPageBack } from '@site/ui/overlays';
import { atPageEnd } from '@site/ui/page-end';
import styled from 'styled-components';
import { SLIP_BAR } from '../phrases/slip-bar';
import { useSlip, useSports } from '../state/use-sports';
import { useEndBar } from './end-bar';
import { sheetCode } from './sheet-code';
import type { SlipPort } from './slip';
import type { SlipState } from './slip-model';

const StyledBar = styled.button`
  position: fixed;
  inset-inline: ${px(10)};
  bottom: calc(${px(10)} + var(--sab));
  z-index: ${depth.slipBar};
  max-width: calc(var(--column) - ${px(20)});
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: ${px(10)};
  min-height: ${px(52)};
  padding: 0 ${px(16)};
  border-radius: ${radius.l};
  box-shadow: ${shadow.mid};
  background: ${color('brand')};
  color: ${color('on-brand')};
  font-size: ${type.l};
  font-weight: 700;
  word-break: keep-all;
  overflow-wrap: normal;
  animation: ui-rise ${motion.modal};
  &[data-raised='true'] {
    bottom: calc(${px(68)} + var(--sab));
  }
  /* A phone on its side has no line to spare: the bar stands in that of the navigation. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    bottom: calc(${px(5)} + var(--sab));
    min-height: ${px(48)};
    &&[data-raised='true'] {
      inset-inline: auto max(${px(8)}, (100vw - var(--column)) / 2 + ${px(8)});
      bottom: calc(${px(5)} + var(--sab));
      width: ${px(300)};
    }
    body:has(&[data-raised='true']) .site-nav {
      padding-inline-end: ${px(308)};
    }
  }
  & > b {
    display: grid;
    place-items: center;
    min-width: ${px(24)};
    height: ${px(24)};
    border-radius: 999px;
    background: ${color('on-brand')};
    color: ${color('brand')};
    font-size: ${type.m};
  }
  & > [data-part='label'] {
    flex: none;
  }
  /* The way to the login lies there. */
  &[data-visitor='true'] {
    padding-inline-end: ${px(112)};
  }
  svg {
    flex: none;
    width: ${px(20)};
    height: ${px(20)};
  }
`;
/**
 * The bar lies over the end of the page, which is that much longer: not where the bar's own code
 * stands.
 */
const StyledRoom = styled.div`
  order: 1;
  flex: none;
  height: ${px(76)};
`;

const LazySheet = later(() =>
  import('./SlipSheet').then(({ SlipSheet, loadKeypad }) => {
    // A slip without its keys is of no use where the network is gone by then.
    void loadKeypad();
    sheetCode.isHere = true;
    return SlipSheet;
  }),
);
const fetchWords = () => import(/* webpackChunkName: "bar-words" */ './BarWords');
const BarWords = later(() => fetchWords().then((module) => module.BarWords));
const BarLogin = later(() => fetchWords().then((module) => module.BarLogin));
const OpenBets = later(() => import('../wagers/OpenBets').then((module) => module.OpenBets));
const QuickHost = later(() =>
  import(/* webpackChunkName: "bets" */ './QuickHost').then((module) => module.QuickHost),
);
const fetchSheet = (): void => void LazySheet.ahead();

/** Fetches the sheet's code once the page is quiet, or touched where most members do not bet. */
function useSheetAhead(isForFew: boolean, isNeeded: boolean): void {
  // A slip that was filled before the page came can wait for what the page shows.
  const [wasNeeded] = useState(isNeeded);
  useEffect(() => {
    if (!isForFew || isNeeded) {
      const timer = setTimeout(fetchSheet, isNeeded && !wasNeeded ? 0 : QUIET_MS);
      return () => clearTimeout(timer);
    }
    return onFirstTouch(fetchSheet);
  }, [isForFew, isNeeded, wasNeeded]);
}

/** Says what was chosen or taken back, for who does not see the bar; what stood before is not said. */
function Said({ rows }: Pick<SlipState, 'rows'>) {
  const last = rows.at(-1)?.selection.selectionName ?? '';
  const [{ count, said }, set] = useState({ count: rows.length, said: '' });
  if (rows.length !== count)
    set({
      count: rows.length,
      said: rows.length > count ? SLIP_BAR.chosen(last, rows.length) : SLIP_BAR.left(rows.length),
    });
  return (
    <span className="vh" role="status" data-testid="slip-said">
      {said}
    </span>
  );
}

/**
 * A sheet whose code waits for the network comes only to who still waits for it, too: not over what
 * was tapped meanwhile, nor on the way back to the page. Its drawer is the host's: it is here once
 * it is drawn.
 */
function useForgotten(slip: SlipPort, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const forget = (isHere: boolean): void => {
      if (!isHere && !navigator.onLine) slip.setOpen(false);
    };
    const onTap = (): void => forget(document.documentElement.hasAttribute('data-sheet'));
    window.addEventListener('pointerdown', onTap);
    return () => {
      window.removeEventListener('pointerdown', onTap);
      forget(sheetCode.isHere);
    };
  }, [slip, isOpen]);
}

/**
 * The bar with its sheet; nothing while the slip is empty and shut.
 *
 * @param isForFew a page that most members open for something else: the sheet's code waits for a
 *   touch.
 */
export function SlipBar({
  raised = false,
  isForFew = false,
}: {
  readonly raised?: boolean;
  readonly isForFew?: boolean;
}) {
  const { slip } = useSports();
  const { rows, open } = useSlip();
  const { status } = useSession();
  const isVisitor = status === 'visitor';
  const { pathname } = useLocation();
  const [wasOpened, setWasOpened] = useState(open);
  const [keys, setKeys] = useState<string>();
  if (open && !wasOpened) setWasOpened(true);
  const unknown = rows.some(({ info, trouble }) => info === null && trouble === null);
  // A cart that came back is asked about at once, before anybody opens it (R3.6-2).
  useEffect(() => {
    if (unknown && status === 'member') void slip.requote();
  }, [slip, unknown, status]);
  useEffect(() => {
    const reopen = (): void => {
      if (slip.state.get().away) slip.setOpen(true);
    };
    // Once the page stands and the way back has been gone to its end: the sheet has a step of its own there.
    const timer = setTimeout(reopen, 0);
    // Who turns back before the next page is drawn comes to a page that never went away.
    const forget = onPageBack(reopen);
    return () => {
      clearTimeout(timer);
      forget();
    };
    // A demo board and its real one are the same page under another address.
  }, [slip, pathname]);
  // Whoever goes away with the receipt in sight has seen it: the next page begins without it.
  useEffect(() => () => slip.leavePage(), [slip]);
  useEndBar(rows.length > 0 && raised ? px(128) : null);
  useSheetAhead(isForFew, rows.length > 0);
  useForgotten(slip, open);
  return (
    <>
      <Said rows={rows} />
      {rows.length === 0 ? (
        isForFew || status !== 'member' ? null : (
          <OpenBets raised={raised} />
        )
      ) : (
        <>
          {atPageEnd(<StyledRoom />)}
          <StyledBar
            type="button"
            data-testid="slip-bar"
            data-count={rows.length}
            data-raised={raised}
            data-visitor={isVisitor}
            aria-haspopup="dialog"
            aria-keyshortcuts={keys}
            aria-expanded={open}
            onClick={() => slip.setOpen(true)}
          >
            <b className="num">{rows.length}</b>
            {/* Beside the login there is room for the pick only. */}
            <span data-part="label" className={isVisitor ? 'vh' : undefined}>
              {SLIP_BAR.slip}
            </span>
            <BarWords onKeys={setKeys} />
            {isVisitor ? null : <ChevronUp aria-hidden />}
          </StyledBar>
          {isVisitor ? <BarLogin raised={raised} /> : null}
        </>
      )}
      {wasOpened ? <LazySheet /> : null}
      {status === 'member' ? <QuickHost raised={raised} isForFew={isForFew} /> : null}
    </>
  );
}
