import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { PaymentMethod } from '@site/contracts/payment';
import type { MethodDetail } from '@site/contracts/payment-methods';
import { Link } from '@site/platform';
import { Notice, buttonLook } from '@site/ui';
import { AskedOffer } from '../bonus/AskedOffer';
import { BonusChoice } from '../bonus/BonusChoice';
import { AttemptNotice } from '../money/AttemptNotice';
import { MoneyBar, Sides, wrongFieldRoom } from '../money/MoneyBar';
import { DEPOSIT } from '../phrases/deposit';
import { AmountPart } from './AmountPart';
import { BarTerms } from './BarTerms';
import { CryptoQuote } from './CryptoQuote';
import { FirstAct, useFirstAct } from './FirstAct';
import { FirstTime } from './FirstTime';
import { MethodFields } from './MethodFields';
import { MethodPart } from './MethodPart';
import { Notes } from './Notes';
import { OpenBar } from './OpenBar';
import { OpenDeposit } from './OpenDeposit';
import { SubMethods } from './SubMethods';
import { useDepositForm, type DepositFormState } from './use-deposit-form';
import type { Unpaid } from './use-unpaid';

const StyledForm = styled.form`
  display: contents;
  ${wrongFieldRoom}
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** What came of the last tap, and the way on from it. */
function Said({
  deposit: { money, isRefusalShown, wayOn },
  problem,
}: {
  readonly deposit: Pick<DepositFormState, 'money' | 'isRefusalShown' | 'wayOn'>;
  readonly problem: string | undefined;
}) {
  return (
    <>
      {isRefusalShown ? <AttemptNotice kind="deposit" money={money} /> : null}
      {problem === undefined ? null : (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {wayOn === null ? null : (
        <StyledWay to={wayOn.to} data-kind="secondary">
          {wayOn.label}
        </StyledWay>
      )}
    </>
  );
}

/** Id of the words that speak against the chosen offer; they stand apart from its button. */
const BONUS_ERROR = 'deposit-bonus-error';

interface DepositFormProps {
  readonly methods: readonly PaymentMethod[];
  readonly details: readonly MethodDetail[];
  /** Deposits that wait for their payment as the form opens. */
  readonly unpaid: readonly Unpaid[];
  /** The server has let the member through the verification. */
  readonly isVerified: boolean;
}

/**
 * The deposit form: method, amount, bonus, one reason at a time, one tap; or the way on to the
 * deposit that its method has open.
 */
export function DepositForm({ methods, details, unpaid, isVerified }: DepositFormProps) {
  const {
    typed,
    values,
    method,
    detail,
    fields,
    standIns,
    amount,
    errors: { form, errors },
    isLocked,
    standing: { open, isPast, isUnread, askAnew },
    choice,
    change,
    ...deposit
  } = useDepositForm(methods, details);
  const [isChoosing, setIsChoosing] = useState(false);
  const { missing, act } = useFirstAct(isVerified, deposit.submit);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (open === null) act();
  };
  return (
    <StyledForm ref={form} noValidate onSubmit={handleSubmit}>
      <Sides>
        <div>
          {deposit.isOffered ? <AskedOffer transactionType="Deposit" value={typed.bonus} /> : null}
          <MethodPart
            {...{ methods, details, unpaid, open, choice }}
            isOpenUnread={isUnread}
            disabled={isLocked}
            onChoose={({ code }) => change({ method: code })}
          />
        </div>
        <div>
          {method === null ? (
            <Notice tone="warn" role="status">
              {DEPOSIT.noMethods}
            </Notice>
          ) : open !== null ? (
            <OpenDeposit deposit={open} isPast={isPast} onOver={askAnew} />
          ) : (
            <>
              <SubMethods
                method={method}
                value={typed.subMethod}
                onChange={(subMethod) => change({ subMethod })}
              />
              <AmountPart
                key={`amount-${method.code}`}
                method={method}
                value={typed.amount}
                disabled={isLocked}
                error={errors['amount']}
                onChange={(text) => change({ amount: text })}
              />
              {detail?.kind === 'crypto' ? (
                <CryptoQuote methodCode={method.code} amount={amount} />
              ) : null}
              <MethodFields
                {...{ fields, values, standIns, errors }}
                disabled={isLocked}
                onChange={deposit.setValue}
              />
              <BonusChoice
                transactionType="Deposit"
                amount={amount}
                value={typed.bonus}
                error={errors['bonus']}
                errorIdElsewhere={BONUS_ERROR}
                disabled={isLocked}
                isOpen={isChoosing}
                onOpen={setIsChoosing}
                onChange={(bonus) => change({ bonus })}
                onGone={deposit.dropBonus}
              />
            </>
          )}
          {open !== null ? null : (
            <>
              <Notes notes={detail?.notes ?? []} />
              <FirstTime />
            </>
          )}
        </div>
      </Sides>
      {method === null ? null : open !== null ? (
        <OpenBar key={open.applicationId} deposit={open} isPast={isPast} onOver={askAnew} />
      ) : (
        <MoneyBar
          isLast
          said={<Said deposit={deposit} problem={errors.form} />}
          terms={
            <BarTerms
              methodCode={method.code}
              kind={detail?.kind}
              amount={amount}
              bonus={typed.bonus}
              disabled={isLocked}
              wrongBy={errors['bonus'] === undefined ? undefined : BONUS_ERROR}
              onBonus={() => setIsChoosing(true)}
            />
          }
        >
          <FirstAct missing={missing} busy={isLocked} />
        </MoneyBar>
      )}
    </StyledForm>
  );
}
