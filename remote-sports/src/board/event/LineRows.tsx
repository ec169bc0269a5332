/**
 * Lines of a market one under the other, both sides beside each other: the main one is marked, the
 * far and the dead ones stand behind a fold.
 */
import { BET_TYPE } from '@site/domain/betting/bet-types';
import { EVENT } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';
import type { MarketSection } from './market-groups';
import { MarketCells } from './MarketCells';
import type { LinesOf } from './use-line-fold';

/** The lines. Over and under stand in each cell; the sides of a handicap over their columns. */
export function LineRows({
  event,
  section: { betType, markets },
  lines: { main, shown },
}: {
  readonly event: SportEvent;
  readonly section: MarketSection;
  readonly lines: LinesOf;
}) {
  const isNamed = betType !== BET_TYPE.OVER_UNDER;
  return (
    <div data-lines data-heads={isNamed || undefined}>
      {isNamed ? (
        <>
          <p>{event.homeName}</p>
          <p>{event.awayName}</p>
        </>
      ) : null}
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
            {isMain ? (
              <span className="tag" aria-hidden="true">
                {EVENT.mainTag}
              </span>
            ) : null}
            <MarketCells event={event} market={market} look="wide" />
          </div>
        );
      })}
    </div>
  );
}
