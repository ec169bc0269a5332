/**
 * What a search for one name, or for several at once, found at the vendor: rows as those of the
 * board, their prices live. A row is as high before its prices are there.
 */
import { useQuery } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Card, EmptyState, Search, Section, Skeleton, color, px, type } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { sportText } from '../../phrases/names';
import { SEARCH } from '../../phrases/search';
import { useSports } from '../../state/use-sports';
import { BoardProvider } from '../board-context';
import { boardOf } from '../board-place';
import { ROW_HEIGHT } from '../row-styles';
import { useRowScale, useRowShape } from '../use-design-scale';
import { SlipBar } from '../../bet-slip/SlipBar';
import { PlainRow, PricedRow, useIsSilent, type FoundMatchProps } from './FoundMatch';
import { foundGroups } from './found-groups';
import { questionOf } from './found-question';

const StyledHead = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${px(4)};
  font-size: ${type.xs};
  color: ${color('text-3')};
  & svg {
    width: ${px(14)};
    height: ${px(14)};
  }
`;
const StyledFound = styled.li`
  display: grid;
`;
/** How many there are and, in the same line, that nothing comes: no row moves for it. */
const StyledTold = styled.p`
  min-height: ${px(22)};
  font-size: ${type.s};
  color: ${color('text-2')};
  &[data-silent='true'] {
    font-weight: 600;
    color: ${color('warn')};
  }
`;

/** Most matches of one answer whose prices are followed; who finds more types on. */
const MOST_PRICED = 30;

/** The count, or that prices and scores stand still. */
function Told({ count }: { readonly count: string }) {
  const isSilent = useIsSilent();
  return (
    <StyledTold role="status" data-testid="search-told" data-silent={isSilent}>
      {isSilent ? SEARCH.silent : count}
    </StyledTold>
  );
}

function FoundRow({ event, base, isPriced }: FoundMatchProps & { readonly isPriced: boolean }) {
  const scale = useRowScale();
  const shape = useRowShape();
  const height = Math.round(ROW_HEIGHT[shape ?? 'compact'] * scale);
  return (
    <StyledFound
      data-testid="found-event"
      data-event-id={event.id}
      style={isPriced ? { height } : undefined}
    >
      {isPriced ? <PricedRow event={event} base={base} /> : <PlainRow event={event} base={base} />}
    </StyledFound>
  );
}

/** Props of {@link FoundEvents}. */
export interface FoundEventsProps {
  /** What was typed, as it is said where nothing is found. */
  readonly text: string;
  /** What the vendor is asked for. */
  readonly names: readonly string[];
  /** Most matches that are shown. */
  readonly most?: number;
}

/** The found events. */
export function FoundEvents({ text, names, most = Infinity }: FoundEventsProps) {
  const { vendor } = useSports();
  const { data, isError, error, refetch } = useQuery(questionOf(vendor, names));
  if (data === undefined)
    return isError ? (
      <ReadFailed title={SEARCH.failed} why={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton kind="list" />
    );
  if (data.events.length === 0)
    return (
      <EmptyState
        icon={<Search />}
        title={SEARCH.nothing(text)}
        hint={SEARCH.nothingHint}
        testId="search-nothing"
      />
    );
  const base = boardOf(vendor.id);
  const groups = foundGroups(data.events, most);
  const priced = groups
    .flatMap(({ events }) => events)
    .filter(({ isOutright }) => !isOutright)
    .slice(0, MOST_PRICED)
    .map(({ id }) => id);
  const count = SEARCH.found(groups.reduce((sum, { events }) => sum + events.length, 0));
  const found = (
    <>
      {priced.length === 0 ? (
        <StyledTold role="status">{count}</StyledTold>
      ) : (
        <Told count={count} />
      )}
      {groups.map((league) => (
        <Section
          key={`${league.sportId}/${league.leagueId}`}
          title={league.leagueName}
          action={
            <StyledHead>
              <SportGlyph sportId={league.sportId} />
              {sportText(league.sportId)}
            </StyledHead>
          }
        >
          <Card as="ul" data-pad="false">
            {league.events.map((event) => (
              <FoundRow
                key={event.id}
                event={event}
                base={base}
                isPriced={priced.includes(event.id)}
              />
            ))}
          </Card>
        </Section>
      ))}
    </>
  );
  return priced.length === 0 ? (
    found
  ) : (
    <BoardProvider
      vendor={vendor}
      query={{ kind: 'events', eventIds: priced.toSorted(), isOutright: false }}
    >
      {found}
      <SlipBar isForFew />
    </BoardProvider>
  );
}
