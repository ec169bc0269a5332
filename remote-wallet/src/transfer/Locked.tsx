import styled from 'styled-components';
import { fenOf, formatCny } from '@site/domain/money';
import type { TransferLock } from '@site/domain/wallet/transfer-rules';
import { Link, targets } from '@site/platform';
import { EmptyState, List, ListRow, Lock, buttonLook } from '@site/ui';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { AttemptNotice } from '../money/AttemptNotice';
import { useWalletMoney } from '../money/use-wallet-money';
import { LOCK } from '../phrases/transfer';
import type { useLockingBonuses } from './queries';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

type Bonuses = NonNullable<ReturnType<typeof useLockingBonuses>['data']>;

/** Nothing may be transferred now: why, and the bonus by its name with what it still asks. */
export function Locked({
  lock,
  bonuses,
}: {
  readonly lock: TransferLock;
  readonly bonuses: Bonuses;
}) {
  const { title, hint } = LOCK[lock];
  // A transfer of before a reload, or how it ended, is told here too: its bonus may be what closed the way.
  const money = useWalletMoney('transfer', () => undefined);
  return (
    <>
      <AttemptNotice kind="transfer" money={money} />
      <EmptyState
        icon={<Lock />}
        title={title}
        hint={hint}
        testId="transfer-locked"
        action={
          lock === 'bonus' ? (
            <StyledWay to={targets.toPromotions('applied')} data-kind="primary">
              {LOCK.promotions}
            </StyledWay>
          ) : (
            <ServiceAnchor>{LOCK.service}</ServiceAnchor>
          )
        }
      />
      {lock !== 'bonus' ? null : (
        <List data-testid="transfer-locking">
          {bonuses.map(({ applicationId, title: name, required, achieved }) => (
            <ListRow
              key={applicationId}
              title={name}
              hint={LOCK.missing(formatCny(fenOf(required > achieved ? required - achieved : 0n)))}
            />
          ))}
        </List>
      )}
    </>
  );
}
