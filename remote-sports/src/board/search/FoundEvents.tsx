/** What a search for one name, or for several at once, found at the vendor. */
import { done, type Outcome } from '@site/domain/errors/app-error';
import { Link, STALE, useQuery, valueOrThrow } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Card, EmptyState, Search, Section, Skeleton, Tag, color, px, type } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { sportText } from '../../phrases/names';
import { SEARCH } from '../../phrases/search';
import { useSports } from '../../state/use-sports';
import type { OddsVendor, SportEvent } from '../../vendors/port';
import { boardOf, eventAddress } from '../board-place';
import { KickOff } from '../KickOff';
import { liveText } from '../LiveTag';
import { foundGroups } from './found-groups';

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
  li + li > & {
    border-top: 1px solid ${color('line')};
  }
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

function FoundRow({ event, base }: { readonly event: SportEvent; readonly base: string }) {
  const { live } = event;
  return (
    <li>
      <StyledRow to={eventAddress(base, event)} data-testid="found-event" data-event-id={event.id}>
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
    </li>
  );
}

/** All that is found under any of the names, each match once; a failure only where each fails. */
async function searchAll(
  vendor: OddsVendor,
  names: readonly string[],
): Promise<Outcome<readonly SportEvent[]>> {
  const answers = await Promise.all(names.map((name) => vendor.search(name)));
  const lost = answers.find(({ ok }) => !ok);
  if (lost !== undefined && answers.every(({ ok }) => !ok)) return lost;
  const events = answers.flatMap((answer) => (answer.ok ? answer.value : []));
  return done([...new Map(events.map((event) => [event.id, event])).values()]);
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
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['sports.search', vendor.id, ...names],
    queryFn: async () => valueOrThrow(await searchAll(vendor, names)),
    staleTime: STALE.seconds,
  });
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
  return (
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
              <FoundRow key={event.id} event={event} base={base} />
            ))}
          </Card>
        </Section>
      ))}
    </>
  );
}
