import styled from 'styled-components';
import type { Club } from '@site/contracts/club';
import { color, px, radius, type } from '@site/ui';
import { CLUBS } from '../phrases/clubs';

const StyledScroll = styled.div`overflow-x: auto; border-radius: ${radius.l}; box-shadow: inset 0 0 0 1px ${color('line')}; background: ${color('surface')}; overscroll-behavior-x: contain;`;
const StyledTable = styled.table`
  width: 100%; border-collapse: collapse; font-size: ${type.s}; white-space: nowrap;
  th, td { padding: ${px(11)} ${px(12)}; text-align: start; } tr + tr { border-top: 1px solid ${color('line')}; } thead th { font-size: ${type.xs}; font-weight: 600; color: ${color('text-3')}; }
  tbody th { position: sticky; left: 0; background: ${color('surface')}; font-weight: 700; } tbody th small { display: block; font-size: ${type.xs}; font-weight: 400; color: ${color('text-3')}; }
`;

const whole = (value: number): string => value.toLocaleString('zh-CN');

/** Levels against what they bring; it scrolls sideways in itself, the page does not. */
export function LevelTable({ club: { club, levels } }: { readonly club: Club }) {
  const labels = levels[0]?.values.map(({ label }) => label) ?? [];
  return (
    <StyledScroll role="region" aria-label={CLUBS.levels} tabIndex={0}>
      <StyledTable data-testid="club-levels">
        <thead><tr><th scope="col">{CLUBS.mine}</th>{labels.map((label) => <th key={label} scope="col">{label}</th>)}</tr></thead>
        <tbody>
          {levels.map(({ code, name, from, values }) => (
            <tr key={code}>
              <th scope="row">{name}{club === 'vip' ? <small className="num">{CLUBS.from(whole(from))}</small> : null}</th>
              {values.map(({ label, value }) => <td key={label} className="num">{value}</td>)}
            </tr>
          ))}
        </tbody>
      </StyledTable>
    </StyledScroll>
  );
}
