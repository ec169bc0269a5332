/**
 * Table of the league, how both teams did lately and against each other (§7.4): read when a member
 * asks, and it fails alone.
 */
import { STALE, usePlatform, useQuery, valueOrThrow } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { DateText, Section, Sheet, Skeleton, Tabs, Tag, color, px, type } from '@site/ui';
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
    grid-template-columns: ${px(78)} minmax(0, 1fr) auto minmax(0, 1fr) auto;
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

const TONE = { won: 'ok', drawn: 'neutral', lost: 'danger' } as const;

/** How a match ended for a team. */
function Result({ match, team }: { readonly match: PlayedMatch; readonly team: string }) {
  const margin = (match.homeScore - match.awayScore) * (match.homeName === team ? 1 : -1);
  const result = margin > 0 ? 'won' : margin < 0 ? 'lost' : 'drawn';
  return <Tag tone={TONE[result]}>{EVENT.form[result]}</Tag>;
}

function Matches({
  title,
  matches,
  none,
  team,
}: {
  readonly title: string;
  /** Said in their place. */
  readonly none: string;
  readonly matches: readonly PlayedMatch[];
  /** Whose form it is: each match says how it ended for it. */
  readonly team?: string;
}) {
  return (
    <Section title={title}>
      {matches.length === 0 ? (
        <p>{none}</p>
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
              {team === undefined ? null : <Result match={match} team={team} />}
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

function Panel({ event, view }: { readonly event: SportEvent; readonly view: LeagueView }) {
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
  const team = view === 'away' ? awayName : homeName;
  return (
    <>
      {view === 'table' ? (
        <Table rows={table.data.rows} own={new Set([homeName, awayName])} />
      ) : view === 'meetings' ? (
        <Matches
          title={EVENT.meetings}
          none={EVENT.noMeetings}
          matches={headToHead(played, homeName, awayName, RECENT)}
        />
      ) : (
        <Matches
          title={`${team} ${EVENT.recent}`}
          team={team}
          none={EVENT.noRecent}
          matches={matchesOf(played, team, RECENT)}
        />
      )}
      {isShort ? (
        <ReadFailed title={EVENT.panelShort} why={table.error ?? results.error} onRetry={again} />
      ) : null}
    </>
  );
}

const StyledPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${px(14)};
  min-height: 40vh;
  padding-top: ${px(12)};
  align-content: start;
`;

const VIEWS = ['table', 'meetings', 'home', 'away'] as const;
/** What of the league is shown. */
export type LeagueView = (typeof VIEWS)[number];

/** The sheet: a tab for each of table, meetings and both teams' form. */
export function LeagueSheet({
  event,
  view,
  onView,
  onClose,
}: {
  readonly event: SportEvent;
  readonly view: LeagueView;
  readonly onView: (view: LeagueView) => void;
  readonly onClose: () => void;
}) {
  const label: Readonly<Record<LeagueView, string>> = {
    table: EVENT.table,
    meetings: EVENT.meetings,
    home: `${event.homeName} ${EVENT.recent}`,
    away: `${event.awayName} ${EVENT.recent}`,
  };
  return (
    <Sheet open onClose={onClose} title={event.leagueName} testId="league-sheet">
      <Tabs
        label={EVENT.panel}
        value={view}
        onChange={onView}
        options={VIEWS.map((value) => ({
          value,
          label: label[value],
          testId: `league-panel-${value}`,
        }))}
      />
      <StyledPanel data-testid="league-panel">
        <Panel event={event} view={view} />
      </StyledPanel>
    </Sheet>
  );
}
