import styled from 'styled-components';
import type { Club } from '@site/contracts/club';
import { formatWhole } from '@site/domain/formatting/whole';
import { Tag, color, px, radius, type } from '@site/ui';
import { CLUBS } from '../phrases/clubs';

const StyledScroll = styled.div`
  overflow-x: auto;
  border-radius: ${radius.l};
  box-shadow: inset 0 0 0 1px ${color('line')};
  background: ${color('surface')};
  overscroll-behavior-x: contain;
`;
const StyledTable = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${type.s};
  white-space: nowrap;
  th,
  td {
    padding: ${px(11)} ${px(12)};
    text-align: start;
  }
  td,
  [scope='row'] {
    border-top: 1px solid ${color('line')};
  }
  [scope='col'] {
    font-size: ${type.xs};
    font-weight: 600;
    color: ${color('text-3')};
  }
  .level {
    position: sticky;
    left: 0;
    background: ${color('surface')};
    border-inline-end: 1px solid ${color('line')};
  }
  [scope='row'] {
    font-weight: 700;
  }
  [scope='row'] small {
    display: block;
    font-size: ${type.xs};
    font-weight: 400;
    color: ${color('text-3')};
  }
  [scope='row'] > span {
    margin-inline-start: ${px(6)};
  }
  [aria-current] :is(th, td) {
    background: ${color('gold-soft')};
  }
  [aria-current] small {
    color: ${color('text-2')};
  }
`;

/**
 * Levels against what they bring, the own one marked; it scrolls sideways in itself, the page does
 * not.
 */
export function LevelTable({
  club: { club, levels },
  own,
}: {
  readonly club: Club;
  readonly own: string | null;
}) {
  const labels = levels[0]?.values.map(({ label }) => label) ?? [];
  return (
    <StyledScroll role="region" aria-label={CLUBS.levelTable} tabIndex={0}>
      <StyledTable data-testid="club-levels">
        <thead>
          <tr>
            <th className="level" scope="col">
              {CLUBS.level}
            </th>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ code, name, from, values }) => (
            <tr key={code} aria-current={code === own ? 'true' : undefined}>
              <th className="level" scope="row">
                {name}
                {code === own ? <Tag tone="gold">{CLUBS.current}</Tag> : null}
                {club === 'vip' ? (
                  <small className="num">{CLUBS.from(formatWhole(from))}</small>
                ) : null}
              </th>
              {values.map(({ label, value }) => (
                <td key={label} className="num">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </StyledTable>
    </StyledScroll>
  );
}
