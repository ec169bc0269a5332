/** Sums of wagers in rows, each under its name. */
import type { WagerSums } from '@site/domain/betting/wager-sums';
import { Money, color, px, radius, type, winLoss } from '@site/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { STATEMENT } from '../phrases/statement';
import { drawBars } from './chart-points';

const [WIDTH, HEIGHT] = [320, 6];

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
  [data-part='bar'] {
    padding: 0 ${px(12)} ${px(10)};
    border-top: 0;
  }
  svg {
    display: block;
    width: 100%;
    height: ${px(HEIGHT)};
  }
  rect {
    fill: ${winLoss.loss};
  }
  rect[data-sign='gain'] {
    fill: ${winLoss.gain};
  }
  line {
    stroke: ${color('line-field')};
    vector-effect: non-scaling-stroke;
  }
`;
/**
 * See the file. Under each row its profit or loss as a bar, all on one scale; for the eye alone,
 * the row has said the number.
 */
export function SumsTable({
  label,
  head,
  rows,
}: {
  readonly label: string;
  readonly head: string;
  readonly rows: readonly { readonly name: string; readonly sums: WagerSums }[];
}) {
  const { zero, bars } = drawBars(
    rows.map(({ sums }) => sums.net),
    WIDTH,
  );
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
        {rows.map(({ name, sums }, at) => (
          <Fragment key={name}>
            <tr data-testid="statement-row">
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
            {rows.length < 2 ? null : (
              <tr aria-hidden>
                <td data-part="bar" colSpan={5} aria-label={STATEMENT.net}>
                  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
                    <rect
                      data-testid="statement-bar"
                      data-sign={sums.net > 0n ? 'gain' : undefined}
                      x={bars[at]?.x}
                      width={bars[at]?.width}
                      height={HEIGHT}
                    />
                    <line x1={zero} x2={zero} y1="0" y2={HEIGHT} />
                  </svg>
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </StyledTable>
  );
}
