/** One sport event with all its markets, its state of play, and what lies around it. */
import { useState } from 'react';
import { Link, useLocation, useParams, useQueryClient } from '@site/platform';
import { EmptyState, Notice, PageBody, Skeleton, buttonLook, later, px } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
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
import { realOf, useBoardPlace } from '../board/board-place';
import { EventMarkets } from '../board/event/EventMarkets';
import { MatchFacts } from '../board/event/MatchFacts';
import { CARDS } from '../board/event/PartTable';
import { TitleMatch } from '../board/event/TitleMatch';
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
  @media (min-width: 700px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
    /* An open panel has the whole width, its own halves beside one another. */
    &:has(> [data-panel]) {
      grid-auto-flow: row;
    }
  }
`;

/** It is over, or never was: where to go from here. */
function Gone({ sportId }: { readonly sportId: number }) {
  const place = useBoardPlace();
  const { base } = place;
  return (
    <EmptyState
      icon={<SportGlyph sportId={sportId} />}
      title={EVENT.gone}
      hint={EVENT.goneHint}
      testId="event-gone"
      action={
        <>
          <StyledLink data-kind="primary" to={base} replace>
            {EVENT.toBoard}
          </StyledLink>{' '}
          <StyledLink data-kind="secondary" to={`${realOf(place)}/results`}>
            {EVENT.toResults}
          </StyledLink>
        </>
      }
    />
  );
}

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

function EventBoard({ eventId }: { readonly eventId: string }) {
  const { store } = useBoard();
  const { demo } = useBoardPlace();
  const health = useHealth();
  const isAwaited = useIsAwaited();
  useLeagues();
  const markets = useEventMarkets(eventId);
  const event = store.event(eventId);
  const [lastSport, setLastSport] = useState(event?.sportId ?? 1);
  if (event !== undefined && event.sportId !== lastSport) setLastSport(event.sportId);
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
  if (event === undefined) return <Gone sportId={lastSport} />;
  const end = endOf(event, markets);
  return (
    <PageBody data-testid="board" data-stale={health === 'stale'}>
      {DemoBanner !== null && demo ? <DemoBanner /> : null}
      {stale}
      <PausedNotice />
      <TitleMatch event={event} />
      <StyledTop>
        <MatchFacts event={event} />
        {event.live !== null && CARDS.has(event.sportId) && end === null ? (
          <TrackerRoom event={event} live={event.live} />
        ) : null}
      </StyledTop>
      {end === null ? null : (
        <Notice role="status" testId="event-end">
          {EVENT[end]}
        </Notice>
      )}
      <Markets event={event} />
      {event.live === null ? null : <Notice>{BOARD.liveNotice}</Notice>}
      <PauseButton />
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
