/**
 * What a search for one name, or for several at once, found at the vendor: rows as those of the
 * board, their prices live. A row is as high before its prices are there.
 */
import { Link, useQuery } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Card, EmptyState, Search, Section, Skeleton, Tag, color, px, type } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { sportText } from '../../phrases/names';
import { SEARCH } from '../../phrases/search';
import { useSports } from '../../state/use-sports';
import type { SportEvent } from '../../vendors/port';
import { BoardProvider, useBoard, useEventMarkets } from '../board-context';
import { boardOf, eventAddress } from '../board-place';
import { CompactRow } from '../CompactRow';
import { KickOff } from '../KickOff';
import { liveText } from '../LiveTag';
import { ROW_HEIGHT } from '../row-styles';
import { useRowScale, useRowShape } from '../use-design-scale';
import { SlipBar } from '../../bet-slip/SlipBar';
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
const StyledRow = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${px(2)} ${px(10)};
  align-items: center;
  min-height: ${px(56)};
  padding: ${px(8)} ${px(12)};
  font-size: ${type.m};
  & > b {
    font-size: ${type.l};
    color: ${color('gold-text')};
  }
  & > small {
    grid-column: 1 / -1;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  &:active {
    background: ${color('raised')};
  }
`;

const StyledFound = styled.li`
  display: grid;
  /* A row of the board ends with a line of its own. */
  & + &:not([style]) {
    border-top: 1px solid ${color('line')};
  }
`;

/** Most matches of one answer whose prices are followed; who finds more types on. */
const MOST_PRICED = 30;

interface RowProps {
  readonly event: SportEvent;
  readonly base: string;
}

/** A match by its words alone: an outright, one beyond the priced, or until its prices are there. */
function PlainRow({ event, base }: RowProps) {
  const { live } = event;
  return (
    <StyledRow to={eventAddress(base, event)}>
      <span>{event.isOutright ? event.homeName : `${event.homeName} - ${event.awayName}`}</span>
      {live === null ? null : (
        <b className="num">
          {live.score.home}:{live.score.away}
        </b>
      )}
      <small className="num">
        {live === null ? (
          <KickOff at={event.startAt} />
        ) : (
          <Tag tone="live">{liveText(live, event.sportId)}</Tag>
        )}
      </small>
    </StyledRow>
  );
}

/** The match as the board has it. */
function PricedRow({ event, base }: RowProps) {
  const { store } = useBoard();
  useEventMarkets(event.id);
  return store.event(event.id) === undefined ? (
    <PlainRow event={event} base={base} />
  ) : (
    <CompactRow eventId={event.id} base={base} view="lines" />
  );
}

function FoundRow({ event, base, isPriced }: RowProps & { readonly isPriced: boolean }) {
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
  if (data.length === 0)
    return (
      <EmptyState
        icon={<Search />}
        title={SEARCH.nothing(text)}
        hint={SEARCH.nothingHint}
        testId="search-nothing"
      />
    );
  const base = boardOf(vendor.id);
  const groups = foundGroups(data, most);
  const priced = groups
    .flatMap(({ events }) => events)
    .filter(({ isOutright }) => !isOutright)
    .slice(0, MOST_PRICED)
    .map(({ id }) => id);
  const found = (
    <>
      <p role="status" className="vh">
        {SEARCH.found(groups.reduce((sum, { events }) => sum + events.length, 0))}
      </p>
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
