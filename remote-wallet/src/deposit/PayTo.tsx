import type { Application } from '@site/contracts/payment';
import { toCnyString } from '@site/domain/money';
import { Card, Notice, Section } from '@site/ui';
import { DETAILS } from '../phrases/deposit-details';
import { CopyRow } from './CopyRow';
import { CryptoPay } from './CryptoPay';
import { QrPay } from './QrPay';
import type { PayPageState } from './use-pay-page';

interface PayToProps {
  readonly application: Application;
  readonly page: PayPageState;
}

/** Where to pay, each part ready to copy; coins are watched until they are confirmed. */
export function PayTo({ application, page }: PayToProps) {
  const { payTo, amount, status, methodName } = application;
  if (payTo === null) return null;
  if (payTo.crypto !== null && payTo.crypto !== undefined)
    return <CryptoPay application={application} invoice={payTo.crypto} />;
  if (status !== 'Created') return null;
  const isCode = payTo.qrText !== null;
  const reference = (
    <CopyRow label={DETAILS.reference} value={payTo.reference} mark={DETAILS.must} copyable />
  );
  const rows: readonly (readonly [string, string | null])[] = [
    [DETAILS.bank, payTo.bankName],
    [DETAILS.holder, payTo.accountName],
    [DETAILS.account, payTo.accountNumber],
  ];
  return (
    <Section title={DETAILS.pay}>
      <Card>
        {payTo.qrText === null ? null : (
          <QrPay text={payTo.qrText} methodName={methodName} page={page}>
            {/* Who follows the button to the app has it by then. */}
            <dl>{reference}</dl>
          </QrPay>
        )}
        <dl>
          <CopyRow label={DETAILS.amount} value={toCnyString(amount)} copyable />
          {rows.map(([label, value]) =>
            value === null ? null : <CopyRow key={label} label={label} value={value} copyable />,
          )}
          {/* What finds the deposit stands beside the number; the branch is asked by few banks. */}
          {isCode ? null : reference}
          {payTo.branch === null ? null : (
            <CopyRow label={DETAILS.branch} value={payTo.branch} copyable />
          )}
        </dl>
      </Card>
      <Notice tone="warn">
        {`${DETAILS.exact}；${isCode ? DETAILS.referenceByCode : DETAILS.referenceHint}。`}
      </Notice>
    </Section>
  );
}
