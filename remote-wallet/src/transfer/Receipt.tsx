import styled from 'styled-components';
import type { Transfer } from '@site/contracts/transfer';
import { WALLET_OF_GROUP } from '@site/domain/wallet/groups';
import { Link, targets } from '@site/platform';
import { Button, Card, CircleCheck, DateText, Money, buttonLook, color, px, type } from '@site/ui';
import { useFocusHere } from '@site/ui/focus-here';
import { TRANSFER, TRANSFER_BONUS } from '../phrases/transfer';
import { TransferBonus } from './TransferBonus';
import { useTransferBonus, type TransferBonusState } from './queries';

const StyledReceipt = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${px(6)};
  text-align: center;
  & > svg {
    width: ${px(44)};
    height: ${px(44)};
    color: ${color('green')};
    stroke-width: 1.6;
  }
  h2 {
    font-size: ${type.xl};
    outline: none;
  }
  strong {
    font-size: ${type.hero};
    font-weight: 750;
    line-height: 1.3;
  }
  dl {
    display: grid;
    gap: ${px(10)};
    width: 100%;
    margin-top: ${px(12)};
    padding-top: ${px(14)};
    border-top: 1px solid ${color('line')};
    font-size: ${type.m};
  }
  div {
    display: flex;
    justify-content: space-between;
    gap: ${px(12)};
  }
  dt {
    color: ${color('text-3')};
    flex: none;
  }
  dd {
    text-align: end;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
const StyledWays = styled.div`
  display: grid;
  gap: ${px(10)};
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** Its bonus holds the money: what it asks is the way on, not another transfer. */
function Progress({ bonus }: Pick<TransferBonusState, 'bonus'>) {
  return (
    <StyledWay
      to={
        bonus === null
          ? targets.toPromotions('applied')
          : targets.toAppliedBonus(bonus.applicationId)
      }
      data-kind="secondary"
      data-block="true"
      data-testid="transfer-progress"
    >
      {TRANSFER_BONUS.progress}
    </StyledWay>
  );
}

/**
 * What was moved, with its number, and where it is of use; a transfer can be turned back with one
 * tap more.
 */
export function Receipt({
  transfer,
  onAgain,
}: {
  readonly transfer: Transfer;
  readonly onAgain: (back: Transfer | null) => void;
}) {
  // Where the money is of use.
  const isSports = transfer.to === WALLET_OF_GROUP.sportsbook;
  const bonusState = useTransferBonus(transfer);
  const heading = useFocusHere<HTMLHeadingElement>(transfer.transferId, 'shown');
  return (
    <>
      <Card>
        <StyledReceipt data-testid="transfer-receipt" role="status">
          <CircleCheck aria-hidden="true" />
          <h2 ref={heading} tabIndex={-1}>
            {TRANSFER.done}
          </h2>
          <strong>
            <Money amount={transfer.amount} />
          </strong>
          {transfer.bonusId === null ? null : <TransferBonus state={bonusState} />}
          <dl>
            <div>
              <dt>{TRANSFER.from}</dt>
              <dd>{transfer.fromName}</dd>
            </div>
            <div>
              <dt>{TRANSFER.to}</dt>
              <dd>{transfer.toName}</dd>
            </div>
            <div>
              <dt>{TRANSFER.number}</dt>
              <dd className="num">{transfer.transferId}</dd>
            </div>
            <div>
              <dt>{TRANSFER.time}</dt>
              <dd>
                <DateText at={transfer.createdAt} />
              </dd>
            </div>
          </dl>
        </StyledReceipt>
      </Card>
      <StyledWays>
        <StyledWay
          to={isSports ? targets.toSports() : targets.toGames()}
          data-kind="primary"
          data-block="true"
          data-testid="transfer-play"
        >
          {isSports ? TRANSFER.toBet : TRANSFER.toPlay}
        </StyledWay>
        {transfer.bonusId === null ? (
          <>
            <Button
              block
              kind="secondary"
              data-testid="transfer-again"
              onClick={() => onAgain(null)}
            >
              {TRANSFER.again}
            </Button>
            <Button
              block
              kind="ghost"
              data-testid="transfer-back"
              onClick={() => onAgain(transfer)}
            >
              {TRANSFER.undo}
            </Button>
          </>
        ) : (
          <Progress bonus={bonusState.bonus} />
        )}
      </StyledWays>
    </>
  );
}
