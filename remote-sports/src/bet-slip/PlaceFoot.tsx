/** The foot of a slip that can be placed: sums, one named reason, the keypad, the button. */
import { asBetCode, BET_CODE_STEP, type BetStep } from '@site/domain/betting/bet-codes';
import type { StakeReason } from '@site/domain/betting/stake-check';
import { isDemoRoute } from '@site/domain/session/demo-routes';
import { loginAddress } from '@site/domain/session/route-decision';
import { formatCny } from '@site/domain/money';
import { useLocation, usePlatform, useStateView, targets } from '@site/platform';
import { Button, ChevronDown, IconButton, Money } from '@site/ui';
import { StakeKeypad } from '@site/ui/keypad';
import { DEMO } from '../phrases/demo';
import { reasonText, SLIP, STEP_TEXT } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { NO_FIELD, type ActiveField } from './active-field';
import { StyledFoot } from './foot-styles';
import {
  singlesToPlace,
  slipReason,
  slipTotals,
  type SlipContext,
  type SlipReason,
} from './slip-check';
import { hasNewTerms, isLocked } from './slip-model';
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
  const quick = [amount1, amount2, amount3].toSorted((a, b) => a - b).map(String);
  return (
    <StakeKeypad
      value={active.value}
      quick={quick}
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

/** See {@link PlaceFootProps}. */
export function PlaceFoot({ context, active }: PlaceFootProps) {
  const { slip } = useSports();
  const state = useSlip();
  const leave = useLeaveSlip();
  const wayIn = useWayIn(context);
  const busy = state.mode === 'combo' ? isLocked(state.combo) : state.rows.some(isLocked);
  const reason = slipReason(state, context);
  const { bets, risk, win } = slipTotals(state, context);
  const short = reason?.kind === 'stake' && reason.id === 'balanceShort';
  const moved = state.rows.filter(hasNewTerms).length;
  const place = (): void => {
    if (state.mode === 'combo') slip.placeCombo();
    else singlesToPlace(state).forEach(({ selection }) => slip.place(selection.selectionId));
  };
  return (
    <StyledFoot>
      <div data-part="sums">
        <span>
          {SLIP.risk}{' '}
          <b data-testid="slip-risk">
            <Money amount={risk} />
          </b>
        </span>
        {active === null ? null : (
          <IconButton
            label={SLIP.closeKeypad}
            icon={<ChevronDown aria-hidden />}
            onClick={() => slip.activate(NO_FIELD)}
          />
        )}
        <span className="win">
          {SLIP.win}{' '}
          <b data-testid="slip-win">
            <Money amount={win} />
          </b>
        </span>
      </div>
      <div data-part="reason">
        <p data-testid="slip-reason" role="status">
          {busy || reason === null ? '' : reasonText(reason)}
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
        {moved > 1 && wayIn === null && !busy ? (
          <Button kind="gold" onClick={() => slip.accept()}>
            {SLIP.acceptAll}
          </Button>
        ) : null}
        {wayIn === null ? (
          <Button
            loading={busy}
            disabled={!busy && reason !== null}
            data-testid="slip-place"
            onClick={place}
          >
            {busy ? SLIP.placing : bets === 0 ? SLIP.placeBare : SLIP.place(bets, formatCny(risk))}
          </Button>
        ) : (
          <Button onClick={wayIn.go}>{wayIn.label}</Button>
        )}
      </div>
    </StyledFoot>
  );
}
