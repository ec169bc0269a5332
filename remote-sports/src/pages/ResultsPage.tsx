/** Results of a vendor by sport and day, seven days back, under their leagues. */
import { useState } from 'react';
import { dayKey, dayStart } from '@site/domain/formatting/day';
import { nextPage, rowsOnce } from '@site/domain/paging';
import { SPORT } from '@site/domain/reference/sports';
import { useInfiniteQuery, usePlatform, valueOrThrow } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, Card, EmptyState, PageBody, Section, Skeleton, Tabs } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import { boardOf } from '../board/board-place';
import { ResultRow } from '../board/results/ResultRow';
import { useBoardView } from '../board/use-board-view';
import { useSportCounts } from '../board/use-counts';
import { VendorPage } from '../board/VendorPage';
import { VendorSwitch } from '../board/VendorSwitch';
import { dayText } from '../phrases/days';
import { sportText } from '../phrases/names';
import { RESULTS } from '../phrases/results';
import { useSports } from '../state/use-sports';
import type { MatchResult } from '../vendors/port';

const DAYS = 7;
const DAY_MS = 86_400_000;

/** Leagues in the order of their latest match, each with its results. */
export function byLeague(
  rows: readonly MatchResult[],
): readonly (readonly [name: string, rows: readonly MatchResult[]])[] {
  const groups = new Map<string, MatchResult[]>();
  for (const row of rows) groups.set(row.leagueName, [...(groups.get(row.leagueName) ?? []), row]);
  return [...groups];
}

function Results({ sportId, day }: { readonly sportId: number; readonly day: string }) {
  const { vendor } = useSports();
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({
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
  if (data === undefined)
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
      {groups.map(([name, rows]) => (
        <Section
          key={name}
          title={name}
          action={<span className="num">{RESULTS.league(rows.length)}</span>}
        >
          <Card as="ul" data-pad="false">
            {rows.map((row) => (
              <ResultRow key={row.eventId} result={row} />
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
  const [sportId, setSportId] = useState(choice.sportId);
  const now = clock.now();
  const today = dayStart(dayKey(now));
  const days = Array.from({ length: DAYS }, (_, back) => dayKey(today - back * DAY_MS));
  const [day, setDay] = useState(dayKey(now));
  return (
    <PageBody>
      <VendorSwitch value={vendor.id} to={(id) => `${boardOf(id)}/results`} />
      {sports.length === 0 ? null : (
        <Tabs
          label={RESULTS.sports}
          value={String(sportId)}
          onChange={(value) => setSportId(Number(value))}
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
        onChange={setDay}
        options={days.map((value) => ({
          value,
          label: dayText(value, now),
          testId: `result-day-${value}`,
        }))}
      />
      <Results key={`${vendor.id}/${sportId}/${day}`} sportId={sportId} day={day} />
    </PageBody>
  );
}

/** `…/results` of every board. */
export const Page = () => (
  <VendorPage>
    <Content />
  </VendorPage>
);
