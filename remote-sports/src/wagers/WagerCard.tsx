/** One wager: what was bet, at which price, what came of it, and what can be done with it. */
import type { ReactNode } from 'react';
import { formatShort } from '@site/domain/formatting/date';
import { openShare } from '@site/domain/betting/cash-out';
import { returnOf } from '@site/domain/betting/win-risk';
import { fenOf, formatCny, ZERO_FEN } from '@site/domain/money';
import { Card, Money, Notice, Tag, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { comboText } from '../phrases/combos';
import { legMarket, legMatch, legName } from '../phrases/leg-text';
import { OUTCOME_TEXT } from '../phrases/names';
import { REASON_TEXT } from '../phrases/wager-reasons';
import { WAGERS } from '../phrases/wagers';
import type { Wager } from '../vendors/port';
import { OutcomeTag } from './OutcomeTag';
import type { LiveEventOf } from './use-live-events';
import { WagerDetails } from './WagerDetails';
import { WagerLegs } from './WagerLegs';

const StyledCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${px(6)};
  h3 {
    font-size: ${type.l};
  }
  [data-part='combo'] {
    display: flex;
    align-items: center;
    gap: ${px(8)};
  }
  [data-part='combo'] > small {
    flex: 1;
    font-size: ${type.s};
    font-weight: 500;
    color: ${color('text-2')};
  }
  & > p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  [data-part='sums'],
  [data-part='sums'] > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${px(4)} ${px(6)};
  }
  [data-part='sums'] {
    column-gap: ${px(20)};
    padding-top: ${px(8)};
    border-top: 1px solid ${color('line')};
  }
  [data-part='sums'] dt {
    font-size: ${type.s};
    color: ${color('text-3')};
  }
  [data-part='sums'] dd {
    font-weight: 700;
  }
  [data-part='foot'] {
    display: flex;
    align-items: flex-start;
    gap: ${px(8)};
    /* What it holds is higher than its words. */
    margin-bottom: ${px(-8)};
  }
  /* Below a row of buttons it is as near to them as they are to each other. */
  [data-part='foot'][data-alone] {
    margin-block: ${px(-10)} ${px(-16)};
  }
  [data-part='foot'] > button[data-size='s'] {
    margin-top: ${px(4)};
  }
  ul {
    margin: ${px(4)} 0 0;
    padding-inline-start: ${px(16)};
  }
`;

function Resettlements({ wager }: { readonly wager: Wager }) {
  if (wager.resettlements.length === 0) return null;
  return (
    <Notice testId="wager-resettled">
      <b>{WAGERS.resettled}</b>
      <ul className="num">
        {wager.resettlements.map(({ at, outcome, returned, note }) => (
          <li key={`${at}/${returned}`}>
            {[
              formatShort(at),
              WAGERS.resettledAs(
                outcome === null ? null : OUTCOME_TEXT[outcome],
                formatCny(returned),
              ),
              note,
            ]
              .filter((text) => text !== '')
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Sums({ wager }: { readonly wager: Wager }) {
  const { stake, toWin, returned, outcome, freeBet, cashOut } = wager;
  const risk = freeBet ? ZERO_FEN : wager.risk;
  const most = returnOf({ risk: wager.risk, win: toWin }, { freeBet });
  return (
    <dl data-part="sums">
      <div>
        <dt>{WAGERS.stake}</dt>
        <dd>
          <Money amount={stake} />
        </dd>
      </div>
      {risk === stake ? null : (
        <div>
          <dt>{WAGERS.risk}</dt>
          <dd>
            <Money amount={risk} />
          </dd>
        </div>
      )}
      {returned === null ? (
        // What was sold brings nothing any more: the price paid for it stands above.
        <div>
          <dt>{cashOut === null ? WAGERS.returns : WAGERS.restReturns}</dt>
          <dd data-testid="wager-returns">
            <Money
              amount={
                cashOut === null
                  ? most
                  : openShare(most, { openRisk: cashOut.openRisk, risk: wager.risk })
              }
            />
          </dd>
        </div>
      ) : (
        <>
          <div>
            <dt>{WAGERS.returned}</dt>
            <dd data-testid="wager-returned">
              <Money amount={returned} />
            </dd>
          </div>
          {outcome === 'rejected' ? null : (
            <div>
              <dt>{WAGERS.net}</dt>
              <dd>
                <Money amount={fenOf(returned - risk)} signed />
              </dd>
            </div>
          )}
        </>
      )}
    </dl>
  );
}

/**
 * What sets a wager apart from the others of a list for who hears it: what, on which match, how
 * much.
 */
function wagerName({ comboId, vendor, legs, stake }: Wager): string {
  const [leg] = legs;
  const what =
    comboId !== null
      ? [comboText(vendor, comboId, legs.length)]
      : leg === undefined
        ? []
        : [legName(leg), legMarket(leg), legMatch(leg)];
  return [...what, `¥${formatCny(stake)}`].filter((words) => words !== '').join('，');
}

/** Props of {@link WagerCard}. */
export interface WagerCardProps {
  readonly wager: Wager;
  /** Its matches as they are played now. */
  readonly eventOf?: LiveEventOf;
  /** The offer to sell, under the sums. */
  readonly sale?: ReactNode;
  /** Beside the details. */
  readonly action?: ReactNode;
}

/** A wager as a card. */
export function WagerCard({ wager, eventOf, sale, action = null }: WagerCardProps) {
  const { comboId, legs, lines, stakePerLine, cashOut } = wager;
  // A clock that runs and how it stands say more than that it runs.
  const isPlayed = legs.some(
    ({ eventId }) => (eventOf?.(wager.vendor, eventId)?.live ?? null) !== null,
  );
  const tag =
    wager.outcome === 'running' && isPlayed ? null : <OutcomeTag outcome={wager.outcome} />;
  return (
    <StyledCard
      as="article"
      data-testid="wager-row"
      data-wager-id={wager.id}
      data-status={wager.outcome}
      data-vendor={wager.vendor}
      aria-label={wagerName(wager)}
    >
      {comboId === null ? null : (
        <h3 data-part="combo">
          {comboText(wager.vendor, comboId, legs.length)}{' '}
          <small className="num">
            {lines > 1 ? WAGERS.perLine(lines, formatCny(stakePerLine)) : ''}
          </small>
          {tag}
        </h3>
      )}
      <WagerLegs wager={wager} tag={tag} {...(eventOf === undefined ? {} : { eventOf })} />
      {wager.reason === null ? null : <Notice tone="danger">{REASON_TEXT[wager.reason]}</Notice>}
      {wager.cancelled === null ? null : (
        <p data-testid="wager-cancelled">{WAGERS.cancelled[wager.cancelled]}</p>
      )}
      {wager.freeBet ? (
        <p>
          <Tag tone="gold">{WAGERS.freeBet}</Tag>
        </p>
      ) : null}
      {wager.afterDanger ? (
        <p>
          <Tag tone="warn">{WAGERS.afterDanger}</Tag>
        </p>
      ) : null}
      {cashOut === null ? null : (
        <p className="num">
          {cashOut.whole
            ? WAGERS.soldWhole(formatCny(cashOut.paid))
            : WAGERS.soldPart(formatCny(cashOut.paid), formatCny(cashOut.openRisk))}
        </p>
      )}
      <Sums wager={wager} />
      <Resettlements wager={wager} />
      {sale}
      <footer data-part="foot" data-alone={action === null || undefined}>
        <WagerDetails wager={wager} />
        {action}
      </footer>
    </StyledCard>
  );
}
