/** How the prices of some selections moved since they were first seen here, one under the other. */
import { isEuOnly } from '@site/domain/betting/bet-types';
import { Sheet, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { selectionName } from '../board/selection-text';
import { TREND } from '../phrases/trend';
import type { Market, Selection, SportEvent } from '../vendors/port';
import { PriceTrend } from './PriceTrend';

const StyledTrends = styled.div`
  display: grid;
  gap: ${px(16)};
  h3 {
    margin-bottom: ${px(6)};
    font-size: ${type.m};
  }
  & > p {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

/** A selection with the market that it is in. */
export interface TrendOf {
  readonly market: Market;
  readonly selection: Selection;
}

/** Props of {@link TrendSheet}. */
export interface TrendSheetProps {
  readonly event: SportEvent;
  readonly name: string;
  readonly of: readonly TrendOf[];
  readonly onClose: () => void;
}

/** See {@link TrendSheetProps}. */
export function TrendSheet({ event, name, of, onClose }: TrendSheetProps) {
  return (
    <Sheet open onClose={onClose} title={TREND.title(name)} testId="trend-sheet">
      <StyledTrends>
        {of.map(({ market, selection }) => (
          <section key={selection.id}>
            <h3>{selectionName(event, market, selection)}</h3>
            <PriceTrend selectionId={selection.id} euOnly={isEuOnly(market.betType)} />
          </section>
        ))}
        <p>{TREND.hint}</p>
      </StyledTrends>
    </Sheet>
  );
}
