import styled from 'styled-components';
import type { WithdrawalBlock } from '@site/domain/wallet/withdrawal-rules';
import { Link, targets } from '@site/platform';
import { EmptyState, Lock, PageBody, buttonLook } from '@site/ui';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { AttemptNotice } from '../money/AttemptNotice';
import { useWalletMoney } from '../money/use-wallet-money';
import { ME } from '../phrases/me';
import { BLOCK } from '../phrases/withdrawal';
import { Standing, type Thresholds } from './Standing';
import { TurnoverList } from './TurnoverList';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** Where each block is lifted, or what can be looked at meanwhile. */
const WAYS: Readonly<Record<Exclude<WithdrawalBlock, 'verification'>, string>> = {
  safehouse: '/Safehouse',
  dailyCount: targets.toTransactions('withdrawal'),
  turnover: targets.toPromotions('applied'),
  other: targets.toMe(),
};

/** Nothing may leave now: why, in the server's words and with numbers, and the way on. */
export function BlockedBody({
  block,
  thresholds,
}: {
  readonly block: Exclude<WithdrawalBlock, 'verification'>;
  readonly thresholds: Thresholds;
}) {
  const { title, hint, way } = BLOCK[block];
  // An earlier attempt that is open, or how it ended, is told here too: it may be what closed the way.
  const money = useWalletMoney('withdrawal', () => undefined);
  return (
    <PageBody data-testid="withdraw-blocked" data-block={block}>
      <Standing thresholds={thresholds} />
      <AttemptNotice kind="withdrawal" money={money} />
      <EmptyState
        icon={<Lock />}
        title={title}
        hint={
          thresholds.reason === '' || thresholds.reason === title ? (
            hint
          ) : (
            <>
              {thresholds.reason}。{hint}
            </>
          )
        }
        action={
          <>
            <StyledWay to={WAYS[block]} data-kind="primary">
              {way}
            </StyledWay>
            <ServiceAnchor>{ME.service}</ServiceAnchor>
          </>
        }
      />
      {block === 'turnover' ? <TurnoverList remaining={thresholds.turnoverRemaining} /> : null}
    </PageBody>
  );
}
