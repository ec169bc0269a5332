/**
 * A vendor's board: vendors, sports and tabs with counts, tools, leagues and events, the slip at
 * thumb reach.
 */
import { useState } from 'react';
import { SPORT } from '@site/domain/reference/sports';
import { SPORTS_TABS } from '@site/domain/reference/board';
import { Link, targets, usePlatform, useStateView } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { IconButton, Notice, PageBody, Search, Segmented, Tabs, px, later } from '@site/ui';
import { Ellipsis } from '@site/ui/more-icons';
import styled from 'styled-components';
import { SlipBar } from '../bet-slip/SlipBar';
import { BoardList } from '../board/BoardList';
import { BoardProvider, useHealth } from '../board/board-context';
import { boardOf, useBoardPlace } from '../board/board-place';
import { BoardTools } from '../board/BoardTools';
import { COLUMNS, headOf } from '../board/columns';
import { PausedNotice } from '../board/Paused';
import { SportStrip } from '../board/SportStrip';
import { useBoardView } from '../board/use-board-view';
import { tabCounts, useSportCounts } from '../board/use-counts';
import { useDeeplink } from '../board/use-deeplink';
import { useVendorMaintenance } from '../board/use-vendor-maintenance';
import { VendorSwitch } from '../board/VendorSwitch';
import { useFavourites } from '../favourites/use-favourites';
import { BOARD } from '../phrases/board';
import { betTypeText, TAB_TEXT, VENDOR_TEXT } from '../phrases/names';
import { useSports, VendorProvider } from '../state/use-sports';
import type { OddsVendorId } from '../vendors/port';
import { PendingTray } from '../wagers/PendingTray';

const DayChips = later(() => import('../board/DayChips').then((module) => module.DayChips));
const DemoBanner = __DEMO_BOARDS__
  ? later(() => import('../board/DemoBanner').then((module) => module.DemoBanner))
  : null;
const MoreMenu = later(() => import('../board/MoreMenu').then((module) => module.MoreMenu));
const OutrightList = later(() =>
  import('../board/OutrightList').then((module) => module.OutrightList),
);

const StyledTop = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(6)};
  padding: ${px(8)} ${px(12)};
  & > header {
    display: flex;
    align-items: center;
    gap: ${px(2)};
  }
  .search {
    display: grid;
    place-items: center;
    width: ${px(44)};
    height: ${px(44)};
  }
  .search > svg {
    width: ${px(22)};
    height: ${px(22)};
  }
`;

/** Room for what comes a moment later, so that nothing moves. */
const StyledBanner = styled.div`
  min-height: ${px(66)};
`;
const StyledDays = styled.div`
  min-width: 0;
  min-height: ${px(40)};
`;

/** Order of the tabs on screen: what runs comes first. */
const TAB_ORDER = SPORTS_TABS.toSorted(
  (a, b) =>
    Number(b === 'RUNNING') - Number(a === 'RUNNING') ||
    Number(b === 'TODAY') - Number(a === 'TODAY'),
);

function Top({ vendor }: { readonly vendor: OddsVendorId }) {
  const { vendor: port } = useSports();
  const { demo } = useBoardPlace();
  const { choice, choose } = useBoardView();
  const { data: sports = [], isError, error, refetch } = useSportCounts(port);
  const isInMaintenance = useVendorMaintenance();
  const [menu, setMenu] = useState<'never' | 'open' | 'shut'>('never');
  const counts = sports.length === 0 ? null : tabCounts(sports, choice.sportId);
  return (
    <StyledTop>
      <h1 className="vh">{VENDOR_TEXT[vendor]}</h1>
      <header>
        <VendorSwitch value={vendor} to={(id) => boardOf(id, demo)} />
        <Link
          className="search"
          to={`${targets.toSports()}/search?vendor=${vendor}`}
          aria-label={BOARD.search}
        >
          <Search aria-hidden />
        </Link>
        <IconButton
          label={BOARD.more}
          icon={<Ellipsis aria-hidden />}
          aria-haspopup="dialog"
          data-testid="board-more"
          onClick={() => setMenu('open')}
        />
      </header>
      {DemoBanner !== null && demo ? (
        <StyledBanner>
          <DemoBanner />
        </StyledBanner>
      ) : null}
      {isError && sports.length === 0 && !isInMaintenance ? (
        <ReadFailed title={BOARD.countsFailed} why={error} onRetry={() => void refetch()} />
      ) : null}
      <SportStrip
        sports={sports}
        tab={choice.tab}
        value={choice.sportId}
        onChange={(sportId) =>
          choose({ sportId, ...(choice.tab === 'FAVOURITE' ? { tab: 'RUNNING' } : {}) })
        }
      />
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
      {menu === 'never' ? null : (
        <MoreMenu open={menu === 'open'} onClose={() => setMenu('shut')} />
      )}
    </StyledTop>
  );
}

const StyledTools = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  padding: 0 ${px(12)} ${px(8)};
`;

/** Tools over the list; the compact list also chooses its market. */
function Tools() {
  const { settings } = usePlatform();
  const compact = useStateView(settings.user).ListDisplayType === 2;
  const { choice, column, setColumn } = useBoardView();
  return (
    <StyledTools>
      <BoardTools />
      {choice.tab === 'EARLY' ? (
        <StyledDays>
          <DayChips />
        </StyledDays>
      ) : null}
      {compact && choice.tab !== 'OUTRIGHT' ? (
        <Segmented
          label={BOARD.compactMarkets}
          value={column}
          onChange={setColumn}
          options={COLUMNS.map((value) => ({
            value,
            label: betTypeText(headOf(value), 1, choice.sportId),
            testId: `column-${value}`,
          }))}
        />
      ) : null}
    </StyledTools>
  );
}

function Board({ leagueId }: { readonly leagueId: string | null }) {
  const stale = useHealth() === 'stale';
  const { base } = useBoardPlace();
  const { choice, isPaused } = useBoardView();
  return (
    <div data-testid="board" data-stale={stale}>
      {isPaused ? (
        <PageBody>
          <PausedNotice />
        </PageBody>
      ) : null}
      {stale ? (
        <PageBody>
          <Notice tone="warn" role="alert">
            {BOARD.stale}
          </Notice>
        </PageBody>
      ) : null}
      {choice.tab === 'OUTRIGHT' ? (
        <OutrightList base={base} />
      ) : (
        <BoardList base={base} leagueId={leagueId} />
      )}
      {choice.tab === 'RUNNING' ? (
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
      <Top vendor={vendor} />
      <PendingTray />
      <BoardProvider
        vendor={port}
        query={{
          kind: 'list',
          sportId: choice.tab === 'FAVOURITE' ? SPORT.ALL : choice.sportId,
          tab: choice.tab,
        }}
      >
        <Tools />
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
