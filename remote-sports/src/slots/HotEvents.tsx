/**
 * home.hot-events: the first matches in play of the member's board with live prices; nothing when
 * none is.
 */
import { Sports } from '@site/domain/constants';
import { SPORT } from '@site/domain/reference/sports';
import { vendorOfPage } from '@site/domain/vendors/board-address';
import { KEYS, Link, usePlatform } from '@site/platform';
import { Card, Section, moreLinkLook } from '@site/ui';
import styled from 'styled-components';
import { SlipBar } from '../bet-slip/SlipBar';
import { useBoardPlace } from '../board/board-place';
import { BoardProvider, useIsAwaited, useLeagues } from '../board/board-context';
import { CompactRow } from '../board/CompactRow';
import { PausedNotice } from '../board/Paused';
import { ROW_HEIGHT } from '../board/row-styles';
import { useRowScale } from '../board/use-design-scale';
import { useFavourites } from '../favourites/use-favourites';
import { BOARD } from '../phrases/board';
import { useSports, VendorProvider } from '../state/use-sports';

const MOST = 3;
const StyledMore = styled(Link)`
  ${moreLinkLook}
`;

function HotList() {
  const leagues = useLeagues();
  const scale = useRowScale();
  const isAwaited = useIsAwaited();
  const { base } = useBoardPlace();
  const ids = leagues.flatMap((league) => league.eventIds).slice(0, MOST);
  const height = Math.round(ROW_HEIGHT.compact * scale);
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
  useFavourites();
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
  const { storage } = usePlatform();
  return (
    <VendorProvider id={vendorOfPage(storage.read(KEYS.sportRoute)) ?? Sports.defaultVendor}>
      <HotEvents />
    </VendorProvider>
  );
}
