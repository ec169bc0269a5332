/**
 * home.hot-events: the first matches in play of the member's board with live prices; nothing when
 * none is.
 */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { canBeBetOn } from '@site/domain/betting/open-match';
import { personalOrder, type Taste } from '@site/domain/betting/personal-order';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { SPORT } from '@site/domain/reference/sports';
import { Link, targets, usePlatform, useSession } from '@site/platform';
import { Button, Card, Notice, Section, buttonLook, later, moreLinkLook, px } from '@site/ui';
import styled from 'styled-components';
import { SlipBar } from '../bet-slip/SlipBar';
import { useBoardPlace } from '../board/board-place';
import {
  BoardProvider,
  useBoard,
  useHealth,
  useIsAwaited,
  useLeagues,
} from '../board/board-context';
import { CompactRow } from '../board/CompactRow';
import { PausedNotice } from '../board/Paused';
import { ROW_HEIGHT } from '../board/row-styles';
import { useRowScale, useRowShape } from '../board/use-design-scale';
import { useFavourites } from '../favourites/use-favourites';
import { BOARD } from '../phrases/board';
import { HOME } from '../phrases/home';
import { VENDOR_TEXT } from '../phrases/names';
import { useSports, VendorProvider } from '../state/use-sports';
import { imBoard } from '../vendors/im/board';
import { provideBoard } from '../vendors/registry';
import { HotHeads } from './HotHeads';
import { lastVendor } from './last-vendor';
import { loadTaste, noteFavourites } from './taste';

/** Who comes for the first time sees the default vendor's prices: their code comes along. */
provideBoard('IM', imBoard);

/** Not with what visitors load: they have no bets, and their home has its weight. */
const OpenBetsChip = later(() =>
  import(/* webpackChunkName: "promos" */ './OpenBetsChip').then(
    (module) => module.OpenBetsChip,
    // Matches without the chip are still matches.
    () => () => null,
  ),
);

const MOST = 3;
/** Height of the line that names the columns, in the 375 wide design. */
const HEADS = 20;
/** A board that says nothing for so long is told to be awaited; its feed goes on asking. */
const LATE_MS = 3_000;
const StyledMore = styled(Link)`
  ${moreLinkLook}
`;

const StyledActions = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  white-space: nowrap;
  @media (max-width: 17em) {
    flex-direction: column-reverse;
    align-items: flex-end;
  }
`;
const StyledLost = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${px(8)};
  & > span {
    margin-inline-end: auto;
  }
`;
const StyledOther = styled(Link)`
  ${buttonLook}
`;

const NO_TASTE: Taste = { events: new Set(), leagues: new Set(), betLeagues: new Set() };

/**
 * The member's taste as it was when the list was first drawn for them: what is followed meanwhile
 * does not move a match away from under a finger.
 */
function useTaste(): Taste {
  const platform = usePlatform();
  const { vendor } = useSports();
  const session = useSession();
  const [drawn, setDrawn] = useState<{ readonly who: string; readonly taste: Taste } | null>(null);
  const who = session.status === 'member' ? session.member.memberCode : '';
  if (session.status !== 'loading' && drawn?.who !== who)
    setDrawn({ who, taste: loadTaste(platform, vendor.id) });
  return drawn?.who === who ? drawn.taste : NO_TASTE;
}

/**
 * The first of these matches that can be bet on. A row keeps its place while its match can; one
 * that ends gives its place to the next.
 */
function useHot(ids: readonly string[], taste: Taste): readonly string[] {
  const { store } = useBoard();
  const [drawn, setDrawn] = useState<{ readonly taste: Taste; readonly ids: readonly string[] }>({
    taste,
    ids: [],
  });
  const rows = drawn.taste === taste ? drawn.ids : [];
  // The same matches in the same order are the same list.
  const key = ids.join();
  const isOpen = (id: string): boolean => canBeBetOn(store.event(id));
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const left = key.split(',').map((id) => store.onEvent(id, changed));
      return () => left.forEach((leave) => leave());
    },
    [store, key],
  );
  const open = useSyncExternalStore(subscribe, () => ids.filter(isOpen).join()).split(',');
  const free = open.filter((id) => id !== '' && !rows.includes(id));
  const next = [...rows.map((id) => (open.includes(id) ? id : free.shift())), ...free]
    .filter((id) => id !== undefined)
    .slice(0, MOST);
  if (drawn.taste !== taste || next.join() !== rows.join()) setDrawn({ taste, ids: next });
  return next;
}

/** The prices could not be read: that, once more, and the boards of the others. */
function Lost({ onRetry }: { readonly onRetry: () => void }) {
  const { vendor } = useSports();
  return (
    <Notice tone="warn" role="status" testId="hot-lost">
      <StyledLost>
        <span>{HOME.lost(VENDOR_TEXT[vendor.id])}</span>
        <Button kind="ghost" size="s" onClick={onRetry}>
          {HOME.retry}
        </Button>
        {ODDS_VENDORS.filter((id) => id !== vendor.id).map((id) => (
          <StyledOther key={id} data-kind="ghost" data-size="s" to={targets.toSports(id)}>
            {VENDOR_TEXT[id]}
          </StyledOther>
        ))}
      </StyledLost>
    </Notice>
  );
}

/** True once the first word is late; at once after another try. */
function useIsLate(isAwaited: boolean, wasLate: boolean): boolean {
  const [isLate, setLate] = useState(wasLate);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isAwaited && isLate;
}

function HotList({
  isAgain,
  onRetry,
}: {
  /** The member had it tried once more. */
  readonly isAgain: boolean;
  readonly onRetry: () => void;
}) {
  const leagues = useLeagues();
  const scale = useRowScale();
  const isAwaited = useIsAwaited();
  const isLate = useIsLate(isAwaited, isAgain);
  const isLost = useHealth() === 'stale' || isLate;
  const { base } = useBoardPlace();
  const taste = useTaste();
  const ids = useHot(
    personalOrder(
      leagues.flatMap(({ id: leagueId, name: leagueName, eventIds }) =>
        eventIds.map((id) => ({ id, leagueId, leagueName })),
      ),
      taste,
    ).map(({ id }) => id),
    taste,
  );
  const shape = useRowShape();
  const height = Math.round(ROW_HEIGHT[shape ?? 'compact'] * scale);
  const heads = shape === 'stacked' ? 0 : Math.round(HEADS * scale);
  const bets = useSession().status === 'member' ? <OpenBetsChip /> : null;
  if (!isAwaited && ids.length === 0) return bets;
  return (
    <Section
      title={BOARD.hot}
      action={
        <StyledActions>
          {bets}
          <StyledMore to={base}>{BOARD.all}</StyledMore>
        </StyledActions>
      }
    >
      <PausedNotice />
      {isLost && ids.length === 0 ? (
        <Lost onRetry={onRetry} />
      ) : (
        <Card data-pad="false" style={{ minHeight: heads + height * MOST }}>
          {heads === 0 ? null : <HotHeads height={heads} isWide={shape === 'wide'} />}
          {ids.map((id) => (
            <div key={id} style={{ height }}>
              <CompactRow eventId={id} base={base} view="lines">
                <span className="parts">
                  {leagues.find(({ eventIds }) => eventIds.includes(id))?.name}
                </span>
              </CompactRow>
            </div>
          ))}
        </Card>
      )}
    </Section>
  );
}

function HotEvents() {
  const { vendor } = useSports();
  const platform = usePlatform();
  const favourites = useFavourites();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (favourites.phase === 'known') noteFavourites(platform, vendor.id, favourites);
  }, [platform, vendor, favourites]);
  return (
    <>
      <BoardProvider
        key={tries}
        vendor={vendor}
        query={{ kind: 'list', sportId: SPORT.SOCCER, tab: 'RUNNING' }}
      >
        <HotList isAgain={tries > 0} onRetry={() => setTries(tries + 1)} />
      </BoardProvider>
      <SlipBar raised isForFew />
    </>
  );
}

/** The slot's view: the board that was visited last, else the default vendor's (R2.2-4). */
export function Slot() {
  return (
    <VendorProvider id={lastVendor(usePlatform())}>
      <HotEvents />
    </VendorProvider>
  );
}
