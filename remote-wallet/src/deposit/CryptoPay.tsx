import styled from 'styled-components';
import type { Application, PayTo } from '@site/contracts/payment';
import { usePlatform } from '@site/platform';
import { Card, Notice, Section, color, px, type, useLeft } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { QrCode } from '@site/ui/qr-code';
import { ProgressBar } from '@site/ui/progress-bar';
import { CRYPTO_PAY, DETAILS } from '../phrases/deposit-details';
import { CopyRow } from './CopyRow';
import { useCryptoInfo } from './reads';

const StyledQr = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${px(8)};
  padding: ${px(12)} 0 ${px(6)};
  font-size: ${type.s};
  color: ${color('text-2')};
`;
const StyledLine = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${px(12)};
  padding-block: ${px(10)};
  font-size: ${type.s};
  color: ${color('text-2')};
  b {
    color: ${color('text')};
  }
`;

/** An invoice in coins. */
export type Invoice = NonNullable<PayTo['crypto']>;

function Lock({ until }: { readonly until: number }) {
  const { clock } = usePlatform();
  const left = useLeft(until, clock.now);
  return (
    <StyledLine>
      {left > 0 ? CRYPTO_PAY.left : CRYPTO_PAY.over}
      {left > 0 ? <Countdown until={until} now={clock.now} /> : null}
    </StyledLine>
  );
}

/**
 * An invoice in coins: the exact number, where to, how long the rate holds, and how often the chain
 * has confirmed it.
 */
export function CryptoPay({
  application: { status, methodCode },
  invoice,
}: {
  readonly application: Application;
  readonly invoice: Invoice;
}) {
  const {
    network,
    address,
    coinAmount,
    rate,
    rateLockedUntil,
    confirmations,
    confirmationsNeeded,
  } = invoice;
  const coin = useCryptoInfo().data?.find((each) => each.methodCode === methodCode)?.coin;
  const paying = status === 'Created';
  return (
    <Section title={DETAILS.pay}>
      {paying ? <Notice tone="warn">{CRYPTO_PAY.warning(network)}</Notice> : null}
      <Card>
        <dl data-testid="crypto-invoice">
          <CopyRow label={CRYPTO_PAY.exact} value={coinAmount} unit={coin} copyable={paying} />
          <CopyRow label={CRYPTO_PAY.address} value={address} copyable={paying} />
          <CopyRow label={CRYPTO_PAY.network} value={network} />
          <CopyRow label={CRYPTO_PAY.rate} value={rate} />
        </dl>
        {paying ? (
          <StyledQr>
            <QrCode text={address} label={CRYPTO_PAY.qr} />
            <p>{CRYPTO_PAY.qrHint}</p>
          </StyledQr>
        ) : null}
        {paying ? <Lock until={Date.parse(rateLockedUntil)} /> : null}
        {paying ? null : (
          <>
            <StyledLine>
              {CRYPTO_PAY.confirmations}
              <b className="num" data-testid="crypto-confirmations">
                {CRYPTO_PAY.of(confirmations, confirmationsNeeded)}
              </b>
            </StyledLine>
            <ProgressBar
              label={CRYPTO_PAY.confirmations}
              percent={
                confirmationsNeeded === 0 ? 100 : (confirmations * 100) / confirmationsNeeded
              }
            />
          </>
        )}
      </Card>
    </Section>
  );
}
