import type { Application, PaymentMethod } from '@site/contracts/payment';
import type { MethodDetail } from '@site/contracts/payment-methods';
import { Notice, Section } from '@site/ui';
import { DEPOSIT } from '../phrases/deposit';
import { ChosenMethod } from './ChosenMethod';
import { MethodPicker } from './MethodPicker';
import { UnpaidLines } from './UnpaidLines';
import type { MethodChoice } from './use-method-choice';
import type { Unpaid } from './use-unpaid';

interface MethodPartProps {
  readonly methods: readonly PaymentMethod[];
  readonly details: readonly MethodDetail[];
  /** Deposits that wait for their payment as the form opens. */
  readonly unpaid: readonly Unpaid[];
  /** The deposit that the method has open. */
  readonly open: Application | null;
  /** Nobody knows whether it has one: no card says it. */
  readonly isOpenUnread: boolean;
  readonly choice: MethodChoice;
  readonly disabled: boolean;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** What waits to be paid, and the method used last with the way to the others, or all of them. */
export function MethodPart({
  methods,
  details,
  unpaid,
  open,
  isOpenUnread,
  choice,
  disabled,
  onChoose,
}: MethodPartProps) {
  const { method, closed, isFolded, isUnfolded, unfold } = choice;
  return (
    <>
      <UnpaidLines
        unpaid={unpaid}
        methods={methods}
        open={open}
        chosen={isOpenUnread ? null : (method?.code ?? null)}
      />
      <Section title={isFolded ? DEPOSIT.lastMethod : DEPOSIT.methods}>
        {closed === null ? null : (
          <Notice tone="warn" role="status" testId="deposit-method-closed">
            {DEPOSIT.closed(closed.name, method?.name)}
          </Notice>
        )}
        {isFolded && method !== null ? (
          <ChosenMethod
            method={method}
            detail={details.find(({ code }) => code === method.code)}
            disabled={disabled}
            onChange={unfold}
          />
        ) : (
          <MethodPicker
            methods={methods}
            details={details}
            chosen={method}
            disabled={disabled}
            takesFocus={isUnfolded}
            onChoose={onChoose}
          />
        )}
      </Section>
    </>
  );
}
