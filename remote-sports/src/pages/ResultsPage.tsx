/** Results of a vendor by sport and day, seven days back, under their leagues. */
import { useEffect } from 'react';
import { nextPage, rowsOnce } from '@site/domain/paging';
import { SPORT } from '@site/domain/reference/sports';
import { Link, useInfiniteQuery, usePlatform, useSearchParams, valueOrThrow } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Button,
  Card,
  EmptyState,
  Notice,
  PageBody,
  Section,
  Skeleton,
  Tabs,
  buttonLook,
} from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { boardOf, eventAddress, realOf, useBoardPlace } from '../board/board-place';
import { ResultRow } from '../board/results/ResultRow';
import { resultDays, resultQuestion } from '../board/results/results-place';
import { useBoardView } from '../board/use-board-view';
import { useSportCounts } from '../board/use-counts';
import { VendorPage } from '../board/VendorPage';
import { VendorSwitch } from '../board/VendorSwitch';
import { dayText } from '../phrases/days';
import { sportText } from '../phrases/names';
import { RESULTS } from '../phrases/results';
import { useSports } from '../state/use-sports';
import type { MatchResult } from '../vendors/port';

const StyledLink = styled(Link)`
  ${buttonLook}
`;

/** Leagues in the order of their latest match, each with its results. */
export function byLeague(
  rows: readonly MatchResult[],
): readonly (readonly [name: string, rows: readonly MatchResult[]])[] {
  const groups = new Map<string, MatchResult[]>();
  for (const row of rows) groups.set(row.leagueName, [...(groups.get(row.leagueName) ?? []), row]);
  return [...groups];
}

interface ResultsProps {
  readonly sportId: number;
  readonly day: string;
  /** The match that is asked about: it is looked for on every page, and marked. */
  readonly match: string | undefined;
}

function Results({ sportId, day, match }: ResultsProps) {
  const { vendor } = useSports();
  const place = useBoardPlace();
  const {
    data,
    isError,
    error,
    refetch,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    fetchNextPage,
  } = useInfiniteQuery({
    queryKey: ['sports.results', vendor.id, sportId, day],
    initialPageParam: 1,
    queryFn: async ({ pageParam }) =>
      valueOrThrow(await vendor.results({ sportId, day, page: pageParam })),
    getNextPageParam: (last, all) =>
      nextPage(
        all.map(({ rows }) => rows.map(({ eventId }) => eventId)),
        last.pages,
      ),
  });
  const isFound = data?.pages.some(({ rows }) => rows.some(({ eventId }) => eventId === match));
  const isAsking = match !== undefined && isFound === false && hasNextPage && !isError;
  useEffect(() => {
    if (isAsking && !isFetching) void fetchNextPage();
    // A page may come before anybody saw that it was asked for.
  }, [isAsking, isFetching, data, fetchNextPage]);
  if (data === undefined || isAsking)
    return isError ? (
      <ReadFailed title={RESULTS.failed} why={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton kind="list" />
    );
  const groups = byLeague(
    rowsOnce(
      data.pages.map(({ rows }) => rows),
      ({ eventId }) => eventId,
    ),
  );
  if (groups.length === 0)
    return (
      <EmptyState
        icon={<SportGlyph sportId={sportId} />}
        title={RESULTS.empty}
        hint={RESULTS.emptyHint}
      />
    );
  return (
    <>
      {match === undefined || isFound ? null : (
        <Notice testId="result-not-yet">
          {RESULTS.notYet}
          <StyledLink
            data-kind="ghost"
            data-size="s"
            to={eventAddress(realOf(place), { id: match, isOutright: false })}
          >
            {RESULTS.toMatch}
          </StyledLink>
        </Notice>
      )}
      {groups.map(([name, rows]) => (
        <Section
          key={name}
          title={name}
          action={<span className="num">{RESULTS.league(rows.length)}</span>}
        >
          <Card as="ul" data-pad="false">
            {rows.map((row) => (
              <ResultRow key={row.eventId} result={row} isAsked={row.eventId === match} />
            ))}
          </Card>
        </Section>
      ))}
      {hasNextPage ? (
        <Button
          kind="secondary"
          block
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {RESULTS.more}
        </Button>
      ) : null}
    </>
  );
}

function Content() {
  const { clock } = usePlatform();
  const { vendor } = useSports();
  const { choice } = useBoardView();
  const sports = (useSportCounts(vendor).data ?? []).filter(({ sportId }) => sportId !== SPORT.ALL);
  const now = clock.now();
  const [query, setQuery] = useSearchParams();
  const asked = resultQuestion(query, now);
  const sportId = asked.sportId ?? choice.sportId;
  const days = resultDays(now);
  const day = asked.day ?? days[0] ?? '';
  // Another list is not the one of the match that was asked about.
  const show = (change: Record<'sport' | 'day', string>): void =>
    setQuery(change, { replace: true });
  return (
    <PageBody>
      <VendorSwitch value={vendor.id} to={(id) => `${boardOf(id)}/results`} />
      {sports.length === 0 ? null : (
        <Tabs
          label={RESULTS.sports}
          value={String(sportId)}
          onChange={(sport) => show({ sport, day })}
          options={sports.map((sport) => ({
            value: String(sport.sportId),
            label: sportText(sport.sportId),
            icon: <SportGlyph sportId={sport.sportId} />,
            testId: `result-sport-${sport.sportId}`,
          }))}
        />
      )}
      <Tabs
        look="line"
        label={RESULTS.days}
        value={day}
        onChange={(value) => show({ sport: String(sportId), day: value })}
        options={days.map((value) => ({
          value,
          label: dayText(value, now),
          testId: `result-day-${value}`,
        }))}
      />
      <Results
        key={`${vendor.id}/${sportId}/${day}`}
        sportId={sportId}
        day={day}
        match={asked.match}
      />
    </PageBody>
  );
}

/** `…/results` of every board. */
export const Page = () => (
  <VendorPage>
    <Content />
  </VendorPage>
);
