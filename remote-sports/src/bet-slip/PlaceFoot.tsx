/** The foot of a slip that can be placed: sums, one named reason, the keypad, the button. */
import { useRef, type MouseEvent } from 'react';
import { asBetCode, BET_CODE_STEP, type BetStep } from '@site/domain/betting/bet-codes';
import { quickStakes } from '@site/domain/betting/quick-stakes';
import type { StakeReason } from '@site/domain/betting/stake-check';
import { returnOf } from '@site/domain/betting/win-risk';
import { isDemoRoute } from '@site/domain/session/demo-routes';
import { loginAddress } from '@site/domain/session/route-decision';
import { formatCny } from '@site/domain/money';
import { useLocation, usePlatform, useStateView, targets } from '@site/platform';
import { Button, ChevronDown, IconButton, Money } from '@site/ui';
import { StakeKeypad } from '@site/ui/keypad';
import { DEMO } from '../phrases/demo';
import { reasonText, SLIP, STAKE_ACT_TEXT, STEP_TEXT } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { NO_FIELD, type ActiveField } from './active-field';
import { ComboStake } from './ComboStake';
import { StyledFoot } from './foot-styles';
import { isBadAmount, type SlipContext, type SlipReason } from './slip-check';
import { isLocked } from './slip-model';
import { offerOf, type SlipOffer } from './slip-offer';
import { STEP_ACT } from './steps';
import { useLeaveSlip } from './use-leave-slip';
import { useSteps } from './use-steps';

/** Props of {@link PlaceFoot}. */
export interface PlaceFootProps {
  readonly context: SlipContext;
  readonly active: ActiveField | null;
}

function Keypad({ active }: { readonly active: ActiveField }) {
  const { slip } = useSports();
  const { settings } = usePlatform();
  const {
    settings: { amount1, amount2, amount3 },
  } = useStateView(settings.state);
  return (
    <StakeKeypad
      value={active.value}
      quick={quickStakes([amount1, amount2, amount3], active.room)}
      max={active.max}
      onChange={(text) =>
        active.kind === 'combo' ? slip.typeCombo(active.id, text) : slip.type(active.id, text)
      }
    />
  );
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

/** A visitor, or anybody on a demo board, is led to where a bet is real. */
function useWayIn(
  context: SlipContext,
): { readonly label: string; readonly go: () => void } | null {
  const { vendor } = useSports();
  const { pathname, search } = useLocation();
  const leave = useLeaveSlip();
  const demo = __DEMO_BOARDS__ && isDemoRoute(pathname);
  const real = demo ? targets.toSports(vendor.id) : pathname;
  if (!context.signedIn)
    return {
      label: __DEMO_BOARDS__ && demo ? DEMO.logIn : SLIP.loginToBet,
      go: () => leave(loginAddress(real, demo ? '' : search), true),
    };
  return __DEMO_BOARDS__ && demo ? { label: DEMO.leave, go: () => leave(real, true) } : null;
}

/** What the button says: what it sends, that it agrees to other prices, or what to do first. */
function placeText({ reason, totals: { bets, risk }, moved }: SlipOffer): string {
  if (isBadAmount(reason))
    return STAKE_ACT_TEXT[reason?.kind === 'stake' ? reason.id : 'balanceShort'] ?? SLIP.placeBare;
  if (bets === 0) return SLIP.placeBare;
  const say = moved > 0 && reason === null ? SLIP.acceptAndPlace : SLIP.place;
  return say(bets, formatCny(risk));
}

const NOT_BEGUN: ReadonlySet<StakeReason> = new Set<StakeReason>([
  'signIn',
  'stakeEmpty',
  'limitsUnknown',
  'balanceUnknown',
]);

/** The member has done something that stands in the way. */
const isBegun = (reason: SlipReason | null): boolean =>
  !(reason?.kind === 'stake' && NOT_BEGUN.has(reason.id));

/** What comes back at the prices that the button agrees to, beside it. */
function NewReturn({ totals }: SlipOffer) {
  const slip = useSlip();
  return (
    <p data-part="return" data-testid="slip-new-return">
      {SLIP.returns}
      <br />
      <b>
        <Money amount={returnOf(totals, slip)} />
      </b>
    </p>
  );
}

/** See {@link PlaceFootProps}. */
export function PlaceFoot({ context, active }: PlaceFootProps) {
  const { slip } = useSports();
  const state = useSlip();
  const leave = useLeaveSlip();
  const wayIn = useWayIn(context);
  const busy = state.mode === 'combo' ? isLocked(state.combo) : state.rows.some(isLocked);
  const offer = offerOf(state, context);
  const { reason, totals } = offer;
  const short = reason?.kind === 'stake' && reason.id === 'balanceShort';
  const agrees = offer.moved > 0 && reason === null && wayIn === null && !busy;
  // What was in sight when the finger came down is what is meant, though a price moved before it left.
  const pressed = useRef<SlipOffer | null>(null);
  const press = (seen: SlipOffer | null) => (): void => {
    pressed.current = seen;
  };
  const place = ({ detail }: MouseEvent): void => {
    // A key, or a reader of the screen, presses and lets go in one.
    const { singles, shown } = (detail === 0 ? null : pressed.current) ?? offer;
    pressed.current = null;
    if (state.mode === 'combo') slip.placeCombo(shown);
    else singles.forEach((selectionId) => slip.place(selectionId, shown));
  };
  return (
    <StyledFoot>
      {state.mode === 'combo' ? (
        <ComboStake context={context} active={active?.field ?? null} />
      ) : null}
      <div data-part="sums">
        <span>
          {SLIP.risk}{' '}
          <b data-testid="slip-risk">
            <Money amount={totals.risk} />
          </b>
          {context.signedIn ? (
            <>
              <br />
              <small>
                {SLIP.balance}{' '}
                <Money
                  amount={state.freeBet ? context.freeBalance : context.balance}
                  testId="slip-balance"
                />
              </small>
            </>
          ) : null}
        </span>
        {active === null ? null : (
          <IconButton
            label={SLIP.closeKeypad}
            icon={<ChevronDown aria-hidden />}
            onClick={() => slip.activate(NO_FIELD)}
          />
        )}
        <span className="win">
          {agrees || isBadAmount(reason) ? null : (
            <>
              {SLIP.returns}{' '}
              <b data-testid="slip-return">
                <Money amount={returnOf(totals, state)} />
              </b>
            </>
          )}
        </span>
      </div>
      <div data-part="reason">
        <p data-testid="slip-reason" role="status" data-quiet={isBegun(reason) ? undefined : true}>
          {busy || reason === null ? '' : reasonText(reason)}
        </p>
        <p data-testid="slip-moved" role="status">
          {agrees ? SLIP.moved(offer.moved) : ''}
        </p>
        {busy || reason === null || wayIn !== null ? null : <ReasonStep reason={reason} />}
      </div>
      {active === null || busy ? null : <Keypad active={active} />}
      <div data-part="acts">
        {short && wayIn === null ? (
          <Button kind="gold" onClick={() => leave(targets.toDeposit(), true)}>
            {SLIP.deposit}
          </Button>
        ) : null}
        {agrees ? <NewReturn {...offer} /> : null}
        {wayIn === null ? (
          <Button
            loading={busy}
            disabled={!busy && reason !== null}
            data-testid="slip-place"
            onPointerDown={press(offer)}
            onPointerCancel={press(null)}
            onClick={place}
          >
            {busy ? SLIP.placing : placeText(offer)}
          </Button>
        ) : (
          <Button onClick={wayIn.go}>{wayIn.label}</Button>
        )}
      </div>
    </StyledFoot>
  );
}
