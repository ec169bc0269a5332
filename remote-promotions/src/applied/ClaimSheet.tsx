import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { formatCny, formatCnyShort, type Fen } from '@site/domain/money';
import { missingOfPlan, paysTheSame } from '@site/domain/promotions/claim';
import { targets, useNavigate, usePlatform, useStateView } from '@site/platform';
import { useSend } from '@site/remote-kit/forms';
import { useSeen } from '@site/remote-kit/seen';
import { Button, Notice, Sheet, color, px, radius, type } from '@site/ui';
import { useApplications, type Application } from '../api/queries';
import { depositWith } from '@site/remote-kit/deposit-with';
import { LockNotice } from '../form/LockNotice';
import { CLAIM } from '../phrases/applied';
import { ClaimFigures } from './ClaimFigures';

const StyledBody = styled.div`
  display: grid;
  gap: ${px(12)};
  padding-bottom: ${px(8)};
  & > p {
    font-size: ${type.m};
    color: ${color('text-2')};
  }
`;
const StyledSums = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${px(12)};
  padding: ${px(12)} ${px(14)};
  border-radius: ${radius.m};
  background: ${color('sunken')};
  dt {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
  dd {
    font-size: ${type.xl};
    font-weight: 700;
  }
  [data-wide] {
    grid-column: 1 / -1;
  }
  [data-wide] dd {
    font-size: ${type.m};
    font-weight: 650;
  }
  [data-part='since'] {
    font-size: ${type.xs};
    font-weight: 400;
    color: ${color('text-2')};
  }
  /* On its side a phone shows the ways without a scroll. */
  @media (orientation: landscape) and (max-height: 480px) {
    grid-template-columns: auto auto 1fr;
    gap: ${px(24)};
    [data-wide] {
      grid-column: auto;
    }
  }
`;
const StyledActs = styled.div`
  display: grid;
  gap: ${px(10)};
  @media (orientation: landscape) and (max-height: 480px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

interface BodyProps {
  readonly application: Application;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What a claim holds of the money that is here: all that could be withdrawn. */
function Held({ claimed }: { readonly claimed: Fen | null }) {
  const { balances } = usePlatform();
  const { record, stale } = useStateView(balances.state);
  // Money that came may be what made the claim ready, or dearer: the sum on the page is of before.
  useEffect(() => balances.refreshNow(), [balances, claimed]);
  if (record === null || stale || record.withdrawable <= 0n) return <LockNotice />;
  return (
    <Notice tone="warn" testId="bonus-lock">
      {CLAIM.holds(formatCny(record.withdrawable))}
    </Notice>
  );
}

function Body({ application, onConfirm, onClose }: BodyProps) {
  const { api } = usePlatform();
  const applications = useApplications();
  const check = useSend();
  const [stopped, setStopped] = useState<string | null>(null);
  const { applicationId, transactionType, claimNow } = application;
  const navigate = useNavigate();
  const isTransfer = transactionType === 'Transfer';
  const missing = missingOfPlan(application);
  const gift = claimNow === null ? '' : formatCny(claimNow.bonusAmount);
  const isSeen = useSeen(`${gift} ${claimNow?.amount} ${claimNow?.required}`);
  /** The consent is for what was told: anything else is shown, and nothing is sent. */
  const confirm = async (): Promise<void> => {
    setStopped(null);
    const list = await api.anew(() => applications.refetch());
    if (!list.isSuccess) return setStopped(CLAIM.checkFailed);
    const own = list.data.find((each) => each.applicationId === applicationId);
    // The card says what became of it.
    if (own?.canClaim !== true) return onClose();
    if (!paysTheSame(own.claimNow, claimNow)) return setStopped(CLAIM.changed);
    onClose();
    onConfirm();
  };
  return (
    <StyledBody>
      {claimNow === null ? (
        <p>{CLAIM.unknown}</p>
      ) : (
        <StyledSums className="num">
          <ClaimFigures application={application} />
        </StyledSums>
      )}
      {missing > 0n ? <p>{CLAIM.short}</p> : null}
      {claimNow?.required === 0n ? null : <Held claimed={claimNow?.amount ?? null} />}
      {stopped === null ? null : (
        <Notice tone="warn" role="alert" testId="claim-stopped">
          {stopped}
        </Notice>
      )}
      <StyledActs>
        <Button
          block
          loading={check.busy}
          disabled={!isSeen}
          data-testid="claim-confirm"
          onClick={() => void check.send(confirm)}
        >
          {gift === '' ? CLAIM.confirm : CLAIM.confirmSum(gift)}
        </Button>
        {missing > 0n ? (
          <Button
            kind="secondary"
            block
            disabled={!isSeen}
            data-testid="claim-top-up"
            onClick={() =>
              void navigate(isTransfer ? targets.toTransfer() : depositWith(null, missing))
            }
          >
            {(isTransfer ? CLAIM.topUpTransfer : CLAIM.topUp)(formatCnyShort(missing))}
          </Button>
        ) : null}
      </StyledActs>
    </StyledBody>
  );
}

interface ClaimSheetProps extends BodyProps {
  readonly open: boolean;
}

/** What a claim gives, asks and holds, told once before it is sent. */
export function ClaimSheet({ open, ...body }: ClaimSheetProps) {
  return (
    <Sheet open={open} onClose={body.onClose} title={CLAIM.title} testId="claim-sheet">
      {open ? <Body {...body} /> : null}
    </Sheet>
  );
}
