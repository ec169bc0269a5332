/**
 * Exact scores of one market by who wins; folded are prices at the vendor's highest, and what one
 * column has beyond the others.
 */
import { useState } from 'react';
import { EVENT } from '../../phrases/event';
import type { Market, SportEvent } from '../../vendors/port';
import { useBoard } from '../board-context';
import { OddsCell } from '../OddsCell';
import { FoldButton } from './FoldButton';
import { cappedOf, columnsLeft, overhangOf, scoreColumns } from './market-groups';

const HEADS = { home: EVENT.homeWins, draw: EVENT.draws, away: EVENT.awayWins } as const;

/** The grid. */
export function ScoreGrid({
  event,
  market,
}: {
  readonly event: SportEvent;
  readonly market: Market;
}) {
  const { prices } = useBoard();
  const [isUnfolded, setUnfolded] = useState(false);
  // What is folded is settled when the market appears: nothing leaves under a finger.
  const [folded] = useState(() => {
    const capped = cappedOf(market.selections, prices.get);
    const priced = market.selections.filter(({ id }) => !capped.has(id));
    return new Set([...capped, ...overhangOf(scoreColumns(priced), prices.get)]);
  });
  const shown = isUnfolded
    ? market.selections
    : market.selections.filter(({ id }) => !folded.has(id));
  const sorted = scoreColumns(shown);
  const columns = columnsLeft(sorted);
  return (
    <>
      <div data-heads data-scores data-columns={columns.length}>
        {columns.map(([side]) => (
          <p key={side}>{HEADS[side]}</p>
        ))}
        {columns.map(([side, own]) => (
          <ul key={side} data-part="scores">
            {own.map((selection) => (
              <li key={selection.id}>
                <OddsCell event={event} market={market} selection={selection} look="named" />
              </li>
            ))}
          </ul>
        ))}
        {sorted.rest.map((selection) => (
          <span key={selection.id} data-wide>
            <OddsCell event={event} market={market} selection={selection} look="named" />
          </span>
        ))}
      </div>
      {folded.size === 0 ? null : (
        <FoldButton
          isOpen={isUnfolded}
          label={isUnfolded ? EVENT.unfolded : EVENT.folded(folded.size)}
          testId="scores-fold"
          onToggle={() => setUnfolded(!isUnfolded)}
        />
      )}
    </>
  );
}
