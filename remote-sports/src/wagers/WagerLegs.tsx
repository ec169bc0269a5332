/** The selections of a wager with their scores at placing and at the end. */
import { formatShort } from '@site/domain/formatting/date';
import { formatOdds } from '@site/domain/odds/convert';
import { compareOdds, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import { isEuOnly } from '@site/domain/betting/bet-types';
import { Tag, color, px, type } from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { legMarket, legMatch, legName } from '../phrases/leg-text';
import { WAGERS } from '../phrases/wagers';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import type { Wager, WagerLeg } from '../vendors/port';
import { OutcomeTag } from './OutcomeTag';

const StyledLegs = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${px(2)} ${px(12)};
    padding: ${px(8)} 0;
  }
  & > li + li {
    border-top: 1px dashed ${color('line')};
  }
  h4 {
    font-size: ${px(15)};
    line-height: 1.35;
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  p.wide {
    grid-column: 1 / -1;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  aside {
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    gap: ${px(2)};
    font-size: ${px(17)};
  }
  .type {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

function Leg({
  leg,
  oddsType,
  combo,
}: {
  readonly leg: WagerLeg;
  readonly oddsType: OddsTypeName;
  readonly combo: boolean;
}) {
  const euOnly = leg.betType === null || isEuOnly(leg.betType);
  const shown = formatOdds(leg.price, oddsType, euOnly);
  const requested =
    compareOdds(leg.requested, leg.price) === 0
      ? null
      : formatOdds(leg.requested, oddsType, euOnly).text;
  const scores = [
    leg.scoreAtBet === null
      ? ''
      : `${WAGERS.scoreAtBet} ${leg.scoreAtBet.home}:${leg.scoreAtBet.away}`,
    leg.finalScore === null
      ? ''
      : `${WAGERS.finalScore} ${leg.finalScore.home}:${leg.finalScore.away}`,
  ]
    .filter((text) => text !== '')
    .join(' · ');
  return (
    <li data-testid="wager-leg" data-status={leg.outcome}>
      <div>
        <h4>{legName(leg)}</h4>
        <p>
          {leg.live ? (
            <>
              <Tag tone="live">{WAGERS.live}</Tag>{' '}
            </>
          ) : null}
          {legMarket(leg) === '' ? '' : `${legMarket(leg)} · `}
          {legMatch(leg)}
        </p>
      </div>
      <aside>
        <Odds text={shown.text} />
        {combo ? (
          leg.outcome === 'running' ? null : (
            <OutcomeTag outcome={leg.outcome} />
          )
        ) : (
          <small className="type">{ODDS_TYPE_SHORT[shown.type]}</small>
        )}
      </aside>
      <p className="wide num">
        {leg.leagueName} · {formatShort(leg.startAt)}
        {scores === '' ? '' : ` · ${scores}`}
        {requested === null ? '' : ` · ${WAGERS.requested(requested)}`}
      </p>
    </li>
  );
}

/** The legs. */
export function WagerLegs({ wager }: { readonly wager: Wager }) {
  const combo = wager.comboId !== null;
  return (
    <StyledLegs>
      {wager.legs.map((leg) => (
        <Leg
          key={`${leg.marketId}/${leg.vendorKey}`}
          leg={leg}
          oddsType={combo ? 'EU' : wager.oddsType}
          combo={combo}
        />
      ))}
    </StyledLegs>
  );
}
