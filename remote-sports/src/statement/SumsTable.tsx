/** Sums of wagers in rows, each under its name. */
import type { WagerSums } from '@site/domain/betting/wager-sums';
import { Money, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { STATEMENT } from '../phrases/statement';

const StyledTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${type.s};
  background: ${color('surface')};
  border-radius: ${radius.m};
  overflow: hidden;
  th,
  td {
    padding: ${px(10)} ${px(6)};
    text-align: end;
    font-weight: 600;
  }
  th {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  .name {
    text-align: start;
    padding-inline-start: ${px(12)};
  }
  .net {
    padding-inline-end: ${px(12)};
  }
  td {
    border-top: 1px solid ${color('line')};
  }
`;
/** See the file. */
export function SumsTable({
  label,
  head,
  rows,
}: {
  readonly label: string;
  readonly head: string;
  readonly rows: readonly { readonly name: string; readonly sums: WagerSums }[];
}) {
  return (
    <StyledTable className="num" aria-label={label}>
      <thead>
        <tr>
          <th className="name" scope="col">
            {head}
          </th>
          <th scope="col">{STATEMENT.staked}</th>
          <th scope="col">{STATEMENT.turnover}</th>
          <th scope="col">{STATEMENT.returned}</th>
          <th className="net" scope="col">
            {STATEMENT.net}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, sums }) => (
          <tr key={name} data-testid="statement-row">
            <td className="name">{name}</td>
            <td>
              <Money amount={sums.staked} symbol={false} />
            </td>
            <td>
              <Money amount={sums.turnover} symbol={false} />
            </td>
            <td>
              <Money amount={sums.returned} symbol={false} />
            </td>
            <td className="net">
              <Money amount={sums.net} symbol={false} signed />
            </td>
          </tr>
        ))}
      </tbody>
    </StyledTable>
  );
}
