/** The price of one of many selections in a row: a small line where it moved, a word where not. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { TREND } from '../phrases/trend';
import type { PriceTrendProps } from './PriceTrend';
import { TrendLine, useTrend } from './trend-line';

const StyledRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${px(84)} ${px(52)};
  gap: ${px(10)};
  align-items: center;
  min-height: ${px(46)};
  border-bottom: 1px solid ${color('line')};
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${type.m};
    font-weight: 650;
  }
  small {
    display: block;
    font-size: ${type.xs};
    font-weight: 500;
    color: ${color('text-3')};
  }
  .chart {
    height: ${px(24)};
  }
  .now {
    grid-column: 3;
    text-align: end;
    font-size: ${type.m};
  }
`;

/** See {@link PriceTrendProps}; what nobody saw has no row. */
export function TrendRow({
  name,
  selectionId,
  euOnly,
}: PriceTrendProps & { readonly name: string }) {
  const trend = useTrend(selectionId, euOnly);
  if (trend === null) return null;
  return (
    <StyledRow data-testid="trend-row">
      <span className="name">
        {name}
        <small className="num">
          {trend.isStill
            ? TREND.still(trend.since, trend.opened)
            : `${TREND.opened(trend.since)} ${trend.opened}`}
        </small>
      </span>
      {trend.isStill ? null : (
        <div className="chart">
          <TrendLine trend={trend} />
        </div>
      )}
      <b className="now num">{trend.now}</b>
    </StyledRow>
  );
}
