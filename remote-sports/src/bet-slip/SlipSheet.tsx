/**
 * The slip: rows, combos, keypad, one named reason while the button is off, and what became of each
 * bet.
 */
import { useEffect, useRef } from 'react';
import { firstLesson } from '@site/domain/betting/first-lessons';
import { WalletGroup } from '@site/domain/constants';
import { ZERO_FEN } from '@site/domain/money';
import { WALLET_NAME } from '@site/domain/wallet/groups';
import { useLocation, usePlatform } from '@site/platform';
import { EmptyState, Segmented, Sheet, Ticket, px } from '@site/ui';
import styled from 'styled-components';
import { FirstLesson } from '../lessons/FirstLesson';
import { AGAIN } from '../phrases/again';
import { SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { activeField } from './active-field';
import { ComboList } from './ComboList';
import { DeadRows } from './DeadRows';
import { editNote } from './edit-note';
import { EditNote } from './EditNote';
import { isGone } from './gone';
import { PlaceFoot } from './PlaceFoot';
import { Purse } from './Purse';
import { contentOf, putBack } from './put-again';
import { Receipt } from './Receipt';
import { sheetTitle } from './sheet-title';
import { SlipChoices } from './SlipChoices';
import type { SlipContext } from './slip-check';
import {
  isLocked,
  isPlaced,
  isSettled,
  isWaiting,
  type SlipMode,
  type SlipState,
} from './slip-model';
import { SlipRowView } from './SlipRowView';
import { StyledQuiet } from './slip-styles';
import { TurnoverLine } from './TurnoverLine';
import { useLeaveSlip } from './use-leave-slip';
import { LegEvents, useLegEvents } from './use-leg-events';
import { useSlipContext } from './use-slip-context';
import { useTypedDigits } from './use-typed-digits';
import { useVisitorPrices } from './use-visitor-prices';

export { loadKeypad } from '@site/ui/keypad';

const StyledRows = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(10)};
  /* Beside the keypad there is room for what is bet, not for a lesson: last, it may go and nothing moves. */
  & > [data-part='lesson'] {
    order: 1;
  }
  @media (max-height: 600px) {
    gap: ${px(6)};
    &[data-keypad='true'] > [data-part='lesson'] {
      display: none;
    }
  }
  & > [data-part='lesson']:empty {
    display: none;
  }
  & > [data-look='leg'] {
    margin-bottom: ${px(-4)};
  }
`;

const StyledBalance = styled.span`
  margin-inline-end: ${px(4)};
`;

/** What is on its way is not cleared away. */
const isOnItsWay = ({ rows, combo }: SlipState): boolean =>
  [combo, ...rows].some((attempt) => isLocked(attempt) || isWaiting(attempt));

function Modes() {
  const { slip } = useSports();
  const { mode } = useSlip();
  return (
    <Segmented<SlipMode>
      label={SLIP.modes}
      value={mode}
      onChange={slip.setMode}
      options={[
        { value: 'single', label: SLIP.single, testId: 'slip-mode-single' },
        { value: 'combo', label: SLIP.combo, testId: 'slip-mode-combo' },
      ]}
    />
  );
}

/** What there is to pay with, and what is left of it once all is placed. */
function Balance({ context }: { readonly context: SlipContext }) {
  const slip = useSlip();
  // Free bets were there when one was chosen: once it is spent, none may be left.
  const free = context.freeBalance ?? (isSettled(slip) ? ZERO_FEN : null);
  return (
    <StyledBalance>
      <Purse
        name={slip.freeBet ? SLIP.freeBalance : WALLET_NAME[WalletGroup.sportsbook]}
        amount={slip.freeBet ? free : context.balance}
        testId="slip-balance"
      />
    </StyledBalance>
  );
}

/** What a beginner may not know of what is chosen. */
function SlipLesson() {
  const { rows, mode } = useSlip();
  const leave = useLeaveSlip();
  return (
    <FirstLesson
      choose={(seen) =>
        firstLesson(
          rows.map(({ selection }) => selection.betType),
          mode === 'combo',
          seen,
        )
      }
      onMore={(path) => leave(path, true)}
    />
  );
}

export function SlipSheet() {
  const { slip, vendor } = useSports();
  const state = useSlip();
  const { rows, open, mode } = state;
  const platform = usePlatform();
  const { pathname } = useLocation();
  const context = useSlipContext(open);
  useVisitorPrices(open && !context.signedIn);
  const settled = isSettled(state);
  const eventOf = useLegEvents(state, vendor.id, open && !settled);
  const active = settled ? null : activeField(state, context);
  useTypedDigits(open && active !== null);
  const told = useRef((): void => undefined);
  // On another page, or at another vendor, it would fill a slip that nobody sees.
  useEffect(() => () => told.current(), [slip, pathname]);
  const clear = (): void => {
    // What is placed does not come back.
    const selections = rows.filter((row) => !isPlaced(row)).map(({ selection }) => selection);
    const before = { ...contentOf(slip), selections };
    slip.clear();
    // A change that ends with it says what became of its wager.
    if (editNote(platform).get()?.wager.vendor === vendor.id) return;
    told.current = platform.toast.show('info', SLIP.cleared(selections.length), {
      action: {
        label: SLIP.undo,
        run: () => {
          if (putBack(slip, before) === 'busy') platform.toast.show('error', AGAIN.busy);
        },
      },
    });
  };
  return (
    <Sheet
      open={open}
      // What fills a phone anyway has one height: no leg moves when the keypad comes, nor when a verdict does.
      full={rows.length > 3}
      onClose={() => slip.setOpen(false)}
      title={sheetTitle(state)}
      testId="slip"
      head={
        <>
          {rows.length === 0 || !context.signedIn ? null : <Balance context={context} />}
          {rows.length === 0 || settled || isOnItsWay(state) ? null : (
            <StyledQuiet type="button" onClick={clear}>
              {SLIP.clear}
            </StyledQuiet>
          )}
        </>
      }
      footer={
        rows.length === 0 ? null : settled ? (
          <Receipt />
        ) : (
          <PlaceFoot context={context} active={active} />
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState icon={<Ticket />} title={SLIP.empty} />
      ) : (
        <StyledRows data-keypad={active !== null}>
          {settled ? null : <Modes />}
          <EditNote />
          <DeadRows />
          <LegEvents value={eventOf}>
            {rows.map((row) => (
              <SlipRowView
                key={row.selection.selectionId}
                row={row}
                context={context}
                active={active?.field === row.selection.selectionId}
              />
            ))}
          </LegEvents>
          {mode === 'combo' ? <ComboList context={context} active={active?.field ?? null} /> : null}
          {settled ? null : (
            <div data-part="lesson">
              <SlipLesson />
            </div>
          )}
          {settled || (mode === 'single' && rows.every(isGone)) ? null : (
            <SlipChoices context={context} />
          )}
          {settled || !context.signedIn ? null : <TurnoverLine />}
        </StyledRows>
      )}
    </Sheet>
  );
}
