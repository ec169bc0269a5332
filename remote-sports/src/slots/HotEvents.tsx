/**
 * home.hot-events: the first matches in play of the member's board with live prices; nothing when
 * none is.
 */
import { useEffect, useState } from 'react';
import { canBeBetOn } from '@site/domain/betting/open-match';
import { personalOrder, type Taste } from '@site/domain/betting/personal-order';
import { SPORT } from '@site/domain/reference/sports';
import { Link, targets, usePlatform, useSession } from '@site/platform';
import { ChevronRight, Search, Section, later, moreLinkLook, px } from '@site/ui';
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
import { PausedNotice } from '../board/Paused';
import { useFavourites } from '../favourites/use-favourites';
import { BOARD } from '../phrases/board';
import { HOME } from '../phrases/home';
import { useSports, VendorProvider } from '../state/use-sports';
import { imBoard } from '../vendors/im/board';
import { provideBoard } from '../vendors/registry';
import { HomeRows, InPlaceOfRows } from './HomeRows';
import { LostBoard, useIsLate } from './LostBoard';
import { lastVendor } from './last-vendor';
import { loadTaste, noteFavourites } from './taste';
import { useKeptRows } from './use-kept-rows';

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
const StyledMore = styled(Link)`
  ${moreLinkLook}
`;
/** As high as the link beside it, and as wide as a finger. */
const StyledSearch = styled(Link)`
  ${moreLinkLook}
  flex: none;
  justify-content: center;
  width: ${px(44)};
  margin-inline-end: ${px(-12)};
  padding: 0;
  && > svg {
    width: ${px(20)};
    height: ${px(20)};
  }
`;

const StyledActions = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  white-space: nowrap;
  /* However wide it is, it is no part of the heading. */
  [data-part='bets'] {
    margin-inline-start: ${px(8)};
  }
  /* A small phone has no room for open bets with their worth and for both links. */
  @media (max-width: 21.5em) {
    [data-part='bets'] ~ [data-part='all'] {
      display: none;
    }
  }
  /* Nor has a larger one where only some of the bets can be sold, which takes more words. */
  @media (max-width: 27em) {
    [data-long='true'] ~ [data-part='all'] {
      display: none;
    }
  }
  @media (max-width: 17em) {
    flex-direction: column-reverse;
    align-items: flex-end;
  }
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

function HotList({
  isAgain,
  onRetry,
}: {
  /** The member had it tried once more. */
  readonly isAgain: boolean;
  readonly onRetry: () => void;
}) {
  const leagues = useLeagues();
  const isAwaited = useIsAwaited();
  const isLate = useIsLate(isAwaited, isAgain);
  const isLost = useHealth() === 'stale' || isLate;
  const { store } = useBoard();
  const { vendor } = useSports();
  const { base } = useBoardPlace();
  const taste = useTaste();
  const ids = useKeptRows(
    personalOrder(
      leagues.flatMap(({ id: leagueId, name: leagueName, eventIds }) =>
        eventIds.map((id) => ({ id, leagueId, leagueName, live: store.event(id)?.live })),
      ),
      taste,
    ).map(({ id }) => id),
    { of: taste, most: MOST, belongs: canBeBetOn },
  );
  const bets = useSession().status === 'member' ? <OpenBetsChip /> : null;
  if (!isAwaited && ids.length === 0) return bets;
  return (
    <Section
      title={HOME.hot}
      action={
        <StyledActions>
          {bets}
          <StyledMore to={base} data-part="all">
            {HOME.all}
            <ChevronRight aria-hidden />
          </StyledMore>
          <StyledSearch
            to={`${targets.toSports()}/search?vendor=${vendor.id}`}
            aria-label={BOARD.search}
            data-testid="home-search"
          >
            <Search aria-hidden />
          </StyledSearch>
        </StyledActions>
      }
    >
      <PausedNotice />
      {isLost && ids.length === 0 ? (
        <InPlaceOfRows most={MOST}>
          <LostBoard onRetry={onRetry} />
        </InPlaceOfRows>
      ) : (
        <HomeRows ids={ids} most={MOST} base={base} />
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
