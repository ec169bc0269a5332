/** The form that fills a game's wallet: where from, how much, one tap. */
import styled from 'styled-components';
import { formatCnyShort, toCnyString } from '@site/domain/money';
import { Link, targets } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Button,
  EmptyState,
  Money,
  Notice,
  Skeleton,
  buttonLook,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import { AmountField } from '@site/ui/amount-field';
import { PLAY, TOP_UP } from '../../phrases/play';
import { useTopUp } from './use-top-up';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  fieldset {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${px(8)};
    border: 0;
    margin: 0;
    padding: 0;
    min-width: 0;
  }
  legend {
    margin-bottom: ${px(8)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;
const StyledSource = styled.label`
  display: flex;
  flex-direction: column;
  gap: ${px(2)};
  min-height: ${px(56)};
  padding: ${px(8)} ${px(12)};
  border-radius: ${radius.m};
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  font-size: ${type.m};
  input {
    position: absolute;
    opacity: 0;
  }
  b {
    font-size: ${type.s};
    font-weight: 600;
    color: ${color('text-2')};
  }
  &[data-chosen='true'] {
    box-shadow: inset 0 0 0 2px ${color('brand')};
    background: ${color('brand-soft')};
  }
  input:checked ~ b::after {
    content: ' ✓';
  }
  input:focus-visible ~ b {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
`;
const StyledChips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${px(8)};
  button {
    flex: 1;
    min-height: ${px(44)};
    padding: 0 ${px(10)};
    border-radius: ${radius.s};
    font-size: ${type.m};
    background: ${color('raised')};
    color: ${color('text')};
    white-space: nowrap;
  }
  button[aria-pressed='true'] {
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
    font-weight: 650;
    box-shadow: inset 0 0 0 1px ${color('brand')};
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

interface TopUpFormProps {
  readonly group: number;
  readonly submitText: string;
  readonly onDone: () => void;
}

/** Fills the wallet of a group. */
export function TopUpForm({ group, submitText, onDone }: TopUpFormProps) {
  const form = useTopUp(group, onDone);
  const { wallets, source, text, offered, busy } = form;
  if (wallets.isPending) return <Skeleton kind="form" />;
  if (wallets.data === undefined)
    return (
      <ReadFailed
        title={TOP_UP.failed}
        why={wallets.error}
        onRetry={() => void wallets.refetch()}
      />
    );
  if (source === undefined && !busy) {
    const [to, label] = form.isLocked
      ? [targets.toTransfer(), TOP_UP.toTransfer]
      : [targets.toDeposit(), PLAY.deposit];
    return (
      <EmptyState
        title={TOP_UP.none}
        hint={form.isLocked ? TOP_UP.locked : TOP_UP.noneHint}
        action={
          <StyledWay to={to} data-kind="primary">
            {label}
          </StyledWay>
        }
        testId="top-up-none"
      />
    );
  }
  return (
    <StyledForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <fieldset disabled={busy}>
        <legend>{TOP_UP.from}</legend>
        {form.sources.map(({ walletProductGroupId: id, name, balance }) => (
          <StyledSource key={id} data-chosen={id === source?.walletProductGroupId}>
            <input
              type="radio"
              name="top-up-source"
              checked={id === source?.walletProductGroupId}
              onChange={() => form.choose(id)}
              data-testid={`top-up-from-${id}`}
            />
            <b>{name}</b>
            <Money amount={balance} />
          </StyledSource>
        ))}
      </fieldset>
      <AmountField
        label={TOP_UP.amount}
        value={text}
        error={form.wrong}
        disabled={busy}
        onChange={form.type}
        testId="top-up-amount"
      />
      <StyledChips role="group" aria-label={TOP_UP.amount}>
        {offered.map((amount, at) => (
          <button
            key={String(amount)}
            type="button"
            className="num"
            aria-pressed={text === toCnyString(amount)}
            disabled={busy}
            onClick={() => form.type(toCnyString(amount))}
          >
            {at === offered.length - 1 ? TOP_UP.all : formatCnyShort(amount)}
          </button>
        ))}
      </StyledChips>
      {form.problem === null ? null : (
        <Notice tone="danger" role="alert" testId="top-up-problem">
          {form.problem}
        </Notice>
      )}
      {form.isUnknown ? (
        <Notice tone="warn" role="status" testId="top-up-unknown">
          <b>{TOP_UP.unknown}</b>
          <p>{TOP_UP.unknownHint}</p>
          <p>
            <Button kind="ghost" size="s" onClick={form.checkNow}>
              {TOP_UP.checkNow}
            </Button>
          </p>
        </Notice>
      ) : null}
      <Button block type="submit" loading={busy} data-testid="top-up-submit">
        {busy ? TOP_UP.sending : submitText}
      </Button>
    </StyledForm>
  );
}
