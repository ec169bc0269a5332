/** Which lines of a kind of market stand open on the page of a match. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import { foldLines, type LineFold } from '@site/domain/betting/line-fold';
import { useSports } from '../../state/use-sports';
import type { Market } from '../../vendors/port';
import { useBoard } from '../board-context';
import { lineOf } from './market-groups';

/** Markets with a selection in the slip, joined: the same text while they are the same. */
function useChosenOf(markets: readonly Market[]): string {
  const { state } = useSports().slip;
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const subscription = state.changes$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [state],
  );
  return useSyncExternalStore(subscribe, () => {
    const rows = new Set(state.get().rows.map(({ selection }) => selection.selectionId));
    return markets
      .filter(({ selections }) => selections.some(({ id }) => rows.has(id)))
      .map(({ id }) => id)
      .join('\n');
  });
}

/**
 * The fold. It is settled when lines come or go, never by a price that moves; a line in the slip
 * stands open, and stays so when it is taken out: nothing leaves under a finger.
 */
function useLineFold(markets: readonly Market[]): LineFold {
  const { prices } = useBoard();
  const ids = markets.map(({ id }) => id).join('\n');
  const settle = (): LineFold & { readonly ids: string } => ({
    ids,
    ...foldLines(
      markets.map((market) => ({
        id: market.id,
        line: lineOf(market),
        rank: market.rank,
        prices: market.selections.map(({ id }) => prices.get(id)),
      })),
    ),
  });
  const [fold, setFold] = useState(settle);
  const chosen = useChosenOf(markets);
  if (fold.ids !== ids) setFold(settle());
  else {
    const hidden = chosen.split('\n').filter((id) => id !== '' && !fold.open.has(id));
    if (hidden.length > 0) setFold({ ...fold, open: new Set([...fold.open, ...hidden]) });
  }
  return fold;
}

/** Lines of a section as they stand, and the fold that the rest is behind. */
export interface LinesOf {
  /** The main line; null where there is none. */
  readonly main: LineFold['main'];
  readonly shown: readonly Market[];
  /** How many are behind the fold, open or not. */
  readonly folded: number;
  readonly isUnfolded: boolean;
  readonly toggle: () => void;
}

/** The lines of a kind of market. */
export function useLines(markets: readonly Market[]): LinesOf {
  const { main, open } = useLineFold(markets);
  const [isUnfolded, setUnfolded] = useState(false);
  const near = markets.filter(({ id }) => open.has(id));
  return {
    main,
    shown: isUnfolded ? markets : near,
    folded: markets.length - near.length,
    isUnfolded,
    toggle: () => setUnfolded(!isUnfolded),
  };
}
