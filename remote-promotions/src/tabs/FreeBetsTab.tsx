import styled from 'styled-components';
import { formatCny } from '@site/domain/money';
import { isSignedIn } from '@site/domain/session/access';
import { Link, targets, usePlatform, useSession } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Card,
  EmptyState,
  Money,
  Section,
  Skeleton,
  Ticket,
  buttonLook,
  color,
  px,
  type,
} from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { useVouchers } from '../api/queries';
import { PromoList } from '../list/PromoList';
import { VOUCHERS } from '../phrases/zh-cn';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(10)};
`;
const StyledVoucher = styled(Card)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${px(4)} ${px(12)};
  b {
    font-size: ${type.m};
    font-weight: 650;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  strong {
    justify-self: end;
    font-size: ${type.xxl};
    font-weight: 750;
    color: ${color('gold-text')};
  }
`;
const StyledUse = styled(Link)`
  ${buttonLook}
`;

/** Free bets of the member: what is left of each, and until when. */
function Vouchers() {
  const { clock } = usePlatform();
  const vouchers = useVouchers();
  if (vouchers.isPending) return <Skeleton kind="list" />;
  if (vouchers.data === undefined)
    return (
      <ReadFailed
        title={VOUCHERS.failed}
        why={vouchers.error}
        onRetry={() => void vouchers.refetch()}
      />
    );
  if (vouchers.data.length === 0)
    return <EmptyState icon={<Ticket />} title={VOUCHERS.empty} hint={VOUCHERS.emptyHint} />;
  return (
    <StyledList>
      {vouchers.data.map(({ bonusGroupId, title, amount, remaining, expiry }) => (
        <li key={`${bonusGroupId}-${expiry}`}>
          <StyledVoucher data-testid="voucher">
            <b>{title}</b>
            <strong>
              <Money amount={remaining} />
            </strong>
            <small>
              {VOUCHERS.of(formatCny(amount))} · {VOUCHERS.expires}{' '}
              <Countdown until={Date.parse(expiry)} now={clock.now} />
            </small>
            <StyledUse to={targets.toSports()} data-kind="secondary">
              {VOUCHERS.use}
            </StyledUse>
          </StyledVoucher>
        </li>
      ))}
    </StyledList>
  );
}

/** Free bets: the member's own first, then those that may be taken. */
export function FreeBetsTab() {
  const isMember = isSignedIn(useSession());
  return (
    <>
      {isMember ? (
        <Section title={VOUCHERS.title}>
          <Vouchers />
        </Section>
      ) : null}
      <Section title={VOUCHERS.more}>
        <PromoList mainType="Free Bets" />
      </Section>
    </>
  );
}
