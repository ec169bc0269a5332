/**
 * Runners of a season, the likeliest first: ordered when they appear, so that nothing moves under a
 * finger afterwards.
 */
import { useState } from 'react';
import { BET_TYPE } from '@site/domain/betting/bet-types';
import { compareOdds } from '@site/domain/odds/decimal-odds';
import type { Market, Selection } from '../vendors/port';
import { useBoard } from './board-context';
import type { PriceTable } from './price-table';

const NONE: readonly string[] = [];

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
  const shown = market?.selections ?? [];
  const names = isField ? shown.map(({ id }) => id).join() : '';
  // Another board begins without markets: its prices make an order of their own.
  const [order, setOrder] = useState({ names: '', ids: NONE });
  if (order.names !== names)
    setOrder({ names, ids: byPrice(shown, prices.get).map(({ id }) => id) });
  const { ids } = order;
  return isField ? shown.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : shown;
}
