/** A selection's price since it was first seen here, as a line, with the same in words. */
import { useSyncExternalStore } from 'react';
import { drawHistory, lastPrice } from '@site/domain/betting/price-history';
import { formatOdds } from '@site/domain/odds/convert';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { usePlatform } from '@site/platform';
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { TREND } from '../phrases/trend';
import { useOddsType, useVendorId } from '../state/use-sports';
import { priceMemory } from './price-memory';

const [WIDTH, HEIGHT] = [240, 40];

const StyledTrend = styled.div`
  display: grid;
  gap: ${px(6)};
  svg {
    width: 100%;
    height: ${px(40)};
    overflow: visible;
  }
  polyline {
    fill: none;
    stroke: ${color('brand-text')};
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: ${px(6)};
    margin: 0;
  }
  dt,
  & > p {
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
  const platform = usePlatform();
  const vendor = useVendorId();
  const oddsType = useOddsType();
  const memory = priceMemory(platform);
  const history = useSyncExternalStore(memory.onChange, () => memory.of(vendor, selectionId));
  if (history === null)
    return (
      <StyledTrend data-testid="price-trend">
        <p>{TREND.none}</p>
      </StyledTrend>
    );
  const text = (price: DecimalOdds): string => formatOdds(price, oddsType, euOnly).text;
  const { opened, low, high, points } = history;
  const now = text(lastPrice(history));
  // A price that stands still is a word, not a line and four times the same number.
  if (points.length === 1)
    return (
      <StyledTrend data-testid="price-trend">
        <p className="num">{TREND.still(now)}</p>
      </StyledTrend>
    );
  const facts: readonly (readonly [string, string])[] = [
    [TREND.opened, text(opened)],
    [TREND.low, text(low)],
    [TREND.high, text(high)],
    [TREND.now, now],
  ];
  return (
    <StyledTrend data-testid="price-trend">
      <svg
        role="img"
        aria-label={TREND.said(text(opened), text(low), text(high), now)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <polyline points={drawHistory(history, platform.clock.now(), WIDTH, HEIGHT)} />
      </svg>
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
