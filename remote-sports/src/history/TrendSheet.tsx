/**
 * How the prices of some selections moved since they were first seen here: of one the whole story,
 * of many a row each.
 */
import { isEuOnly } from '@site/domain/betting/bet-types';
import { ODDS_TYPE_NAMES } from '@site/domain/odds/decimal-odds';
import { Segmented, Sheet, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { selectionName } from '../board/selection-text';
import { BOARD } from '../phrases/board';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { TREND } from '../phrases/trend';
import { useOddsType, useSportsState } from '../state/use-sports';
import type { Market, Selection, SportEvent } from '../vendors/port';
import { PriceTrend } from './PriceTrend';
import { TrendRow } from './TrendRow';

const StyledTrends = styled.div`
  display: grid;
  gap: ${px(16)};
  ul:not(:empty) + .none {
    display: none;
  }
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

/** See {@link TrendSheetProps}. The type in which prices are written can be changed beside them. */
export function TrendSheet({ event, name, of, onClose }: TrendSheetProps) {
  const { setOddsType } = useSportsState();
  const oddsType = useOddsType();
  return (
    <Sheet open onClose={onClose} title={TREND.title(name)} testId="trend-sheet">
      <StyledTrends>
        <Segmented
          label={BOARD.oddsTypeLabel}
          value={oddsType}
          onChange={setOddsType}
          options={ODDS_TYPE_NAMES.map((value) => ({ value, label: ODDS_TYPE_SHORT[value] }))}
        />
        {of.length === 1 ? (
          of.map(({ market, selection }) => (
            <section key={selection.id}>
              <h3>{selectionName(event, market, selection)}</h3>
              <PriceTrend selectionId={selection.id} euOnly={isEuOnly(market.betType)} />
            </section>
          ))
        ) : (
          <>
            <ul>
              {of.map(({ market, selection }) => (
                <TrendRow
                  key={selection.id}
                  name={selectionName(event, market, selection)}
                  selectionId={selection.id}
                  euOnly={isEuOnly(market.betType)}
                />
              ))}
            </ul>
            <p className="none">{TREND.none}</p>
          </>
        )}
        <p>{TREND.hint}</p>
      </StyledTrends>
    </Sheet>
  );
}
