/** The foot of a slip that can be placed: sums, one named reason, the keypad, the button. */
import { useRef, type MouseEvent } from 'react';
import { asBetCode, BET_CODE_STEP, type BetStep } from '@site/domain/betting/bet-codes';
import type { StakeReason } from '@site/domain/betting/stake-check';
import { totalOdds } from '@site/domain/betting/total-odds';
import { formatCny, formatCnyShort } from '@site/domain/money';
import { formatOdds } from '@site/domain/odds/convert';
import { STAKE_REASON_TEXT } from '@site/phrases/betting';
import { Button, ChevronDown, IconButton } from '@site/ui';
import { useSeen } from '@site/remote-kit/seen';
import { reasonText, SLIP, STAKE_ACT_TEXT, STEP_TEXT } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { NO_FIELD, restingField, type ActiveField } from './active-field';
import { AskAgain } from './AskAgain';
import { comboRows, isStraightAlone } from './combo-rows';
import { ComboStake } from './ComboStake';
import { StyledFoot } from './foot-styles';
import { isGone, isPausedLeg } from './gone';
import { isBadAmount, type SlipContext, type SlipReason } from './slip-check';
import { FootSums } from './FootSums';
import { depositFor } from './deposit-for';
import { GoneFoot } from './GonePick';
import { isLocked, type SlipState } from './slip-model';
import { offerOf, readPrices, slipAtOffer, type SlipOffer } from './slip-offer';
import { PausedLegs } from './PausedLegs';
import { useRefusedSums, type RefusedSums } from './refused-sum';
import { Keypad, QuickAmounts } from './StakeEntry';
import { STEP_ACT } from './steps';
import { useLeaveSlip } from './use-leave-slip';
import { useAsSeen } from './use-seen';
import { useSteps } from './use-steps';
import { useWayIn } from './use-way-in';

/** Props of {@link PlaceFoot}. */
export interface PlaceFootProps {
  readonly context: SlipContext;
  readonly active: ActiveField | null;
}

/** What mends a reason at once. */
const MENDS: ReadonlyMap<StakeReason, BetStep> = new Map<StakeReason, BetStep>([
  ['stakeOverMax', 'lowerStake'],
  ['stakeUnderMin', 'raiseStake'],
  ['feedStale', 'refresh'],
]);

/** The button beside the reason; nothing where typing mends it. */
function ReasonStep({ reason }: { readonly reason: SlipReason }) {
  const { mode } = useSlip();
  const field = 'field' in reason ? reason.field : null;
  const acts = useSteps(reason.kind === 'stake' && mode === 'combo' ? null : field);
  const code =
    reason.kind === 'parlay' && typeof reason.code === 'string' ? asBetCode(reason.code) : null;
  const step =
    reason.kind === 'stake'
      ? MENDS.get(reason.id)
      : code === null
        ? undefined
        : BET_CODE_STEP[code];
  return step === undefined ? null : (
    <Button kind="ghost" size="s" data-testid="slip-mend" onClick={() => acts[STEP_ACT[step]]()}>
      {STEP_TEXT[step]}
    </Button>
  );
}

/** Nothing was done wrong yet, or the vendor mends it: the button itself says what is missing. */
const ON_BUTTON: ReadonlySet<StakeReason> = new Set<StakeReason>([
  'signIn',
  'stakeEmpty',
  'limitsUnknown',
  'balanceUnknown',
  'lineClosed',
]);

const isOnButton = (reason: SlipReason): boolean =>
  reason.kind === 'status' ||
  reason.kind === 'gone' ||
  (reason.kind === 'stake' && ON_BUTTON.has(reason.id));

/**
 * The price that the button agrees to: that of the one bet that moved, or of all together; of a
 * system none.
 */
function agreedOdds(state: SlipState, { singles, shown }: SlipOffer, context: SlipContext): string {
  if (state.mode === 'combo')
    return isStraightAlone(comboRows(slipAtOffer(state), context.vendor))
      ? totalOdds([...shown.values()])
      : '';
  const [id = ''] = singles;
  const price = shown.get(id);
  const row = state.rows.find(({ selection }) => selection.selectionId === id);
  return singles.length !== 1 || price === undefined || row === undefined
    ? ''
    : formatOdds(price, context.oddsType, row.selection.euOnly).text;
}

/** What the button says: what it sends, that it agrees to other prices, or what to do first. */
function PlaceWords({
  offer,
  context,
  isRefused,
}: {
  readonly offer: SlipOffer;
  readonly context: SlipContext;
  /** An upper limit has just turned this sum down. */
  readonly isRefused: boolean;
}) {
  const state = useSlip();
  const {
    reason,
    totals: { bets, risk },
    moved,
  } = offer;
  if (reason !== null && isOnButton(reason)) return reasonText(reason);
  if (reason?.kind === 'tooPoor') return STAKE_REASON_TEXT.balanceShort;
  if (reason?.kind === 'freeBetShort') return SLIP.freeBetAct;
  if (isBadAmount(reason))
    return STAKE_ACT_TEXT[reason?.kind === 'stake' ? reason.id : 'balanceShort'] ?? SLIP.placeBare;
  if (reason === null && isRefused) return STAKE_ACT_TEXT.stakeOverMax;
  if (bets === 0) return SLIP.placeBare;
  if (moved === 0 || reason !== null) return SLIP.place(bets, formatCny(risk));
  const odds = agreedOdds(state, offer, context);
  return (
    <span data-part="agree" className="num">
      {SLIP.agree}
      {/* Of several bets no one price is named. */}
      <span className={odds === '' ? undefined : 'vh'}>{SLIP.agreeTo}</span>
      {` ${odds}`.trimEnd()}
      {SLIP.agreeAndPlace(bets, formatCnyShort(risk))}
    </span>
  );
}

/** Nothing can be placed whatever the amount: it takes nothing, either. */
const isShutLine = (reason: SlipReason | null): boolean =>
  reason?.kind === 'gone' ||
  reason?.kind === 'status' ||
  (reason?.kind === 'stake' && reason.id === 'lineClosed');

/** Why the button is off, where it does not say so itself, and one tap that mends it. */
function Reason({
  reason,
  moved,
  isMendable,
}: {
  readonly reason: SlipReason | null;
  /** Prices that the button agrees to. */
  readonly moved: number;
  readonly isMendable: boolean;
}) {
  const isSeen = reason !== null && !isOnButton(reason);
  return (
    <div data-part="reason" data-seen={isSeen}>
      <p data-testid="slip-reason" role="status" className={isSeen ? undefined : 'vh'}>
        {reason === null ? '' : reasonText(reason)}
      </p>
      {/* The button and the prices show it; a line of its own would come and go with every move. */}
      <p data-testid="slip-moved" role="status" className="vh">
        {moved > 0 ? SLIP.moved(moved) : ''}
      </p>
      {!isSeen || !isMendable ? null : reason.kind === 'unread' ? (
        <AskAgain error={reason.error} />
      ) : (
        <ReasonStep reason={reason} />
      )}
    </div>
  );
}

/**
 * Where a stake comes from: the keypad, or amounts at a tap. What came down before it could be seen
 * fills nothing in: it was meant for what opened the sheet.
 */
function Entry({
  context,
  active,
  isSeen,
  refused,
}: PlaceFootProps & { readonly isSeen: boolean; readonly refused: RefusedSums }) {
  const state = useSlip();
  const isEarly = useRef(false);
  const resting = active === null ? restingField(slipAtOffer(state), context) : null;
  if (active === null && resting === null) return null;
  return (
    <div
      data-part="entry"
      onPointerDownCapture={() => (isEarly.current = !isSeen)}
      onClickCapture={(event) => {
        if (event.detail > 0 && isEarly.current) event.stopPropagation();
      }}
    >
      {active !== null ? (
        <Keypad field={active} refused={refused} />
      ) : resting === null ? null : (
        <QuickAmounts
          field={resting}
          refused={refused}
          isKnown={!context.signedIn || resting.room.limit !== null}
        />
      )}
    </div>
  );
}

export function PlaceFoot({ context, active }: PlaceFootProps) {
  const { slip } = useSports();
  const state = useSlip();
  const leave = useLeaveSlip();
  const wayIn = useWayIn(context);
  const busy = state.mode === 'combo' ? isLocked(state.combo) : state.rows.some(isLocked);
  const offer = offerOf(state, context);
  const { reason, totals } = offer;
  const lacks = reason?.kind === 'stake' ? reason.id : reason?.kind;
  const short = lacks === 'tooPoor' || lacks === 'balanceShort';
  const { refused, isRefused } = useRefusedSums(state);
  const rests = !busy && (reason !== null || isRefused);
  const agrees = offer.moved > 0 && !rests && wayIn === null && !busy;
  // What was in sight when the finger came down is what is meant, though a price moved before it left.
  const pressed = useRef<SlipOffer | null>(null);
  // It comes where something else was tapped: a sheet's button, a card, the receipt's way to the same
  // once more. The second tap of a double tap there means nothing here.
  const isSeen = useSeen(state.open);
  const seenPrices = useAsSeen(offer.shown);
  // A price that moved while the hand came down was read by nobody: the vendor is asked for the one before.
  const meant = (): SlipOffer => ({ ...offer, shown: readPrices(offer.shown, seenPrices()) });
  const place = ({ detail }: MouseEvent): void => {
    // Nor what came down before it could be seen.
    if (detail > 0 && pressed.current === null) return;
    // A key, or a reader of the screen, presses and lets go in one.
    const { singles, shown } = (detail === 0 ? null : pressed.current) ?? meant();
    pressed.current = null;
    if (state.mode === 'combo') slip.placeCombo(shown);
    else singles.forEach((selectionId) => slip.place(selectionId, shown));
  };
  // Nobody is led to the login for a bet that is closed.
  const isAllGone = reason?.kind === 'gone' || (wayIn !== null && state.rows.every(isGone));
  if (state.mode === 'single' && !busy && isAllGone) return <GoneFoot />;
  const legs = state.mode === 'combo' ? state.rows : [];
  // A visitor's way in stays; what it would give is promised by nobody.
  const isHeld = legs.some(isPausedLeg) && (reason?.kind === 'status' || wayIn !== null);
  const isShut = isShutLine(reason) || isHeld || legs.some(isGone);
  return (
    // A combo's own field with the keys below it.
    <StyledFoot data-tall={(state.mode === 'combo' && active !== null) || undefined}>
      {state.mode === 'combo' ? (
        <ComboStake context={context} active={active?.field ?? null} />
      ) : null}
      <Reason
        reason={busy ? null : reason}
        moved={agrees ? offer.moved : 0}
        isMendable={wayIn === null}
      />
      {busy || (active === null && reason?.kind === 'unread') ? null : (
        <Entry context={context} active={active} isSeen={isSeen} refused={refused} />
      )}
      <div data-part="acts">
        {active === null ? null : (
          <IconButton
            data-part="fold"
            label={SLIP.closeKeypad}
            icon={<ChevronDown aria-hidden />}
            onClick={() => slip.activate(NO_FIELD)}
          />
        )}
        {isHeld && !busy ? <PausedLegs /> : null}
        {totals.bets === 0 || isShut ? null : (
          <FootSums offer={offer} agrees={agrees} context={context} />
        )}
        {short && wayIn === null ? (
          <Button kind="gold" onClick={() => leave(depositFor(totals.risk, context.balance), true)}>
            {SLIP.deposit}
          </Button>
        ) : null}
        {wayIn === null ? (
          <Button
            // Another colour than the bet at the price that was chosen: it asks for a look.
            kind={agrees ? 'gold' : 'primary'}
            loading={busy}
            disabled={!isSeen || rests}
            data-testid="slip-place"
            onPointerDown={() => (pressed.current = isSeen ? meant() : null)}
            onPointerCancel={() => (pressed.current = null)}
            onClick={place}
          >
            {busy ? (
              SLIP.placing
            ) : (
              <PlaceWords offer={offer} context={context} isRefused={isRefused} />
            )}
          </Button>
        ) : (
          <Button disabled={lacks === 'feedStale'} onClick={wayIn.go}>
            {wayIn.label}
          </Button>
        )}
      </div>
    </StyledFoot>
  );
}
