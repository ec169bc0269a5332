/** Exact scores of one market by who wins; prices at the vendor's highest are folded, no others. */
import { useState } from 'react';
import { EVENT } from '../../phrases/event';
import type { Market, SportEvent } from '../../vendors/port';
import { useBoard } from '../board-context';
import { OddsCell } from '../OddsCell';
import { FoldButton } from './FoldButton';
import { cappedOf, columnsLeft, scoreColumns } from './market-groups';

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
  const [capped] = useState(() => cappedOf(market.selections, prices.get));
  const shown = isUnfolded
    ? market.selections
    : market.selections.filter(({ id }) => !capped.has(id));
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
      {capped.size === 0 ? null : (
        <FoldButton
          isOpen={isUnfolded}
          label={isUnfolded ? EVENT.unfolded : EVENT.folded(capped.size)}
          testId="scores-fold"
          onToggle={() => setUnfolded(!isUnfolded)}
        />
      )}
    </>
  );
}
