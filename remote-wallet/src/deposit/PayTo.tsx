import styled from 'styled-components';
import type { Application } from '@site/contracts/payment';
import { toCnyString } from '@site/domain/money';
import { Card, Notice, Section, color, px, type } from '@site/ui';
import { QrCode } from '@site/ui/qr-code';
import { DETAILS } from '../phrases/deposit-details';
import { CopyRow } from './CopyRow';
import { CryptoPay } from './CryptoPay';

const StyledQr = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${px(8)};
  padding: ${px(6)} 0 ${px(14)};
  font-size: ${type.s};
  color: ${color('text-2')};
`;

/** Where to pay, each part ready to copy; coins are watched until they are confirmed. */
export function PayTo({ application }: { readonly application: Application }) {
  const { payTo, amount, status } = application;
  if (payTo === null) return null;
  if (payTo.crypto !== null && payTo.crypto !== undefined)
    return <CryptoPay application={application} invoice={payTo.crypto} />;
  if (status !== 'Created') return null;
  const rows: readonly (readonly [string, string | null])[] = [
    [DETAILS.bank, payTo.bankName],
    [DETAILS.holder, payTo.accountName],
    [DETAILS.account, payTo.accountNumber],
    // What finds the deposit stands beside the number; the branch is asked by few banks.
    [DETAILS.reference, payTo.reference],
    [DETAILS.branch, payTo.branch],
  ];
  return (
    <Section title={DETAILS.pay}>
      <Card>
        {payTo.qrText === null ? null : (
          <StyledQr>
            <QrCode text={payTo.qrText} label={DETAILS.qr} />
            <p>{DETAILS.qrHint}</p>
          </StyledQr>
        )}
        <dl>
          <CopyRow label={DETAILS.amount} value={toCnyString(amount)} copyable />
          {rows.map(([label, value]) =>
            value === null ? null : (
              <CopyRow
                key={label}
                label={label}
                value={value}
                mark={label === DETAILS.reference ? DETAILS.must : undefined}
                copyable
              />
            ),
          )}
        </dl>
      </Card>
      <Notice tone="warn">
        {payTo.kind === 'qr' ? DETAILS.exact : `${DETAILS.exact}；${DETAILS.referenceHint}`}。
      </Notice>
    </Section>
  );
}
