import { useState } from 'react';
import styled from 'styled-components';
import { formatCny, toCnyString } from '@site/domain/money';
import { Button, Card, Notice, px } from '@site/ui';
import { AmountField } from '@site/ui/amount-field';
import { BonusChoice } from '../bonus/BonusChoice';
import { AttemptNotice } from '../money/AttemptNotice';
import { MoneyBar, Sides, wrongFieldRoom } from '../money/MoneyBar';
import { TRANSFER } from '../phrases/transfer';
import { TextAction } from '../withdrawal/TextAction';
import { WalletPair } from './WalletPair';
import { useTransferForm } from './use-transfer-form';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  ${wrongFieldRoom}
`;
const StyledLine = styled.div`
  position: relative;
  & > button {
    position: absolute;
    inset: ${px(-13)} ${px(-6)} auto auto;
  }
`;
/** From, to, amount, and a line that says what will happen before the one tap (C-80). */
export function TransferForm(props: Parameters<typeof useTransferForm>[0]) {
  const { wallets, min } = props;
  const { form, ...transfer } = useTransferForm(props);
  const [isChoosing, setIsChoosing] = useState(false);
  const { money, draft, names, balance, amount, pair } = transfer;
  return (
    <StyledForm
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        transfer.submit();
      }}
    >
      <Sides>
        <div>
          <WalletPair
            wallets={wallets}
            pair={transfer.pair}
            disabled={transfer.busy}
            onChoose={transfer.choose}
            onSwap={transfer.swap}
          />
        </div>
        <div>
          <Card>
            <StyledLine>
              <AmountField
                label={TRANSFER.amount}
                value={draft.amount}
                error={transfer.amountError}
                disabled={transfer.busy}
                testId="transfer-amount"
                onChange={transfer.type}
                placeholder="0.00"
                hint={TRANSFER.least(formatCny(min))}
              />
              <TextAction
                type="button"
                disabled={transfer.busy || balance < min}
                data-testid="transfer-all"
                onClick={() => transfer.type(toCnyString(balance))}
              >
                {TRANSFER.all}
              </TextAction>
            </StyledLine>
          </Card>
          <BonusChoice
            transactionType="Transfer"
            amount={amount}
            value={draft.bonus}
            error={transfer.bonusError}
            disabled={transfer.busy}
            isOpen={isChoosing}
            onOpen={setIsChoosing}
            onChange={transfer.chooseBonus}
            onGone={transfer.dropBonus}
            wallet={pair.to}
          />
          {/* From the first, of one height: the button stays where it is. */}
          <Notice testId="transfer-line">
            <b>
              {amount === null
                ? TRANSFER.lineEmpty(names.from, names.to)
                : TRANSFER.line(formatCny(amount), names.from, names.to)}
            </b>
            <p>{transfer.bonusId === '' ? TRANSFER.lineHint : TRANSFER.lineBonus}</p>
          </Notice>
        </div>
      </Sides>
      <MoneyBar
        said={
          transfer.refused === null && money.state?.phase === 'refused' ? null : (
            <AttemptNotice kind="transfer" money={money} />
          )
        }
      >
        <Button block type="submit" loading={transfer.busy} data-testid="transfer-submit">
          {transfer.busy ? TRANSFER.submitting : TRANSFER.submit}
        </Button>
      </MoneyBar>
    </StyledForm>
  );
}
