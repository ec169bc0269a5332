/**
 * Signs of the ways to pay. Those that members know by name have one of their own, drawn for the
 * site: what they look like elsewhere is others' property, but nobody should have to read four
 * names to find one.
 */
import type { ReactNode } from 'react';
import type { MemberBank } from '@site/contracts/payment-banks';
import type { MethodDetail } from '@site/contracts/payment-methods';
import { Smartphone, Ticket } from '@site/ui';
import { ArrowLeftRight, Bitcoin, CreditCard, Landmark, QrIcon } from '@site/ui/more-icons';
import styled from 'styled-components';
import { markOf, type PaymentMarkName } from './payment-marks';

/** Fills the box that its list keeps for a sign, whatever size that gives to line icons. */
const StyledMark = styled.svg`
  &&& {
    width: 100%;
    height: 100%;
  }
`;

/** White on its own ground, at least 4.5 : 1 in both themes. */
const MARKS: Readonly<
  Record<PaymentMarkName, { readonly ground: string; readonly shape: ReactNode }>
> = {
  alipay: {
    ground: '#1466d8',
    shape: (
      <path d="M12 4.500v4.500M6 7.500h12M8 11.500h8c-1.200 3.800-4.700 6.700-9.500 7.800M8.600 12c1.800 3.600 5 6.200 9.400 7.300" />
    ),
  },
  wechat: {
    ground: '#1b7f3b',
    shape: (
      <>
        <path d="M13.800 9.200C13.400 6.800 11.400 5.200 9 5.200c-2.800 0-5 1.900-5 4.300 0 1.300.7 2.500 1.700 3.200L5.200 14.500l2-1 1.800.3" />
        <path d="M20 14.300c0-2.100-2-3.800-4.500-3.800S11 12.200 11 14.300s2 3.800 4.500 3.800c.5 0 1-.1 1.500-.2l1.900.9-.4-1.800c.9-.7 1.500-1.600 1.500-2.700z" />
      </>
    ),
  },
  quickPass: {
    ground: '#c0322b',
    shape: (
      <>
        <path d="M7.500 17.500a3.500 3.500 0 0 1-.4-7 5 5 0 0 1 9.600-1 4 4 0 0 1 .3 8" />
        <path d="m12.800 11.500-2.600 3.800h3.600l-2.600 3.700" />
      </>
    ),
  },
  tether: {
    ground: '#0f7a64',
    shape: (
      <>
        <path d="M7.500 6.500h9M12 6.500v11.500" />
        <ellipse cx="12" cy="11" rx="6.500" ry="2" />
      </>
    ),
  },
};

/** By kind, where a way has no sign of its own; a kind that is not known yet gets the plain one. */
const SIGNS: Readonly<Record<MethodDetail['kind'], typeof Landmark>> = {
  bank: Landmark,
  qr: QrIcon,
  crypto: Bitcoin,
  voucher: Ticket,
  p2p: ArrowLeftRight,
  card: CreditCard,
};

interface PaymentMarkProps {
  /** Code of the method. */
  readonly code: string;
  readonly kind: MethodDetail['kind'] | undefined;
}

/** The sign of a way to pay; its name always stands beside it. */
export function PaymentMark({ code, kind }: PaymentMarkProps) {
  const name = markOf(code);
  if (name === null) {
    const Sign = kind === undefined ? Smartphone : SIGNS[kind];
    return <Sign />;
  }
  const { ground, shape } = MARKS[name];
  return (
    <StyledMark aria-hidden="true" viewBox="0 0 24 24" data-mark={name}>
      <rect width="24" height="24" rx="6" fill={ground} />
      <g fill="none" stroke="#fff" strokeWidth="1.700" strokeLinecap="round" strokeLinejoin="round">
        {shape}
      </g>
    </StyledMark>
  );
}

/** The sign of a saved account: of its coin, or of a bank. */
export const AccountMark = ({
  account,
}: {
  readonly account: Pick<MemberBank, 'kind' | 'bankCode'>;
}) =>
  account.kind === 'card' ? <Landmark /> : <PaymentMark code={account.bankCode} kind="crypto" />;
