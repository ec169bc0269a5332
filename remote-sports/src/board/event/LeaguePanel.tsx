/** Table of the league and how both teams did lately (§7.4): read when it is opened, and it fails alone. */
import { useState } from 'react';
import { getDataResults, getDataStatistics } from '@site/contracts/sports-data';
import { Paging } from '@site/domain/constants';
import { STALE, useCall } from '@site/platform';
import { Button, Card, DateText, FailedState, Section, Skeleton, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { eventCopy as copy } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';

/** Matches of a team that are shown. */
const RECENT = 5;

const StyledTable = styled.table`
  width: 100%; border-collapse: collapse; font-size: ${type.s};
  th, td { padding: ${px(7)} ${px(3)}; text-align: center; font-weight: 500; color: ${color('text-2')}; }
  thead th { font-size: ${type.xs}; color: ${color('text-3')}; border-bottom: 1px solid ${color('line')}; }
  th:nth-child(2), td:nth-child(2) { text-align: start; color: ${color('text')}; }
  td:last-child { font-weight: 700; color: ${color('text')}; }
  tr[data-own] { background: ${color('brand-soft')}; } tr[data-own] > td:nth-child(2) { color: ${color('brand-text')}; font-weight: 700; }
`;
const StyledRecent = styled.ul`
  display: grid; gap: ${px(2)}; font-size: ${type.s};
  & > li { display: grid; grid-template-columns: ${px(78)} minmax(0, 1fr) auto minmax(0, 1fr); gap: ${px(6)}; align-items: center; min-height: ${px(30)}; }
  & > li > :nth-child(2) { text-align: end; } & time { font-size: ${type.xs}; color: ${color('text-3')}; } & b { min-width: ${px(44)}; text-align: center; }
`;

function Panel({ event }: { readonly event: SportEvent }) {
  const query = { query: { leagueId: event.leagueId, currentPage: 1, perPageSize: Paging.sportsData } };
  const table = useCall(getDataStatistics, query, { staleMs: STALE.fiveMinutes });
  const results = useCall(getDataResults, query, { staleMs: STALE.fiveMinutes });
  const own = new Set([event.homeName, event.awayName]);
  if (table.data === undefined) {
    return table.isError ? <FailedState title={copy.panelFailed} onRetry={() => void table.refetch()} /> : <Skeleton kind="list" />;
  }
  const recent = (team: string) => (results.data?.data ?? []).filter(({ homeName, awayName }) => homeName === team || awayName === team).slice(0, RECENT);
  return (
    <>
      {table.data.data.length === 0 ? <p>{copy.panelEmpty}</p> : (
        <StyledTable className="num" aria-label={copy.table}>
          <thead><tr>{copy.tableHead.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>
            {table.data.data.map((row) => (
              <tr key={row.rank} data-own={own.has(row.teamName) || undefined}>
                <td>{row.rank}</td><td>{row.teamName}</td><td>{row.played}</td><td>{row.won}</td><td>{row.drawn}</td><td>{row.lost}</td><td>{row.goalsFor}/{row.goalsAgainst}</td><td>{row.points}</td>
              </tr>
            ))}
          </tbody>
        </StyledTable>
      )}
      {[...own].map((team) => (
        <Section key={team} title={`${team} ${copy.recent}`}>
          {recent(team).length === 0 ? <p>{copy.noRecent}</p> : (
            <StyledRecent>
              {recent(team).map((match) => (
                <li key={match.resultId}><DateText at={match.startTime} shape="short" /><span>{match.homeName}</span><b className="num">{match.homeScore} : {match.awayScore}</b><span>{match.awayName}</span></li>
              ))}
            </StyledRecent>
          )}
        </Section>
      ))}
    </>
  );
}

const StyledPanel = styled(Card)`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${px(14)}; padding: ${px(10)};`;

/** The panel, shut at first. */
export function LeaguePanel({ event }: { readonly event: SportEvent }) {
  const [open, setOpen] = useState(false);
  return (
    <Section title={copy.panel}>
      {open ? <StyledPanel data-testid="league-panel"><Panel event={event} /></StyledPanel> : <Button block kind="ghost" data-testid="league-panel-open" onClick={() => setOpen(true)}>{copy.panelOpen}</Button>}
    </Section>
  );
}
