/**
 * Table of the league, how both teams did lately and against each other (§7.4): read when it is
 * opened, and it fails alone.
 */
import { useState } from 'react';
import { STALE, usePlatform, useQuery, valueOrThrow } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, Card, DateText, Section, Skeleton, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { EVENT } from '../../phrases/event';
import {
  headToHead,
  leagueTable,
  matchesOf,
  recentResults,
  type PlayedMatch,
  type TableLine,
} from '../../sports-data/league-data';
import type { SportEvent } from '../../vendors/port';

/** Matches of a team that are shown. */
const RECENT = 5;
/** Column of the table that holds the team. */
const TEAM_AT = 1;

const StyledTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${type.s};
  th,
  td {
    padding: ${px(7)} ${px(3)};
    text-align: center;
    font-weight: 500;
    color: ${color('text-2')};
  }
  [scope='col'] {
    font-size: ${type.xs};
    color: ${color('text-3')};
    border-bottom: 1px solid ${color('line')};
  }
  .team {
    text-align: start;
    color: ${color('text')};
  }
  .points {
    font-weight: 700;
    color: ${color('text')};
  }
  tr[data-own] {
    background: ${color('brand-soft')};
  }
  [data-own] > .team {
    color: ${color('brand-text')};
    font-weight: 700;
  }
`;
const StyledRecent = styled.ul`
  display: grid;
  gap: ${px(2)};
  font-size: ${type.s};
  & > li {
    display: grid;
    grid-template-columns: ${px(78)} minmax(0, 1fr) auto minmax(0, 1fr);
    gap: ${px(6)};
    align-items: center;
    min-height: ${px(30)};
  }
  .home {
    text-align: end;
  }
  & time {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & b {
    min-width: ${px(44)};
    text-align: center;
  }
`;

function Matches({
  title,
  matches,
}: {
  readonly title: string;
  readonly matches: readonly PlayedMatch[];
}) {
  return (
    <Section title={title}>
      {matches.length === 0 ? (
        <p>{EVENT.noRecent}</p>
      ) : (
        <StyledRecent>
          {matches.map((match) => (
            <li key={match.resultId}>
              <DateText at={match.startTime} shape="short" />
              <span className="home">{match.homeName}</span>
              <b className="num">
                {match.homeScore} : {match.awayScore}
              </b>
              <span>{match.awayName}</span>
            </li>
          ))}
        </StyledRecent>
      )}
    </Section>
  );
}

function Table({
  rows,
  own,
}: {
  readonly rows: readonly TableLine[];
  readonly own: ReadonlySet<string>;
}) {
  if (rows.length === 0) return <p>{EVENT.panelEmpty}</p>;
  return (
    <StyledTable className="num" aria-label={EVENT.table}>
      <thead>
        <tr>
          {EVENT.tableHead.map((name, at) => (
            <th key={name} className={at === TEAM_AT ? 'team' : undefined} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rank} data-own={own.has(row.teamName) || undefined}>
            <td>{row.rank}</td>
            <td className="team">{row.teamName}</td>
            <td>{row.played}</td>
            <td>{row.won}</td>
            <td>{row.drawn}</td>
            <td>{row.lost}</td>
            <td>
              {row.goalsFor}/{row.goalsAgainst}
            </td>
            <td className="points">{row.points}</td>
          </tr>
        ))}
      </tbody>
    </StyledTable>
  );
}

function Panel({ event }: { readonly event: SportEvent }) {
  const { api } = usePlatform();
  const { leagueId, homeName, awayName } = event;
  const table = useQuery({
    queryKey: ['sports.table', leagueId],
    queryFn: async () => valueOrThrow(await leagueTable(api, leagueId)),
    staleTime: STALE.fiveMinutes,
  });
  const results = useQuery({
    queryKey: ['sports.league-results', leagueId],
    queryFn: async () => valueOrThrow(await recentResults(api, leagueId)),
    staleTime: STALE.fiveMinutes,
  });
  if (table.data === undefined)
    return table.isError ? (
      <ReadFailed
        title={EVENT.panelFailed}
        why={table.error}
        onRetry={() => void table.refetch()}
      />
    ) : (
      <Skeleton kind="list" />
    );
  const played = results.data?.rows ?? [];
  const isShort = !table.data.isWhole || results.isError || results.data?.isWhole === false;
  const again = (): void => void Promise.all([table.refetch(), results.refetch()]);
  const meetings = headToHead(played, homeName, awayName, RECENT);
  return (
    <>
      <Table rows={table.data.rows} own={new Set([homeName, awayName])} />
      {isShort ? (
        <ReadFailed title={EVENT.panelShort} why={table.error ?? results.error} onRetry={again} />
      ) : null}
      {meetings.length === 0 ? null : <Matches title={EVENT.meetings} matches={meetings} />}
      {[homeName, awayName].map((team) => (
        <Matches
          key={team}
          title={`${team} ${EVENT.recent}`}
          matches={matchesOf(played, team, RECENT)}
        />
      ))}
    </>
  );
}

const StyledPanel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${px(14)};
  padding: ${px(10)};
`;

/** The panel, shut at first. */
export function LeaguePanel({ event }: { readonly event: SportEvent }) {
  const [open, setOpen] = useState(false);
  return (
    <Section title={EVENT.panel}>
      {open ? (
        <StyledPanel data-testid="league-panel">
          <Panel event={event} />
        </StyledPanel>
      ) : (
        <Button block kind="ghost" data-testid="league-panel-open" onClick={() => setOpen(true)}>
          {EVENT.panelOpen}
        </Button>
      )}
    </Section>
  );
}
