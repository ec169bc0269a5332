import styled from 'styled-components';
import { saysAmount, type WithdrawalBlock } from '@site/domain/wallet/withdrawal-rules';
import { Link, targets } from '@site/platform';
import { EmptyState, Lock, Notice, PageBody, buttonLook, px } from '@site/ui';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { AttemptNotice } from '../money/AttemptNotice';
import { useWalletMoney } from '../money/use-wallet-money';
import { ME } from '../phrases/me';
import { BLOCK } from '../phrases/withdrawal';
import { Standing, type Thresholds } from './Standing';
import { TurnoverList } from './TurnoverList';
import { useProgress } from './queries';

const StyledWay = styled(Link)`
  ${buttonLook}
`;
const StyledWays = styled.div`
  display: grid;
  gap: ${px(10)};
`;

/** Where each block is lifted, or what can be looked at meanwhile. */
const WAYS: Readonly<Record<Exclude<WithdrawalBlock, 'verification'>, string>> = {
  safehouse: '/Safehouse',
  dailyCount: targets.toTransactions('withdrawal'),
  turnover: targets.toPromotions('applied'),
  other: targets.toMe(),
};

type Block = Exclude<WithdrawalBlock, 'verification'>;
interface BlockProps {
  readonly block: Block;
  readonly thresholds: Thresholds;
}

/** The server's sentence before our own, where it says something that does not stand here already. */
function Why({ block, thresholds: { reason, turnoverRemaining } }: BlockProps) {
  const { title, hint } = BLOCK[block];
  const isSaid =
    reason === '' ||
    reason === title ||
    (block === 'turnover' && saysAmount(reason, turnoverRemaining));
  return isSaid ? hint : `${reason}。${hint}`;
}

const Way = ({ block }: Pick<BlockProps, 'block'>) => (
  <StyledWay to={WAYS[block]} data-kind="primary">
    {BLOCK[block].way}
  </StyledWay>
);

/** Turnover is missing: how much, of which bonus, and what can be done about each, before the rest. */
function Turnover({ thresholds }: Pick<BlockProps, 'thresholds'>) {
  const progress = useProgress();
  // Each bonus has its way beside it; without one in sight they are looked for where all are.
  const isNamed = progress.data?.some(({ status }) => status === 'Wagering') ?? false;
  return (
    <>
      <Notice tone="warn">
        <b>{BLOCK.turnover.title}</b>
        <p>
          <Why block="turnover" thresholds={thresholds} />
        </p>
      </Notice>
      <TurnoverList remaining={thresholds.turnoverRemaining} />
      {/* After the list: it is longer or shorter once it is known. */}
      {progress.isPending ? null : (
        <StyledWays>
          {isNamed ? null : <Way block="turnover" />}
          <ServiceAnchor>{ME.service}</ServiceAnchor>
        </StyledWays>
      )}
    </>
  );
}

/** Nothing may leave now: why, in the server's words and with numbers, and the way on. */
export function BlockedBody({ block, thresholds }: BlockProps) {
  // An earlier attempt that is open, or how it ended, is told here too: it may be what closed the way.
  const money = useWalletMoney('withdrawal', () => undefined);
  const isTurnover = block === 'turnover';
  return (
    <PageBody data-testid="withdraw-blocked" data-block={block}>
      <Standing thresholds={thresholds} isLockedBelow={isTurnover} />
      <AttemptNotice kind="withdrawal" money={money} />
      {isTurnover ? (
        <Turnover thresholds={thresholds} />
      ) : (
        <EmptyState
          icon={<Lock />}
          title={BLOCK[block].title}
          hint={<Why block={block} thresholds={thresholds} />}
          action={
            <>
              <Way block={block} />
              <ServiceAnchor>{ME.service}</ServiceAnchor>
            </>
          }
        />
      )}
    </PageBody>
  );
}
