import type { FormEvent } from 'react';
import styled from 'styled-components';
import type { PaymentMethod } from '@site/contracts/payment';
import type { MemberBank } from '@site/contracts/payment-banks';
import { formatCnyShort, parseCny } from '@site/domain/money';
import { Button, Notice, Section, px } from '@site/ui';
import { networkOfMethod } from '@site/domain/wallet/payout-account';
import { AttemptNotice } from '../money/AttemptNotice';
import { MoneyBar, Sides, wrongFieldRoom } from '../money/MoneyBar';
import { NoticeWay } from '../money/notice-way';
import { PaymentMark } from '../payment/PaymentMark';
import { WITHDRAWAL } from '../phrases/withdrawal';
import { AccountPart } from './AccountPart';
import { AmountPart } from './AmountPart';
import { BarTerms } from './BarTerms';
import { Choices } from './Choices';
import { ConfirmSheet } from './ConfirmSheet';
import { Standing, type Thresholds } from './Standing';
import { useWithdrawalForm } from './use-withdrawal-form';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  ${wrongFieldRoom}
`;
const StyledNotes = styled.ul`
  display: grid;
  gap: ${px(4)};
  list-style: disc;
  padding-inline-start: 1.2em;
`;

const whole = (method: PaymentMethod): string =>
  WITHDRAWAL.range(formatCnyShort(method.minAmount), formatCnyShort(method.maxAmount));

interface WithdrawalFormProps {
  readonly methods: readonly PaymentMethod[];
  readonly accounts: readonly MemberBank[];
  readonly thresholds: Thresholds;
}

/** What may leave, the way, the account, the amount, one last look, one tap. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { form, ...withdrawal } = useWithdrawalForm(props);
  const { money, method, detail, refusal } = withdrawal;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    withdrawal.ask();
  };
  return (
    <StyledForm ref={form} noValidate onSubmit={handleSubmit}>
      <Sides>
        <div>
          <Standing thresholds={props.thresholds} />
          <Section title={WITHDRAWAL.methods}>
            <Choices
              look="tiles"
              label={WITHDRAWAL.methods}
              value={method?.code ?? ''}
              disabled={money.busy}
              onChoose={withdrawal.chooseMethod}
              options={props.methods.map((each) => ({
                value: each.code,
                icon: (
                  <PaymentMark
                    code={each.code}
                    kind={networkOfMethod(each.code) === null ? 'bank' : 'crypto'}
                  />
                ),
                title: WITHDRAWAL.way(each.name),
                testId: `withdraw-method-${each.code}`,
                disabled: !each.isAvailable,
                hint: each.isAvailable
                  ? whole(each)
                  : each.unavailableReason || WITHDRAWAL.unavailable,
              }))}
            />
          </Section>
        </div>
        <div>
          {method === null ? null : (
            <AccountPart
              methodCode={method.code}
              accounts={withdrawal.fitting}
              chosen={withdrawal.account}
              error={withdrawal.accountError}
              disabled={money.busy}
              onChoose={withdrawal.chooseAccount}
            />
          )}
          <AmountPart
            limits={withdrawal.limits}
            most={withdrawal.most}
            isCoin={method !== null && networkOfMethod(method.code) !== null}
            value={withdrawal.draft.amount}
            error={withdrawal.amountError}
            disabled={money.busy}
            onChange={withdrawal.type}
          />
          {detail === undefined || detail.notes.length === 0 ? null : (
            <Notice>
              <b>{WITHDRAWAL.notes}</b>
              <StyledNotes>
                {detail.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </StyledNotes>
            </Notice>
          )}
        </div>
      </Sides>
      <MoneyBar
        isLast
        terms={<BarTerms detail={detail} amount={parseCny(withdrawal.draft.amount)} />}
        said={
          <>
            {refusal === null || refusal.place === 'form' ? (
              <AttemptNotice kind="withdrawal" money={money} />
            ) : null}
            {withdrawal.isUnread ? (
              <Notice tone="danger">
                <p role="alert">{WITHDRAWAL.unread}</p>
              </Notice>
            ) : null}
            {refusal?.way ? <NoticeWay to={refusal.way.to}>{refusal.way.label}</NoticeWay> : null}
          </>
        }
      >
        <Button block type="submit" loading={withdrawal.isBusy} data-testid="withdraw-submit">
          {money.busy ? WITHDRAWAL.submitting : WITHDRAWAL.submit}
        </Button>
      </MoneyBar>
      <ConfirmSheet
        order={withdrawal.order}
        onConfirm={withdrawal.confirm}
        onClose={withdrawal.close}
      />
    </StyledForm>
  );
}
