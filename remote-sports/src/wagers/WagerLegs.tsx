/** The selections of a wager with their scores at placing and at the end. */
import { formatShort } from '@site/domain/formatting/date';
import { formatOdds } from '@site/domain/odds/convert';
import { compareOdds, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import { isEuOnly } from '@site/domain/betting/bet-types';
import { Link } from '@site/platform';
import { ChevronRight, Tag, color, px, type } from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { legMarket, legMatch, legName } from '../phrases/leg-text';
import { WAGERS } from '../phrases/wagers';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { boardOf, eventAddress } from '../board/board-place';
import type { SportEvent, Wager, WagerLeg } from '../vendors/port';
import { LegNow } from './LegNow';
import { OutcomeTag } from './OutcomeTag';
import type { LiveEventOf } from './use-live-events';

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
    font-size: ${type.l};
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
  .match {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: ${color('brand-text')};
  }
  .match > svg {
    width: ${px(14)};
    height: ${px(14)};
  }
  aside {
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    gap: ${px(2)};
    font-size: ${type.l};
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
  vendor,
  event,
}: {
  readonly leg: WagerLeg;
  readonly oddsType: OddsTypeName;
  readonly combo: boolean;
  readonly vendor: Wager['vendor'];
  /** The match as it is played now; undefined where it is not followed. */
  readonly event: SportEvent | undefined;
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
        <h3>{legName(leg)}</h3>
        <p>
          {/* While it is played the line below says so. */}
          {leg.live && (event?.live ?? null) === null ? (
            <>
              <Tag tone="live">{WAGERS.live}</Tag>{' '}
            </>
          ) : null}
          {legMarket(leg) === '' ? '' : `${legMarket(leg)} · `}
          {event === undefined ? (
            legMatch(leg)
          ) : (
            <Link
              className="match"
              data-testid="wager-match"
              to={eventAddress(boardOf(vendor), event)}
            >
              {legMatch(leg)}
              <ChevronRight aria-hidden />
            </Link>
          )}
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
      {event === undefined ? null : <LegNow leg={leg} event={event} />}
      <p className="wide num">
        {leg.leagueName} · {formatShort(leg.startAt)}
        {scores === '' ? '' : ` · ${scores}`}
        {requested === null ? '' : ` · ${WAGERS.requested(requested)}`}
      </p>
    </li>
  );
}

/** The legs. */
export function WagerLegs({
  wager,
  eventOf,
}: {
  readonly wager: Wager;
  readonly eventOf?: LiveEventOf;
}) {
  const combo = wager.comboId !== null;
  return (
    <StyledLegs>
      {wager.legs.map((leg) => (
        <Leg
          key={`${leg.marketId}/${leg.vendorKey}`}
          leg={leg}
          oddsType={combo ? 'EU' : wager.oddsType}
          combo={combo}
          vendor={wager.vendor}
          event={leg.outcome === 'running' ? eventOf?.(wager.vendor, leg.eventId) : undefined}
        />
      ))}
    </StyledLegs>
  );
}
