/**
 * home.hot-events: the first matches in play of the member's board with live prices; nothing when
 * none is.
 */
import { useEffect, useState } from 'react';
import { personalOrder, type Taste } from '@site/domain/betting/personal-order';
import { SPORT } from '@site/domain/reference/sports';
import { Link, usePlatform, useSession } from '@site/platform';
import { Card, Section, moreLinkLook } from '@site/ui';
import styled from 'styled-components';
import { SlipBar } from '../bet-slip/SlipBar';
import { useBoardPlace } from '../board/board-place';
import { BoardProvider, useIsAwaited, useLeagues } from '../board/board-context';
import { CompactRow } from '../board/CompactRow';
import { PausedNotice } from '../board/Paused';
import { ROW_HEIGHT } from '../board/row-styles';
import { useIsStacked, useRowScale } from '../board/use-design-scale';
import { useFavourites } from '../favourites/use-favourites';
import { BOARD } from '../phrases/board';
import { useSports, VendorProvider } from '../state/use-sports';
import { imBoard } from '../vendors/im/board';
import { provideBoard } from '../vendors/registry';
import { lastVendor } from './last-vendor';
import { loadTaste, noteFavourites } from './taste';

/** Who comes for the first time sees the default vendor's prices: their code comes along. */
provideBoard('IM', imBoard);

const MOST = 3;
const StyledMore = styled(Link)`
  ${moreLinkLook}
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

function HotList() {
  const leagues = useLeagues();
  const scale = useRowScale();
  const isAwaited = useIsAwaited();
  const { base } = useBoardPlace();
  const taste = useTaste();
  const ids = personalOrder(
    leagues.flatMap(({ id: leagueId, name: leagueName, eventIds }) =>
      eventIds.map((id) => ({ id, leagueId, leagueName })),
    ),
    taste,
  )
    .slice(0, MOST)
    .map(({ id }) => id);
  const height = Math.round(ROW_HEIGHT[useIsStacked() ? 'stacked' : 'compact'] * scale);
  if (!isAwaited && ids.length === 0) return null;
  return (
    <Section title={BOARD.hot} action={<StyledMore to={base}>{BOARD.all}</StyledMore>}>
      <PausedNotice />
      <Card data-pad="false" style={{ minHeight: height * MOST }}>
        {ids.map((id) => (
          <div key={id} style={{ height }}>
            <CompactRow eventId={id} base={base} view="lines" />
          </div>
        ))}
      </Card>
    </Section>
  );
}

function HotEvents() {
  const { vendor } = useSports();
  const platform = usePlatform();
  const favourites = useFavourites();
  useEffect(() => {
    if (favourites.phase === 'known') noteFavourites(platform, vendor.id, favourites);
  }, [platform, vendor, favourites]);
  return (
    <>
      <BoardProvider
        vendor={vendor}
        query={{ kind: 'list', sportId: SPORT.SOCCER, tab: 'RUNNING' }}
      >
        <HotList />
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
