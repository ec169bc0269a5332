/** A selection's price since it was first seen here, as a line over time, with the same in words. */
import { formatTime } from '@site/domain/formatting/date';
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { TREND } from '../phrases/trend';
import { TrendLine, useTrend } from './trend-line';

const StyledTrend = styled.div`
  display: grid;
  gap: ${px(6)};
  .chart {
    height: ${px(40)};
  }
  .axis {
    display: flex;
    justify-content: space-between;
    border-top: 1px solid ${color('line-strong')};
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: ${px(6)};
    margin: 0;
  }
  dt,
  .still {
    font-size: ${type.s};
    color: ${color('text-3')};
  }
  dd {
    margin: 0;
    font-size: ${type.m};
    font-weight: 650;
  }
`;

/** Props of {@link PriceTrend}. */
export interface PriceTrendProps {
  readonly selectionId: string;
  readonly euOnly: boolean;
}

/** See {@link PriceTrendProps}. */
export function PriceTrend({ selectionId, euOnly }: PriceTrendProps) {
  const trend = useTrend(selectionId, euOnly);
  if (trend === null || trend.isStill)
    return (
      <StyledTrend data-testid="price-trend">
        <p className="still num">
          {trend === null ? TREND.none : TREND.still(trend.since, trend.now)}
        </p>
      </StyledTrend>
    );
  const facts: readonly (readonly [string, string])[] = [
    [TREND.opened(trend.since), trend.opened],
    [TREND.low, trend.low],
    [TREND.high, trend.high],
    [TREND.now, trend.now],
  ];
  return (
    <StyledTrend data-testid="price-trend">
      <div className="chart">
        <TrendLine trend={trend} />
      </div>
      <p className="axis num" aria-hidden="true">
        <span>{formatTime(trend.history.points[0]?.at ?? trend.history.since)}</span>
        <span>{TREND.now}</span>
      </p>
      <dl className="num">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </StyledTrend>
  );
}
