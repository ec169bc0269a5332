/** What became of a bet, as lasting text (safety D3): never a toast alone. */
import { useState } from 'react';
import { isEuOnly } from '@site/domain/betting/bet-types';
import { totalOdds } from '@site/domain/betting/total-odds';
import { verdictDue } from '@site/domain/betting/verdict-due';
import { returnOf } from '@site/domain/betting/win-risk';
import { formatOdds } from '@site/domain/odds/convert';
import { formatCny } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, Notice, px, useIsLate, useLeft } from '@site/ui';
import styled from 'styled-components';
import { comboText } from '../phrases/combos';
import { SLIP, STEP_TEXT, troubleText } from '../phrases/slip';
import { useSlip } from '../state/use-sports';
import type { Wager } from '../vendors/port';
import { useSeconds } from '../wagers/use-seconds';
import { sheetTitle } from './sheet-title';
import { NotGone, Refused } from './Refused';
import type { Attempt } from './slip-model';
import { StyledAction } from './slip-styles';
import type { StepActs } from './steps';
import { useSteps } from './use-steps';
import { CopiedId } from './CopiedId';

const StyledBooked = styled.span`
  display: block;
  margin-top: ${px(4)};
  [data-part='sum'] {
    white-space: nowrap;
  }
`;

function Booked({ wager, isAsked }: { readonly wager: Wager; readonly isAsked: boolean }) {
  const [leg] = wager.legs;
  const { comboId, vendor, legs, lines, stake, stakePerLine, risk, toWin, freeBet, id, oddsType } =
    wager;
  const booked =
    leg === undefined
      ? []
      : [
          // What waits for its verdict was asked for, and not taken yet.
          `${isAsked ? SLIP.requested : SLIP.booked} ${formatOdds(leg.price, oddsType, leg.betType === null || isEuOnly(leg.betType)).text}`,
        ];
  const total =
    lines === 1 ? [`${SLIP.totalOdds} ${totalOdds(legs.map(({ price }) => price))}`] : [];
  const each = lines > 1 ? [SLIP.lineSum(lines, formatCny(stakePerLine))] : [];
  const what =
    comboId === null ? booked : [comboText(vendor, comboId, legs.length), ...total, ...each];
  return (
    <StyledBooked className="num">
      <b>{what.join(' · ')}</b>
      <br />
      <b data-part="sum">
        {SLIP.stake} ¥{formatCny(stake)}
      </b>{' '}
      <span data-part="sum">
        · {lines > 1 ? SLIP.most : SLIP.returns} ¥
        {formatCny(returnOf({ risk, win: toWin }, { freeBet }))}
      </span>
      <br />
      <CopiedId id={id} />
    </StyledBooked>
  );
}

/**
 * A bet whose verdict is open: the manual check, and after two minutes the customer service (safety
 * D3).
 */
function Unknown({ since, acts }: { readonly since: number; readonly acts: StepActs }) {
  const { clock, money } = usePlatform();
  const isLate = useIsLate(since, clock.now);
  return (
    <Notice tone="warn" role="status">
      <StyledAction>
        <b>{SLIP.unknown}</b>
        <Button kind="ghost" size="s" onClick={money.checkNow}>
          {SLIP.check}
        </Button>
      </StyledAction>
      {isLate ? (
        <StyledAction>
          <span>{SLIP.late}</span>
          <Button kind="ghost" size="s" onClick={acts.support}>
            {STEP_TEXT.support}
          </Button>
        </StyledAction>
      ) : null}
    </Notice>
  );
}

/**
 * That it waits is said once; the seconds are for the eye, as of a bet that is sold: those that its
 * vendor told, and those that it took where they are over or none were told.
 */
function Waited({ since, due }: { readonly since: number; readonly due: number | null }) {
  const { clock } = usePlatform();
  const seconds = useSeconds(since, clock.now);
  const left = Math.ceil(useLeft(due ?? since, clock.now) / 1_000);
  return (
    <span role="timer" className="num" data-testid="slip-waited">
      {left > 0 ? SLIP.verdictIn(left) : SLIP.waited(seconds)}
    </span>
  );
}

/**
 * The outcome of a row or of the combo; nothing while it is edited.
 *
 * @param selectionId null for the combo.
 */
export function AttemptOutcome({
  attempt,
  selectionId,
}: {
  readonly attempt: Attempt;
  readonly selectionId: string | null;
}) {
  const acts = useSteps(selectionId);
  const isTitled = sheetTitle(useSlip()) === SLIP.placed;
  const { result, trouble, isUnsent, sending } = attempt;
  const isPending = result?.phase === 'pending';
  // As many lines after the verdict as before it: nothing moves under a finger when it comes.
  const [hasWaited, setWaited] = useState(isPending);
  if (isPending && !hasWaited) setWaited(true);
  const booked = (wagers: readonly Wager[], isAsked: boolean) =>
    wagers.map((wager) => <Booked key={wager.id} wager={wager} isAsked={isAsked} />);
  if (sending) return <Notice role="status">{SLIP.placing}</Notice>;
  switch (result?.phase) {
    case undefined:
      // That something could not be read again is no news until it is too old: the foot says that.
      return trouble === null || (trouble.kind !== 'api' && !isUnsent) ? null : (
        <NotGone
          tone="warn"
          text={trouble.kind === 'api' ? troubleText(trouble) : SLIP.notSent}
          error={trouble}
          acts={acts}
        />
      );
    case 'submitting':
      return <Notice role="status">{SLIP.placing}</Notice>;
    case 'unknown':
      return <Unknown since={result.intent.startedAt} acts={acts} />;
    case 'pending':
      return (
        <Notice tone="warn" role="status">
          <b>{SLIP.waitingTitle}</b>
          <Waited since={result.intent.startedAt} due={verdictDue(result.result?.wagers ?? [])} />
          <br />
          {SLIP.waiting}
          {booked(result.result?.wagers ?? [], true)}
        </Notice>
      );
    case 'done':
      return (
        <Notice tone="ok" role="status" testId="slip-done">
          {/* What the head of the sheet says is not said once more; it is heard with the box. */}
          <b className={isTitled ? 'vh' : undefined}>{SLIP.placed}</b>
          {hasWaited ? (
            <>
              {isTitled ? <b>{SLIP.confirmed}</b> : null}
              <br />
              {SLIP.inForce}
            </>
          ) : null}
          {booked(result.result.wagers, false)}
        </Notice>
      );
    case 'notPlaced':
      return (
        <Notice tone="danger" role="alert" testId="slip-not-placed">
          {SLIP.notPlaced}
        </Notice>
      );
    case 'refused':
      return <Refused key={result.intent.key} error={result.error} selectionId={selectionId} />;
  }
}
