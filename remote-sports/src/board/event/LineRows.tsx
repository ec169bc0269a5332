/**
 * Lines of a market one under the other, both sides beside each other: the main one is marked, the
 * far and the dead ones stand behind a fold.
 */
import { useState } from 'react';
import { BET_TYPE } from '@site/domain/betting/bet-types';
import { EVENT } from '../../phrases/event';
import { SIDE_TEXT } from '../../phrases/names';
import type { SportEvent } from '../../vendors/port';
import { FoldButton } from './FoldButton';
import type { MarketSection } from './market-groups';
import { MarketCells } from './MarketCells';
import { useLineFold } from './use-line-fold';

/** The lines. */
export function LineRows({
  event,
  section: { betType, markets },
}: {
  readonly event: SportEvent;
  readonly section: MarketSection;
}) {
  const { main, open } = useLineFold(markets);
  const [isUnfolded, setUnfolded] = useState(false);
  const [first, second] =
    betType === BET_TYPE.OVER_UNDER
      ? [SIDE_TEXT.over, SIDE_TEXT.under]
      : [event.homeName, event.awayName];
  const shown = isUnfolded ? markets : markets.filter(({ id }) => open.has(id));
  const folded = markets.filter(({ id }) => !open.has(id)).length;
  return (
    <>
      <div data-heads>
        <p>{first}</p>
        <p>{second}</p>
        {shown.map((market) => {
          const isMain = markets.length > 1 && market.id === main;
          return (
            <div
              key={market.id}
              className="line"
              data-testid="market-line"
              data-main={isMain || undefined}
              role={isMain ? 'group' : undefined}
              aria-label={isMain ? EVENT.mainLine : undefined}
            >
              <MarketCells event={event} market={market} look="wide" />
              {isMain ? (
                <span className="tag" aria-hidden="true">
                  {EVENT.mainTag}
                </span>
              ) : null}
            </div>
          );
        })}
      </div>
      {folded === 0 ? null : (
        <FoldButton
          isOpen={isUnfolded}
          label={isUnfolded ? EVENT.fewerLines : EVENT.moreLines(folded)}
          testId="lines-fold"
          onToggle={() => setUnfolded(!isUnfolded)}
        />
      )}
    </>
  );
}
