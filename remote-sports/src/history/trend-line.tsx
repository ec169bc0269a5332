/** What is known of a selection's price in words, and the line that draws it. */
import { useSyncExternalStore } from 'react';
import { drawHistory, lastPrice, type PriceHistory } from '@site/domain/betting/price-history';
import { formatTime } from '@site/domain/formatting/date';
import { formatOdds } from '@site/domain/odds/convert';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { usePlatform } from '@site/platform';
import { color } from '@site/ui';
import styled from 'styled-components';
import { TREND } from '../phrases/trend';
import { useOddsType, useVendorId } from '../state/use-sports';
import { priceMemory } from './price-memory';

const [WIDTH, HEIGHT] = [240, 40];

const StyledLine = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;
  polyline {
    fill: none;
    stroke: ${color('brand-text')};
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
`;

/** A price's past in the odds type that the member reads. */
export interface TrendText {
  readonly history: PriceHistory;
  /** When it was first seen, `22:01`. */
  readonly since: string;
  readonly opened: string;
  readonly low: string;
  readonly high: string;
  readonly now: string;
  /** A price that stands still is a word, not a line and four times the same number. */
  readonly isStill: boolean;
}

/** The past of a price; null while nothing was seen of it. */
export function useTrend(selectionId: string, euOnly: boolean): TrendText | null {
  const vendor = useVendorId();
  const oddsType = useOddsType();
  const memory = priceMemory(usePlatform());
  const history = useSyncExternalStore(memory.onChange, () => memory.of(vendor, selectionId));
  if (history === null) return null;
  const text = (price: DecimalOdds): string => formatOdds(price, oddsType, euOnly).text;
  return {
    history,
    since: formatTime(history.since),
    opened: text(history.opened),
    low: text(history.low),
    high: text(history.high),
    now: text(lastPrice(history)),
    isStill: history.points.length === 1,
  };
}

/** The line, with the same in words for readers. */
export function TrendLine({
  trend: { history, since, opened, low, high, now },
}: {
  readonly trend: TrendText;
}) {
  const { clock } = usePlatform();
  return (
    <StyledLine
      role="img"
      aria-label={TREND.said(since, opened, low, high, now)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <polyline points={drawHistory(history, clock.now(), WIDTH, HEIGHT)} />
    </StyledLine>
  );
}
