/** What a member looks up of a wager now and then: its number, when it was placed, each match. */
import { useState } from 'react';
import { formatDateTime, formatShort } from '@site/domain/formatting/date';
import { isEuOnly } from '@site/domain/betting/bet-types';
import { formatOdds } from '@site/domain/odds/convert';
import { compareOdds } from '@site/domain/odds/decimal-odds';
import { Button, ChevronDown, color, px, type } from '@site/ui';
import { copyText } from '@site/ui/share';
import styled from 'styled-components';
import { legName } from '../phrases/leg-text';
import { VENDOR_SHORT } from '../phrases/names';
import { WAGERS } from '../phrases/wagers';
import type { Wager, WagerLeg } from '../vendors/port';

const StyledSwitch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${px(4)};
  min-height: max(44px, ${px(44)});
  padding-inline-end: ${px(8)};
  font-size: ${type.xs};
  color: ${color('text-3')};
  white-space: nowrap;
  [data-part='more'] {
    color: ${color('text-2')};
  }
  svg {
    width: ${px(14)};
    height: ${px(14)};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const StyledDetails = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${px(4)} ${px(10)};
  padding-block: ${px(4)} ${px(8)};
  font-size: ${type.xs};
  color: ${color('text-3')};
  &[hidden] {
    display: none;
  }
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
  const type = wager.comboId === null ? wager.oddsType : 'EU';
  const asked = formatOdds(requested, type, betType === null || isEuOnly(betType)).text;
  return [
    leagueName,
    WAGERS.kickOff(formatShort(startAt)),
    ...(compareOdds(requested, price) === 0 ? [] : [WAGERS.requested(asked)]),
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
        {WAGERS.copy}
      </Button>{' '}
      <span role="status">
        {isCopied === null ? '' : isCopied ? WAGERS.copied : WAGERS.copyFailed}
      </span>
    </>
  );
}

/** Props of {@link DetailsSwitch} and {@link WagerDetails}. */
interface FoldProps {
  readonly wager: Wager;
  /** Id of the details. */
  readonly id: string;
  readonly isOpen: boolean;
}

/** Folded: who sees it reads the vendor alone. */
export function DetailsSwitch({
  wager,
  id,
  isOpen,
  onToggle,
}: FoldProps & { readonly onToggle: () => void }) {
  return (
    <StyledSwitch type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
      {VENDOR_SHORT[wager.vendor]} <span data-part="more">{WAGERS.details}</span>
      <ChevronDown aria-hidden />
    </StyledSwitch>
  );
}

/** Number, time and matches; below everything else of the card, over its whole width. */
export function WagerDetails({ wager, id, isOpen }: FoldProps) {
  const { placedAt, legs, comboId } = wager;
  const took = tookSeconds(wager);
  return (
    <StyledDetails className="num" id={id} hidden={!isOpen} data-testid="wager-details">
      <dt>{WAGERS.receipt}</dt>
      <dd>
        <Receipt id={wager.id} />
      </dd>
      <dt>{WAGERS.placedAt}</dt>
      <dd>
        <time className="when" dateTime={new Date(placedAt).toISOString()}>
          {formatDateTime(placedAt)}
        </time>
        {took < 1 ? '' : ` · ${WAGERS.took(took)}`}
      </dd>
      {legs.map((leg) => (
        <div key={`${leg.marketId}/${leg.vendorKey}`} data-part="match">
          <dt>{comboId === null ? WAGERS.match : legName(leg)}</dt>
          <dd>{matchText(leg, wager)}</dd>
        </div>
      ))}
    </StyledDetails>
  );
}
