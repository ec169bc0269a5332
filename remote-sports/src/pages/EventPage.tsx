/** One sport event with all its markets, its state of play, and what lies around it. */
import { useState } from 'react';
import { Link, useLocation, useParams, useQueryClient } from '@site/platform';
import { Notice, PageBody, Skeleton, buttonLook, later, px } from '@site/ui';
import styled from 'styled-components';
import { queryValue } from '@site/domain/session/query';
import { SlipBar } from '../bet-slip/SlipBar';
import {
  BoardProvider,
  useBoard,
  useEventMarkets,
  useHealth,
  useIsAwaited,
  useLeagues,
} from '../board/board-context';
import { useBoardPlace } from '../board/board-place';
import { EventMarkets } from '../board/event/EventMarkets';
import { useLastSeen, useResultAddress } from '../board/event/last-seen';
import { MatchFacts } from '../board/event/MatchFacts';
import { CARDS } from '../board/event/PartTable';
import { TitleMatch } from '../board/event/TitleMatch';
import { LYING } from '../board/event/tracker-room';
import { TrackerRoom } from '../board/event/TrackerRoom';
import { PauseButton, PausedNotice } from '../board/Paused';
import { VendorPage } from '../board/VendorPage';
import { useFavourites } from '../favourites/use-favourites';
import { BOARD } from '../phrases/board';
import { EVENT } from '../phrases/event';
import { PROMOS_KEY } from '../promos/boost-group';
import { useSports } from '../state/use-sports';
import type { Market, SportEvent } from '../vendors/port';
import { hasPromos } from '../vendors/promos';
import { PendingTray } from '../wagers/PendingTray';

/** A chunk of its own, and in builds without demo boards none. */
const DemoBanner = __DEMO_BOARDS__
  ? later(() => import('../board/DemoBanner').then((module) => module.DemoBanner))
  : null;
const SameLeague = later(() =>
  import('../board/event/SameLeague').then((module) => module.SameLeague),
);

const Raised = later(() =>
  import(/* webpackChunkName: "promos" */ '../promos/RaisedShelf').then(
    (module) => module.RaisedShelf,
  ),
);

const MatchGone = later(() =>
  import('../board/event/MatchGone').then((module) => module.MatchGone),
);

const StyledLink = styled(Link)`
  ${buttonLook}
`;
/** What is known of the match, above its markets; side by side where the screen is wide. */
const StyledTop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${px(4)};
  align-items: start;
  margin-block: ${px(-6)};
  @media (min-width: 700px), ${LYING} {
    column-gap: ${px(12)};
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
    /* An open panel has the whole width, its own halves beside one another. */
    &:has(> [data-panel]) {
      grid-auto-flow: row;
    }
  }
`;
/**
 * What is known and the markets: one below the other. On a phone on its side an open panel stays
 * where its line stood, and the markets have the other half.
 */
const StyledMatch = styled.div`
  &,
  & > .rest {
    display: contents;
  }
  @media ${LYING} {
    --pitch: ${px(92)};
    &:has(> ${StyledTop} > [data-panel]) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: auto 1fr;
      gap: ${px(8)} ${px(12)};
      align-items: start;
      margin-top: ${px(-6)};
      & > ${StyledTop} {
        display: contents;
      }
      & > ${StyledTop} > [data-panel] {
        grid-area: 1 / 2 / 3;
        position: sticky;
        top: calc(${px(58)} + var(--sat) + var(--over, 0px));
      }
      & > .rest {
        display: flex;
        flex-direction: column;
        gap: ${px(14)};
        min-width: 0;
      }
    }
  }
`;

/** What is said when play or betting is over; null while neither is. */
function endOf(event: SportEvent, markets: readonly Market[]): 'ended' | 'closed' | null {
  if (event.live?.period?.kind === 'ended') return 'ended';
  return markets.length > 0 && markets.every(({ state }) => state === 'closed') ? 'closed' : null;
}

/**
 * The markets with the raised prices of the match: before the others where they were known first,
 * else behind them, so that nothing moves under a finger.
 */
function Markets({ event }: { readonly event: SportEvent }) {
  const { vendor } = useSports();
  const isKnown = useQueryClient().getQueryData([PROMOS_KEY, vendor.id]) !== undefined;
  const [isFirst] = useState(isKnown);
  const raised = hasPromos(vendor.id) ? <Raised eventId={event.id} /> : null;
  return (
    <>
      {isFirst ? raised : null}
      <EventMarkets event={event} />
      {isFirst ? null : raised}
    </>
  );
}

/** Play or betting is over, while the vendor still shows the match. */
function End({ event, end }: { readonly event: SportEvent; readonly end: 'ended' | 'closed' }) {
  const results = useResultAddress(event.id, event);
  return (
    <Notice role="status" testId="event-end">
      {EVENT[end]}
      {end === 'ended' ? (
        <StyledLink data-kind="ghost" data-size="s" to={results}>
          {EVENT.toResults}
        </StyledLink>
      ) : null}
    </Notice>
  );
}

/** What the page shows below the facts: markets, or where to go once there are none. */
function Rest({ event, isGone }: { readonly event: SportEvent; readonly isGone: boolean }) {
  const end = endOf(event, useEventMarkets(event.id));
  if (isGone) return <MatchGone eventId={event.id} event={event} />;
  return (
    <>
      {end === null ? null : <End event={event} end={end} />}
      <Markets event={event} />
      {event.live === null ? null : <Notice>{BOARD.liveNotice}</Notice>}
      <PauseButton />
    </>
  );
}

function EventBoard({ eventId }: { readonly eventId: string }) {
  const { store } = useBoard();
  const { demo } = useBoardPlace();
  const health = useHealth();
  const isAwaited = useIsAwaited();
  useLeagues();
  useEventMarkets(eventId);
  const found = store.event(eventId);
  const { event, wasPlayed } = useLastSeen(eventId, found);
  const stale =
    health === 'stale' && (isAwaited || navigator.onLine) ? (
      <Notice tone="warn" role="alert">
        {BOARD.stale}
      </Notice>
    ) : null;
  if (isAwaited)
    return (
      <>
        {stale === null ? null : <PageBody>{stale}</PageBody>}
        <Skeleton kind="board" />
      </>
    );
  if (event === undefined) return <MatchGone eventId={eventId} />;
  const { live } = event;
  // One that has ended has a tracker only where it was followed here: nothing of it is taken away.
  const tracked =
    CARDS.has(event.sportId) && (wasPlayed || live?.period?.kind !== 'ended') ? live : null;
  return (
    <PageBody data-testid="board" data-stale={health === 'stale'}>
      {DemoBanner !== null && demo ? <DemoBanner /> : null}
      {stale}
      <PausedNotice />
      <TitleMatch event={event} />
      <StyledMatch>
        <StyledTop>
          <MatchFacts event={event} hasTracker={tracked !== null} />
          {tracked === null ? null : <TrackerRoom event={event} live={tracked} />}
        </StyledTop>
        <div className="rest">
          <Rest event={event} isGone={found === undefined} />
        </div>
      </StyledMatch>
      {event.isOutright ? null : <SameLeague event={event} />}
    </PageBody>
  );
}

function Content() {
  const { vendor } = useSports();
  const { eventId = '' } = useParams();
  const { search } = useLocation();
  useFavourites();
  return (
    <>
      <PendingTray over="low" />
      {/* Asked for with the match, so that they are known before its markets stand. */}
      {hasPromos(vendor.id) ? <Raised eventId={null} /> : null}
      <BoardProvider
        vendor={vendor}
        query={{
          kind: 'events',
          eventIds: [eventId],
          isOutright: queryValue(search, 'kind') === 'outright',
        }}
      >
        <EventBoard key={eventId} eventId={eventId} />
      </BoardProvider>
      <SlipBar />
    </>
  );
}

/** `…/event/:eventId` of every board. */
export const Page = () => (
  <VendorPage>
    <Content />
  </VendorPage>
);
