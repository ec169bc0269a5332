/** Exact scores of one market by who wins; prices at the vendor's highest are folded. */
import { useState } from 'react';
import { EVENT } from '../../phrases/event';
import type { Market, Selection, SportEvent } from '../../vendors/port';
import { useBoard } from '../board-context';
import { OddsCell } from '../OddsCell';
import { FoldButton } from './FoldButton';
import { cappedOf, scoreColumns } from './market-groups';

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
  const { home, draw, away, rest } = scoreColumns(shown);
  const column = (selections: readonly Selection[]) => (
    <ul>
      {selections.map((selection) => (
        <li key={selection.id}>
          <OddsCell event={event} market={market} selection={selection} look="named" />
        </li>
      ))}
    </ul>
  );
  const hasDraws = draw.length > 0;
  return (
    <>
      <div data-heads data-scores data-columns={hasDraws ? 3 : 2}>
        <p>{EVENT.homeWins}</p>
        {hasDraws ? <p>{EVENT.draws}</p> : null}
        <p>{EVENT.awayWins}</p>
        {column(home)}
        {hasDraws ? column(draw) : null}
        {column(away)}
        {rest.map((selection) => (
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
