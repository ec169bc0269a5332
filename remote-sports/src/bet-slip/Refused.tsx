/** A bet that was turned down, with its reason and the way on. */
import { useState, type ReactNode } from 'react';
import { betStep, isOfLine, isOfPrice, isPassing } from '@site/domain/betting/bet-codes';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import type { AppError } from '@site/domain/errors/app-error';
import { BET_CODE_TEXT } from '@site/phrases/betting';
import { usePlatform, useStateView } from '@site/platform';
import { Notice } from '@site/ui';
import { refusalText, SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { isDead, isPausedLeg } from './gone';
import { hasNewTerms, type SlipRow } from './slip-model';
import { StyledAction } from './slip-styles';
import { StepButton } from './StepButton';
import type { StepActs } from './steps';
import { SwappedButton } from './SwappedButton';
import { useInSight } from './use-in-sight';
import { useSteps } from './use-steps';

/** Words of a bet that did not go, with the way on. */
export function NotGone({
  tone,
  text,
  error,
  acts,
  isRefused = false,
  isBelow = false,
  children = null,
}: {
  readonly tone: 'warn' | 'danger';
  readonly text: string;
  readonly error: AppError;
  /** Null where the button below is the way on. */
  readonly acts: StepActs | null;
  readonly isRefused?: boolean;
  /** It stands below what is looked at, and comes into sight by itself. */
  readonly isBelow?: boolean;
  readonly children?: ReactNode;
}) {
  const told = useInSight<HTMLDivElement>(isBelow);
  return (
    <Notice
      tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...(isRefused ? { testId: 'slip-refused' } : {})}
    >
      <StyledAction ref={told}>
        <span>{text}</span>
        {acts === null ? null : <StepButton error={error} acts={acts} />}
        {children}
      </StyledAction>
    </Notice>
  );
}

/** For who would rather have the bet than the price: none of the next ones is turned down for it. */
function AcceptAny() {
  const { acceptAny, setAcceptAny } = useSports();
  const { toast } = usePlatform();
  if (useStateView(acceptAny)) return null;
  return (
    // It holds for all bets to come: a tap that was on its way to something else means none of it.
    <SwappedButton
      kind="ghost"
      size="s"
      data-testid="slip-any-from-now"
      onClick={() => {
        setAcceptAny(true);
        toast.show('info', SLIP.anyFromNow);
      }}
    >
      {SLIP.acceptAny}
    </SwappedButton>
  );
}

/** Turned down after thinking, with the reason: the bet is made anew with the place button, or not. */
const isVerdict = (error: AppError): boolean =>
  error.kind === 'api' && error.code === '13050' && error.description !== '';

/** Nothing was sent: the place button sends it, and only where there is a network. */
const isOfGate = (error: AppError): boolean => error.kind === 'api' && isPassing(error.code);

/** When the vendor was last asked for these rows; 0 before it was. */
const lastAsked = (rows: readonly SlipRow[]): number =>
  Math.min(...rows.map(({ requestedAt }) => requestedAt ?? 0));

/** A line is paused, or its price is being worked out: there is nothing to agree to. */
const isHeldRow = (row: SlipRow): boolean =>
  isPausedLeg(row) || row.info?.status === SELECTION_STATUS.UPDATING;

/**
 * What was turned down. Of a price that moved, or a line that paused, the button below is the one
 * way on, and the vendor is asked anew by itself: until it has something to agree to, or has said
 * that it is as agreed, the refusal stands in its own words.
 */
export function Refused({
  error,
  selectionId,
}: {
  readonly error: AppError;
  readonly selectionId: string | null;
}) {
  const acts = useSteps(selectionId);
  const rows = useSlip().rows.filter(
    ({ selection }) => selectionId === null || selection.selectionId === selectionId,
  );
  const [since] = useState(() => lastAsked(rows));
  const code = error.kind === 'api' ? error.code : null;
  const isPrice = code !== null && isOfPrice(code);
  const isLine = code !== null && isOfLine(code);
  const isAsked = lastAsked(rows) > since;
  const isHeld = (isPrice || isLine) && rows.some(isHeldRow);
  // The code of a line does not say whether it pauses; the vendor does.
  const [hasPaused, setPaused] = useState(false);
  if (isLine && isAsked && isHeld && !hasPaused) setPaused(true);
  const isBack =
    !isHeld && (hasPaused ? !rows.some(isDead) : isPrice && isAsked && !rows.some(hasNewTerms));
  const isToAgree = isPrice && (isAsked || betStep(code) === 'acceptPrice');
  const isQuiet = isBack || (isHeld && (isPrice || hasPaused));
  // Nothing can be agreed to in either: it says what was, and not what to do.
  const quiet = !hasPaused ? SLIP.priceBack : isHeld ? SLIP.linePaused : SLIP.lineBack;
  return (
    <NotGone
      isRefused
      isBelow={selectionId === null}
      tone={isQuiet ? 'warn' : 'danger'}
      text={isQuiet ? quiet : isPrice && isAsked ? BET_CODE_TEXT['13110'] : refusalText(error)}
      error={error}
      acts={isToAgree || isQuiet || isVerdict(error) || isOfGate(error) ? null : acts}
    >
      {isToAgree && !isQuiet ? <AcceptAny /> : null}
    </NotGone>
  );
}
