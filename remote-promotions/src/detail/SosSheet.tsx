import styled from 'styled-components';
import { formatCny } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, Money, Notice, Sheet, Skeleton, color, px, type } from '@site/ui';
import { useRescue } from '../api/queries';
import { LockNotice } from '../form/LockNotice';
import { ReasonLines } from '../form/ReasonLines';
import { MoneyNotice } from '../money/MoneyNotice';
import { useOfferMoney } from '../money/use-offer-money';
import { RESCUE } from '../phrases/applied';

const StyledBody = styled.div`
  display: grid;
  gap: ${px(14)};
  padding-bottom: ${px(8)};
  & > p {
    font-size: ${type.s};
    color: ${color('text-3')};
  }
`;
const StyledSums = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${px(12)};
  padding: ${px(14)};
  border-radius: ${px(14)};
  background: ${color('sunken')};
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.xxl};
    font-weight: 750;
  }
  .gift dd {
    color: ${color('gold-text')};
  }
`;

function Body({ bonusId, onClose }: { readonly bonusId: string; readonly onClose: () => void }) {
  const { toast } = usePlatform();
  const rescue = useRescue(bonusId, true);
  const money = useOfferMoney('sos', bonusId, ({ bonusAmount }) => {
    toast.show('success', `${RESCUE.taken} ¥${formatCny(bonusAmount)}`);
    onClose();
  });
  if (rescue.isPending) return <Skeleton kind="plain" />;
  if (rescue.data === undefined)
    return (
      <ReadFailed title={RESCUE.failed} why={rescue.error} onRetry={() => void rescue.refetch()} />
    );
  const { isEligible, reasons, netLoss, bonusAmount } = rescue.data;
  return (
    <StyledBody data-testid="sos" data-eligible={isEligible}>
      <StyledSums>
        <div>
          <dt>{RESCUE.loss}</dt>
          <dd>
            <Money amount={netLoss} />
          </dd>
        </div>
        <div className="gift">
          <dt>{RESCUE.gift}</dt>
          <dd>
            <Money amount={bonusAmount} />
          </dd>
        </div>
      </StyledSums>
      {isEligible || money.busy ? null : (
        <Notice tone="warn" role="status" testId="sos-reasons">
          {RESCUE.cannot}
          <ReasonLines reasons={reasons} />
        </Notice>
      )}
      <MoneyNotice money={money} testId="sos" />
      <p>{RESCUE.rule}</p>
      <LockNotice />
      <Button
        block
        disabled={!isEligible && !money.busy}
        loading={money.busy}
        data-testid="sos-take"
        onClick={() => money.submit({ bonusId }, RESCUE.summary)}
      >
        {RESCUE.take}
      </Button>
    </StyledBody>
  );
}

/** The rescue bonus: yesterday's loss, what it gives, why not. */
export function SosSheet({
  bonusId,
  open,
  onClose,
}: {
  readonly bonusId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Sheet open={open} onClose={onClose} title={RESCUE.title} testId="sos-sheet">
      {open ? <Body bonusId={bonusId} onClose={onClose} /> : null}
    </Sheet>
  );
}
