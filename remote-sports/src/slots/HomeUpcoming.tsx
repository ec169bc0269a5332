/**
 * home.upcoming: the sports of the member's board, and the next matches to begin with their prices.
 * Its code and its stream come when a hand goes down the page.
 */
import { useCallback, useEffect, useState } from 'react';
import { byKickOff, isToCome } from '@site/domain/betting/coming-match';
import { SPORT } from '@site/domain/reference/sports';
import { Link, usePlatform } from '@site/platform';
import { ChevronRight, Section, moreLinkLook } from '@site/ui';
import styled from 'styled-components';
import { useBoardPlace } from '../board/board-place';
import {
  BoardProvider,
  useBoard,
  useHealth,
  useIsAwaited,
  useLeagues,
} from '../board/board-context';
import { choose } from '../board/board-view';
import { HOME } from '../phrases/home';
import { useSports, VendorProvider } from '../state/use-sports';
import type { FeedQuery } from '../vendors/port';
import { BoardRows, HomeRows, InPlaceOfRows } from './HomeRows';
import { HomeSports } from './HomeSports';
import { LostBoard, useIsLate } from './LostBoard';
import { lastVendor } from './last-vendor';
import { useKeptRows } from './use-kept-rows';

const MOST = 3;
const SPORT_SHOWN = SPORT.SOCCER;
/** What has not its day today. */
const LATER: FeedQuery = { kind: 'list', sportId: SPORT_SHOWN, tab: 'EARLY' };
const StyledMore = styled(Link)`
  ${moreLinkLook}
`;

/** The next matches of the board around it, in the order of their kick-offs. */
function useNext(most: number): readonly string[] {
  const { store } = useBoard();
  const { vendor } = useSports();
  const events = useLeagues()
    .flatMap(({ eventIds }) => eventIds)
    .flatMap((id) => store.event(id) ?? []);
  return useKeptRows(
    byKickOff(events).map(({ id }) => id),
    { of: vendor, most, belongs: isToCome },
  );
}

/** Those of the days to come, as many as have room below those of today; at midnight a day ends. */
function Later({ today }: { readonly today: readonly string[] }) {
  const { base } = useBoardPlace();
  const ids = useNext(MOST).filter((id) => !today.includes(id));
  return <BoardRows ids={ids.slice(0, MOST - today.length)} base={base} />;
}

/**
 * The matches. Where today has few, those of the days to come stand below them; where it has none,
 * in their place; none at all takes no room.
 */
function Coming({
  isAgain,
  onRetry,
  onNone,
}: {
  /** The member had it tried once more. */
  readonly isAgain: boolean;
  readonly onRetry: () => void;
  /** Nothing begins on these days; null where there are no others to look at. */
  readonly onNone: (() => void) | null;
}) {
  const { vendor } = useSports();
  const { base } = useBoardPlace();
  const isAwaited = useIsAwaited();
  const isLate = useIsLate(isAwaited, isAgain);
  const isLost = useHealth() === 'stale' || isLate;
  const ids = useNext(MOST);
  const isNone = ids.length === 0 && !isAwaited && !isLost;
  useEffect(() => {
    if (isNone) onNone?.();
  }, [isNone, onNone]);
  if (ids.length === 0 && isLost)
    return (
      <InPlaceOfRows most={MOST}>
        <LostBoard onRetry={onRetry} />
      </InPlaceOfRows>
    );
  if (isNone && onNone === null) return null;
  const isShort = !isNone && ids.length < MOST && !isAwaited && onNone !== null;
  return (
    <HomeRows
      ids={ids}
      most={MOST}
      base={base}
      more={
        isShort ? (
          <BoardProvider vendor={vendor} query={LATER}>
            <Later today={ids} />
          </BoardProvider>
        ) : null
      }
    />
  );
}

function Upcoming() {
  const platform = usePlatform();
  const { vendor } = useSports();
  const { base } = useBoardPlace();
  const [tries, setTries] = useState(0);
  const [day, setDay] = useState<'TODAY' | 'EARLY'>('TODAY');
  const lookAhead = useCallback(() => setDay('EARLY'), []);
  return (
    <Section
      title={HOME.upcoming}
      action={
        <StyledMore
          to={base}
          aria-label={HOME.allToCome}
          onClick={() => choose(platform, vendor.id, { sportId: SPORT_SHOWN, tab: day })}
        >
          {HOME.all}
          <ChevronRight aria-hidden />
        </StyledMore>
      }
    >
      <HomeSports base={base} />
      <BoardProvider
        key={tries}
        vendor={vendor}
        query={{ kind: 'list', sportId: SPORT_SHOWN, tab: day }}
      >
        <Coming
          isAgain={tries > 0}
          onRetry={() => setTries(tries + 1)}
          onNone={day === 'TODAY' ? lookAhead : null}
        />
      </BoardProvider>
    </Section>
  );
}

/** The slot's view: of the board that was visited last, else the default vendor's. */
export function Slot() {
  return (
    <VendorProvider id={lastVendor(usePlatform())}>
      <Upcoming />
    </VendorProvider>
  );
}
