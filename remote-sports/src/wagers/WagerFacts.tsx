/** What a member looks up of a wager now and then: its number, when it was placed, each match. */
import { useState } from 'react';
import { formatDateTime, formatShort } from '@site/domain/formatting/date';
import { isEuOnly } from '@site/domain/betting/bet-types';
import { formatOdds } from '@site/domain/odds/convert';
import { compareOdds } from '@site/domain/odds/decimal-odds';
import { Button, color, px, type } from '@site/ui';
import { copyText } from '@site/ui/share';
import styled from 'styled-components';
import { legName } from '../phrases/leg-text';
import { WAGER_FACTS } from '../phrases/wager-facts';
import { WAGERS } from '../phrases/wagers';
import type { Wager, WagerLeg } from '../vendors/port';

const StyledDetails = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${px(4)} ${px(10)};
  padding-block: ${px(4)} ${px(8)};
  font-size: ${type.xs};
  color: ${color('text-3')};
  & > [data-part='match'] {
    display: contents;
  }
  .when {
    white-space: nowrap;
  }
  dd {
    color: ${color('text-2')};
  }
  [data-part='id'] {
    user-select: all;
    margin-inline-end: ${px(8)};
  }
`;

/** Whole seconds from the member's tap to the vendor's word. */
const tookSeconds = ({ requestTime, placedAt }: Wager): number =>
  Math.floor((placedAt - requestTime) / 1_000);

/** `星海超级联赛 · 11/28 00:00 开赛 · 提交赔率 0.93`. */
function matchText({ leagueName, startAt, requested, price, betType }: WagerLeg, wager: Wager) {
  const oddsType = wager.comboId === null ? wager.oddsType : 'EU';
  const asked = formatOdds(requested, oddsType, betType === null || isEuOnly(betType)).text;
  return [
    leagueName,
    WAGERS.kickOff(formatShort(startAt)),
    ...(compareOdds(requested, price) === 0 ? [] : [WAGER_FACTS.requested(asked)]),
  ].join(' · ');
}

/** The number with a button that copies it, and says whether it did. */
function Receipt({ id }: { readonly id: string }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <span data-part="id">{id}</span>
      <Button
        kind="ghost"
        size="s"
        onClick={() => void copyText(id, navigator).then((copied) => setCopied(copied))}
      >
        {WAGER_FACTS.copy}
      </Button>{' '}
      <span role="status">
        {isCopied === null ? '' : isCopied ? WAGER_FACTS.copied : WAGER_FACTS.copyFailed}
      </span>
    </>
  );
}

/** Terms and what they are, below a card. */
export function WagerFacts({ wager }: { readonly wager: Wager }) {
  const { placedAt, legs, comboId } = wager;
  // A wager that was sold whole is settled by its sale: the vendor's moment of it.
  const soldAt = wager.outcome === 'cashedOut' ? wager.settledAt : null;
  const took = tookSeconds(wager);
  return (
    <StyledDetails className="num" data-testid="wager-details">
      <dt>{WAGER_FACTS.receipt}</dt>
      <dd>
        <Receipt id={wager.id} />
      </dd>
      <dt>{WAGER_FACTS.placedAt}</dt>
      <dd>
        <time className="when" dateTime={new Date(placedAt).toISOString()}>
          {formatDateTime(placedAt)}
        </time>
        {took < 1 ? '' : ` · ${WAGER_FACTS.took(took)}`}
      </dd>
      {soldAt === null ? null : (
        <>
          <dt>{WAGER_FACTS.soldAt}</dt>
          <dd>
            <time className="when" dateTime={new Date(soldAt).toISOString()}>
              {formatDateTime(soldAt)}
            </time>
          </dd>
        </>
      )}
      {legs.map((leg) => (
        <div key={`${leg.marketId}/${leg.vendorKey}`} data-part="match">
          <dt>{comboId === null ? WAGER_FACTS.match : legName(leg)}</dt>
          <dd>{matchText(leg, wager)}</dd>
        </div>
      ))}
    </StyledDetails>
  );
}
