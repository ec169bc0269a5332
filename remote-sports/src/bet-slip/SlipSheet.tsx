/** The slip: rows, keypad, one named reason while the button is off, and what became of each bet. */
import { parseCny, sumFen, toCnyString, ZERO_FEN } from '@site/domain/money';
import { isSignedIn } from '@site/domain/session/access';
import { loginAddress } from '@site/domain/session/route-decision';
import { useLocation, usePlatform, useSession, useStateView, targets } from '@site/platform';
import { Button, EmptyState, Money, Sheet, Ticket, color, px, type } from '@site/ui';
import { Switch } from '@site/ui/switch';
import { StakeKeypad } from '@site/ui/keypad';
import { Sports } from '@site/domain/constants';
import styled from 'styled-components';
import { STAKE_REASON_TEXT } from '@site/phrases/betting';
import { copy } from '../phrases/zh-CN';
import { useSlip, useSports } from '../state/use-sports';
import { rowReason, rowWinRisk } from './slip-check';
import { isLocked, isPlaced, type SlipRow } from './slip-state';
import { SlipRowView } from './SlipRowView';
import { useSlipContext } from './use-slip-context';

const StyledFoot = styled.div`
  display: flex; flex-direction: column; gap: ${px(10)};
  dl { display: flex; justify-content: space-between; font-size: ${type.s}; color: ${color('text-2')}; }
  dl > div { display: flex; gap: ${px(6)}; } dd { font-weight: 700; color: ${color('text')}; }
  p { font-size: ${type.s}; color: ${color('warn')}; text-align: center; min-height: 1.5em; }
  & > div { display: flex; gap: ${px(10)}; } & > div > button { flex: 1; }
`;
const StyledRows = styled.div`display: flex; flex-direction: column; gap: ${px(10)};`;

/** Rows that wait for the button: not placed, not on their way. */
const editable = (rows: readonly SlipRow[]): readonly SlipRow[] => rows.filter((row) => !isPlaced(row) && !isLocked(row));

function Receipt() {
  const { slip } = useSports();
  return (
    <StyledFoot>
      <div>
        <Button kind="secondary" onClick={() => slip.finish(true)}>{copy.keep}</Button>
        <Button onClick={() => { slip.finish(false); slip.setOpen(false); }}>{copy.done}</Button>
      </div>
    </StyledFoot>
  );
}

function PlaceFoot({ rows, context }: { readonly rows: readonly SlipRow[]; readonly context: ReturnType<typeof useSlipContext> }) {
  const { slip, acceptBetter, setAcceptBetter } = useSports();
  const { navigator } = usePlatform();
  const location = useLocation();
  const session = useSession();
  const accept = useStateView(acceptBetter);
  const waiting = editable(rows);
  const busy = rows.some(isLocked);
  const reasons = waiting.map((row) => rowReason(row, context));
  const reason = reasons.find((one) => one !== null) ?? null;
  const totals = waiting.map((row) => rowWinRisk(row, context.oddsType));
  const risk = sumFen(totals.map((one) => one?.risk ?? ZERO_FEN));
  const win = sumFen(totals.map((one) => one?.win ?? ZERO_FEN));
  const short = reason === 'balanceShort' || (context.balance !== null && risk > context.balance);
  if (!isSignedIn(session)) {
    return <StyledFoot><p data-testid="slip-reason">{STAKE_REASON_TEXT.signIn}</p><Button block onClick={() => navigator.go(loginAddress(location.pathname, location.search))}>{copy.loginToBet}</Button></StyledFoot>;
  }
  return (
    <StyledFoot>
      <dl>
        <div><dt>{copy.risk}</dt><dd data-testid="slip-risk"><Money amount={risk} /></dd></div>
        <div><dt>{copy.win}</dt><dd data-testid="slip-win"><Money amount={win} /></dd></div>
      </dl>
      <Switch label={<>{copy.accept}<br /><small>{copy.acceptHint}</small></>} checked={accept} onChange={setAcceptBetter} testId="slip-accept-change" />
      <p data-testid="slip-reason" role="status">{busy ? '' : reason === null ? (short ? STAKE_REASON_TEXT.balanceShort : '') : STAKE_REASON_TEXT[reason]}</p>
      <div>
        {short ? <Button kind="gold" onClick={() => navigator.go(targets.toDeposit())}>{copy.deposit}</Button> : null}
        <Button
          block loading={busy} disabled={!busy && (reason !== null || short || waiting.length === 0)} data-testid="slip-place"
          onClick={() => waiting.forEach((row) => slip.place(row.selection.selectionId))}
        >
          {busy ? copy.placing : copy.place}
        </Button>
      </div>
    </StyledFoot>
  );
}

/** The sheet. */
export function SlipSheet() {
  const { slip } = useSports();
  const { rows, open, activeId } = useSlip();
  const context = useSlipContext(open);
  const active = rows.find((row) => row.selection.selectionId === activeId) ?? rows[0];
  const allPlaced = rows.length > 0 && rows.every(isPlaced);
  const limit = active?.info?.max ?? null;
  const most = limit !== null && context.balance !== null && context.balance < limit ? context.balance : limit;
  return (
    <Sheet
      open={open} onClose={() => slip.setOpen(false)} title={copy.slip} testId="slip"
      head={rows.length === 0 ? null : <Button kind="ghost" size="s" onClick={slip.clear}>{copy.clear}</Button>}
      footer={rows.length === 0 ? null : allPlaced ? <Receipt /> : <PlaceFoot rows={rows} context={context} />}
    >
      {rows.length === 0 ? <EmptyState icon={<Ticket />} title={copy.emptySlip} /> : (
        <StyledRows>
          {rows.map((row) => <SlipRowView key={row.selection.selectionId} row={row} oddsType={context.oddsType} active={row === active} />)}
          {active === undefined || isPlaced(active) || isLocked(active) || !context.signedIn ? null : (
            <StakeKeypad
              value={active.stake} quick={Sports.defaultAmounts.toSorted((a, b) => (parseCny(a) ?? 0n) < (parseCny(b) ?? 0n) ? -1 : 1)} max={most === null ? null : toCnyString(most)}
              onChange={(stake) => slip.type(active.selection.selectionId, stake)}
            />
          )}
        </StyledRows>
      )}
    </Sheet>
  );
}
