/**
 * Runners of a season, the likeliest first: ordered when they appear, so that nothing moves under a
 * finger afterwards.
 */
import { useMemo } from 'react';
import { BET_TYPE } from '@site/domain/betting/bet-types';
import { compareOdds } from '@site/domain/odds/decimal-odds';
import type { Market, Selection } from '../vendors/port';
import { useBoard } from './board-context';
import type { PriceTable } from './price-table';

/** By price, those without one last. */
export function byPrice(
  selections: readonly Selection[],
  get: PriceTable['get'],
): readonly Selection[] {
  return selections.toSorted((a, b) => {
    const [left, right] = [get(a.id), get(b.id)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return compareOdds(left, right);
  });
}

/** Selections of a market in the order in which they are shown. */
export function useRunners(market: Market | undefined): readonly Selection[] {
  const { prices } = useBoard();
  const isField = market?.betType === BET_TYPE.OUTRIGHT || market?.betType === BET_TYPE.TOP_THREE;
  const names = market?.selections.map(({ id }) => id).join() ?? '';
  // oxlint-disable-next-line react/exhaustive-deps
  const order = useMemo(
    () =>
      market === undefined || !isField
        ? []
        : byPrice(market.selections, prices.get).map(({ id }) => id),
    [names, isField, prices],
  );
  if (market === undefined) return [];
  return isField
    ? market.selections.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    : market.selections;
}
