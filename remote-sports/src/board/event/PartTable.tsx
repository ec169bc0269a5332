/**
 * Scores of halves, quarters or sets of a match in play, with corners and red cards where they are
 * counted.
 */
import { SPORT } from '@site/domain/reference/sports';
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { EVENT } from '../../phrases/event';
import type { LiveInfo, SportEvent } from '../../vendors/port';

const StyledTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${type.s};
  th,
  td {
    padding: ${px(3)} ${px(2)};
    line-height: 1.3;
    text-align: center;
    font-weight: 500;
    color: ${color('text-2')};
  }
  [scope='col'] {
    font-size: ${type.xs};
    color: ${color('text-3')};
    padding-bottom: 0;
  }
  .team {
    width: 40%;
    padding-inline-start: ${px(14)};
    text-align: start;
    color: ${color('text')};
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Its name is the longest, and stands in one line. */
  th[data-total] {
    width: calc(3em + ${px(18)});
    white-space: nowrap;
  }
  [data-total] {
    padding-inline-end: ${px(14)};
  }
  td[data-total] {
    font-weight: 800;
    color: ${color('gold-text')};
  }
  td[data-now] {
    color: ${color('brand-text')};
    font-weight: 700;
  }
`;

/** Sports that count corners and red cards, and that are played on a pitch. */
export const CARDS: ReadonlySet<number> = new Set([
  SPORT.SOCCER,
  SPORT.VIRTUAL_SOCCER,
  SPORT.VIRTUAL_WORLD_CUP,
  SPORT.VIRTUAL_NATIONAL_CUP,
  SPORT.WORLD_CUP_2022,
]);

const partName = (at: number, isHalves: boolean): string =>
  (isHalves ? EVENT.part.half[at] : undefined) ?? EVENT.part.other(at + 1);

/** The table; nothing before the first part has a score. */
export function PartTable({
  event,
  live,
}: {
  readonly event: SportEvent;
  readonly live: LiveInfo;
}) {
  const { parts } = live;
  const withCards = CARDS.has(event.sportId);
  if (parts.length === 0 && !withCards) return null;
  const isHalves = withCards || live.period?.kind === 'half' || live.period?.kind === 'halfTime';
  const rows = [
    { side: 'home', name: event.homeName },
    { side: 'away', name: event.awayName },
  ] as const;
  return (
    <StyledTable className="num" aria-label={EVENT.partTable}>
      <thead>
        <tr>
          <th className="team" scope="col">
            <span className="vh">{EVENT.team}</span>
          </th>
          {parts.map((_part, at) => (
            <th key={at} scope="col">
              {partName(at, isHalves)}
            </th>
          ))}
          {withCards ? (
            <>
              <th scope="col">{EVENT.corners}</th>
              <th scope="col">{EVENT.reds}</th>
            </>
          ) : null}
          <th scope="col" data-total>
            {EVENT.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ side, name }) => (
          <tr key={side}>
            <th className="team" scope="row">
              {name}
            </th>
            {parts.map((part, at) => (
              <td key={at} data-now={at === parts.length - 1 || undefined}>
                {part[side]}
              </td>
            ))}
            {withCards ? (
              <>
                <td>{live.corners[side]}</td>
                <td>{live.reds[side]}</td>
              </>
            ) : null}
            <td data-total>{live.score[side]}</td>
          </tr>
        ))}
      </tbody>
    </StyledTable>
  );
}
