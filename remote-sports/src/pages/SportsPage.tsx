/**
 * A vendor's board: vendors and tools in one row, sport and tabs in the next, then leagues and
 * events; the slip at thumb reach.
 */
import { useEffect, useState } from 'react';
import { SPORT } from '@site/domain/reference/sports';
import { SPORTS_TABS } from '@site/domain/reference/board';
import { ReadFailed } from '@site/remote-kit/failed';
import { ChevronDown, Notice, PageBody, Tabs, color, later, px, radius, type } from '@site/ui';
import { onFirstTouch } from '@site/ui/first-touch';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { SlipBar } from '../bet-slip/SlipBar';
import { BoardList } from '../board/BoardList';
import { BoardHeads } from '../board/BoardHeads';
import { BoardProvider, useHealth, useIsAwaited } from '../board/board-context';
import { boardOf, useBoardPlace } from '../board/board-place';
import { BoardTools } from '../board/BoardTools';
import { SportStrip } from '../board/SportStrip';
import { useBoardView } from '../board/use-board-view';
import { tabCounts, useSportCounts } from '../board/use-counts';
import { useDeeplink } from '../board/use-deeplink';
import { useVendorMaintenance } from '../board/use-vendor-maintenance';
import { VendorSwitch } from '../board/VendorSwitch';
import { useFavourites } from '../favourites/use-favourites';
import { BOARD } from '../phrases/board';
import { sportText, TAB_TEXT, VENDOR_TEXT } from '../phrases/names';
import { useSports, VendorProvider } from '../state/use-sports';
import type { OddsVendorId } from '../vendors/port';
import { PendingTray } from '../wagers/PendingTray';

const DayChips = later(() => import('../board/DayChips').then((module) => module.DayChips));
const DemoBanner = __DEMO_BOARDS__
  ? later(() => import('../board/DemoBanner').then((module) => module.DemoBanner))
  : null;
// It comes with the menu that stops the prices.
const PausedNotice = later(() =>
  import(/* webpackChunkName: "tools" */ '../board/Paused').then((module) => module.PausedNotice),
);
const OutrightList = later(() =>
  import('../board/OutrightList').then((module) => module.OutrightList),
);
// A hand's first touch brings it; a board without it is still a board.
const BoardPress = later(() =>
  import(/* webpackChunkName: "history" */ '../history/BoardPress').then(
    (module) => module.BoardPress,
    () => () => null,
  ),
);

const StyledTop = styled.div`
  padding: 0 ${px(10)};
  /* Where larger letters leave no room beside the vendors, the tools stand below them. */
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${px(4)};
    min-height: 40px;
  }
  & > .choice {
    display: flex;
    align-items: center;
    gap: ${px(4)};
    height: max(40px, ${px(38)});
  }
  /* A phone on its side has room beside one another, and none below: one row less. */
  @media (max-height: 480px) and (min-width: 560px) {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${px(6)};
    & > * {
      flex: 1 0 100%;
    }
    & > header {
      flex: none;
    }
    & > .choice {
      flex: 1;
      min-width: 0;
    }
  }
  & > .choice > div {
    flex: 1;
    min-width: 0;
  }
  [role='tab'] {
    min-height: max(40px, ${px(38)});
    padding: 0 ${px(7)};
    font-size: ${type.s};
    gap: ${px(3)};
  }
  [role='tablist'] {
    gap: 0;
  }
`;
const StyledSport = styled.button`
  display: flex;
  align-items: center;
  flex: none;
  gap: ${px(4)};
  /* The row's height is the hand's, the pill's is the eye's. */
  height: 100%;
  border-block: 5px solid transparent;
  padding: 0 ${px(6)};
  border-radius: ${radius.pill};
  background: ${color('brand-soft')} padding-box;
  color: ${color('brand-text')};
  font-size: ${type.s};
  font-weight: 650;
  white-space: nowrap;
  & > .fold {
    width: ${px(14)};
    height: ${px(14)};
  }
  &[aria-expanded='true'] > .fold {
    transform: rotate(180deg);
  }
`;

/** Room for what comes a moment later, so that nothing moves. */
const StyledBanner = styled.div`
  min-height: ${px(66)};
`;
const StyledDays = styled.div`
  min-width: 0;
  min-height: ${px(40)};
  padding: ${px(4)} ${px(10)};
`;

/** Order of the tabs on screen: what runs comes first. */
const TAB_ORDER = SPORTS_TABS.toSorted(
  (a, b) =>
    Number(b === 'RUNNING') - Number(a === 'RUNNING') ||
    Number(b === 'TODAY') - Number(a === 'TODAY'),
);

/** The sport and its tabs in one row; the other sports come out of it. */
function Choice() {
  const { vendor } = useSports();
  const { choice, choose } = useBoardView();
  const { data: sports = [], isError, error, refetch } = useSportCounts(vendor);
  const isInMaintenance = useVendorMaintenance();
  const [open, setOpen] = useState(false);
  const counts = sports.length === 0 ? null : tabCounts(sports, choice.sportId);
  return (
    <>
      <div className="choice">
        <StyledSport
          type="button"
          data-testid="sport-open"
          aria-expanded={open}
          aria-label={BOARD.sport(sportText(choice.sportId))}
          onClick={() => setOpen(!open)}
        >
          <SportGlyph sportId={choice.sportId} size={18} />
          <span>{sportText(choice.sportId)}</span>
          <ChevronDown aria-hidden className="fold" />
        </StyledSport>
        <div>
          <Tabs
            look="line"
            label={BOARD.tabs}
            value={choice.tab}
            onChange={(tab) => choose({ tab })}
            options={TAB_ORDER.map((value) => ({
              value,
              label: TAB_TEXT[value],
              testId: `sport-tab-${value}`,
              ...(counts === null || (value === 'FAVOURITE' && counts.FAVOURITE === 0)
                ? {}
                : { count: counts[value] }),
            }))}
          />
        </div>
      </div>
      {open && isError && sports.length === 0 && !isInMaintenance ? (
        <ReadFailed title={BOARD.countsFailed} why={error} onRetry={() => void refetch()} />
      ) : null}
      {open ? (
        <SportStrip
          sports={sports}
          tab={choice.tab}
          value={choice.sportId}
          onChange={(sportId) => {
            choose({ sportId, ...(choice.tab === 'FAVOURITE' ? { tab: 'RUNNING' } : {}) });
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

function Top({ vendor }: { readonly vendor: OddsVendorId }) {
  const { demo } = useBoardPlace();
  return (
    <StyledTop>
      <h1 className="vh">{VENDOR_TEXT[vendor]}</h1>
      <header>
        <VendorSwitch value={vendor} to={(id) => boardOf(id, demo)} isShort />
        <BoardTools vendor={vendor} />
      </header>
      {DemoBanner !== null && demo ? (
        <StyledBanner>
          <DemoBanner />
        </StyledBanner>
      ) : null}
      <Choice />
    </StyledTop>
  );
}

function Board({ leagueId }: { readonly leagueId: string | null }) {
  const stale = useHealth() === 'stale';
  const isAwaited = useIsAwaited();
  const isInMaintenance = useVendorMaintenance();
  const { base } = useBoardPlace();
  const { choice, isPaused } = useBoardView();
  const [touch, setTouch] = useState<Event | null>(null);
  useEffect(() => onFirstTouch(setTouch), []);
  return (
    <div data-testid="board" data-stale={stale}>
      {touch === null ? null : <BoardPress since={touch} />}
      {choice.tab === 'EARLY' ? (
        <StyledDays>
          <DayChips />
        </StyledDays>
      ) : null}
      <BoardHeads />
      {isPaused ? (
        <PageBody>
          <PausedNotice />
        </PageBody>
      ) : null}
      {/* Without a network the site's own bar says so: one thing is said once. */}
      {stale && navigator.onLine && !(isAwaited && isInMaintenance) ? (
        <PageBody>
          <Notice tone="warn" role="alert" testId="board-silent">
            {isAwaited ? BOARD.unread : BOARD.stale}
          </Notice>
        </PageBody>
      ) : null}
      {choice.tab === 'OUTRIGHT' ? (
        <OutrightList base={base} />
      ) : (
        <BoardList base={base} leagueId={leagueId} />
      )}
      {choice.tab === 'RUNNING' && !isAwaited ? (
        <PageBody>
          <Notice>{BOARD.liveNotice}</Notice>
        </PageBody>
      ) : null}
    </div>
  );
}

function Content({ vendor }: { readonly vendor: OddsVendorId }) {
  const { vendor: port } = useSports();
  const { choice } = useBoardView();
  const leagueId = useDeeplink();
  useFavourites();
  return (
    <>
      <BoardProvider
        vendor={port}
        query={{
          kind: 'list',
          sportId: choice.tab === 'FAVOURITE' ? SPORT.ALL : choice.sportId,
          tab: choice.tab,
        }}
      >
        <Top vendor={vendor} />
        <PendingTray over="raised" />
        <Board leagueId={leagueId} />
      </BoardProvider>
      <SlipBar raised />
    </>
  );
}

/** A vendor's board. */
export function SportsPage({ vendor }: { readonly vendor: OddsVendorId }) {
  return (
    <VendorProvider id={vendor}>
      <Content vendor={vendor} />
    </VendorProvider>
  );
}
