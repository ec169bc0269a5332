import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { formatCny, type Fen } from '@site/domain/money';
import { isRunning } from '@site/domain/promotions/offer-step';
import { usePlatform } from '@site/platform';
import { useSend } from '@site/remote-kit/forms';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, Money, Notice, Sheet, Skeleton, color, px, type } from '@site/ui';
import { useApplications, useForfeit, type Application } from '../api/queries';
import { MoneyNotice } from '../money/MoneyNotice';
import { useOfferMoney } from '../money/use-offer-money';
import { useOpenOffer } from '../money/use-open-offer';
import { APPLIED, FORFEIT } from '../phrases/applied';

const StyledBody = styled.div`
  display: grid;
  gap: ${px(14)};
  padding-bottom: ${px(8)};
  & > p {
    font-size: ${type.m};
    color: ${color('text-2')};
    line-height: 1.7;
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
  .lose dd {
    color: ${color('danger')};
  }
`;
const StyledActs = styled.div`
  display: grid;
  gap: ${px(10)};
`;

/** What is lost and what stays, in CNY. */
function Sums({ lose, keep }: { readonly lose: Fen; readonly keep: Fen }) {
  return (
    <StyledSums data-testid="forfeit-sums">
      <div className="lose">
        <dt>{FORFEIT.lose}</dt>
        <dd data-testid="forfeit-lose">
          <Money amount={lose} />
        </dd>
      </div>
      <div>
        <dt>{FORFEIT.keep}</dt>
        <dd data-testid="forfeit-keep">
          <Money amount={keep} />
        </dd>
      </div>
    </StyledSums>
  );
}

function Body({
  application,
  onDone,
  onClose,
}: {
  readonly application: Application;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { api, toast } = usePlatform();
  const { applicationId, title, status } = application;
  const isServing = status === 'Serving';
  const forfeit = useForfeit(applicationId, true);
  const applications = useApplications();
  const open = useOpenOffer(applicationId);
  const check = useSend();
  const [stopped, setStopped] = useState<string | null>(null);
  const stands = useRef(true);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  // What is lost depends on where it stands: paid meanwhile, it is no longer nothing.
  const known = useRef(status);
  useEffect(() => {
    if (known.current === status) return;
    known.current = status;
    void forfeit.refetch();
  });
  const money = useOfferMoney('cancel', applicationId, () => {
    toast.show('success', isServing ? FORFEIT.doneServing : FORFEIT.done);
    onDone();
  });
  if (forfeit.isPending) return <Skeleton kind="plain" />;
  if (forfeit.data === undefined)
    return (
      <ReadFailed
        title={FORFEIT.failed}
        why={forfeit.error}
        onRetry={() => void forfeit.refetch()}
      />
    );
  const { isEligible, reasons, loseAmount, keepAmount } = forfeit.data;
  /** The consent is for what was told: anything else is shown, and nothing is sent. */
  const confirm = async (): Promise<void> => {
    setStopped(null);
    const [loss, list] = await api.anew(() =>
      Promise.all([forfeit.refetch(), applications.refetch()]),
    );
    const own = list.data?.find((each) => each.applicationId === applicationId);
    if (list.isSuccess && (own === undefined || !isRunning(own))) {
      toast.show(
        'info',
        own === undefined ? FORFEIT.gone : APPLIED.closed(title, APPLIED.status[own.status]),
      );
      return onClose();
    }
    // Closed meanwhile: that was "keep it".
    if (!stands.current) return;
    if (!loss.isSuccess || !list.isSuccess) return setStopped(FORFEIT.checkFailed);
    if (own?.status !== status || loss.data.loseAmount !== loseAmount)
      return setStopped(FORFEIT.changed);
    if (loss.data.isEligible)
      money.submit({ applicationId, confirm: true }, FORFEIT.summary(title));
  };
  if (!isEligible && !money.busy)
    return (
      <StyledBody>
        <Notice tone="warn">{reasons.map(({ text }) => text).join('；') || FORFEIT.cannot}</Notice>
        <Button kind="secondary" onClick={onClose}>
          {FORFEIT.back}
        </Button>
      </StyledBody>
    );
  return (
    <StyledBody>
      <p>{isServing ? FORFEIT.askServing : FORFEIT.ask}</p>
      {isServing ? null : <Sums lose={loseAmount} keep={keepAmount} />}
      <MoneyNotice money={money} testId="forfeit" />
      {open?.name === 'claim' ? (
        <Notice tone="info" role="status">
          {APPLIED.claiming}
        </Notice>
      ) : stopped === null ? null : (
        <Notice tone="warn" role="alert" testId="forfeit-stopped">
          {stopped}
        </Notice>
      )}
      <StyledActs>
        {/* Once it is on its way, leaving keeps nothing. */}
        <Button kind="secondary" block data-testid="forfeit-back" onClick={onClose}>
          {money.busy ? FORFEIT.close : FORFEIT.back}
        </Button>
        <Button
          kind="danger"
          block
          loading={money.busy || check.busy || forfeit.isFetching}
          disabled={open?.name === 'claim'}
          data-testid="forfeit-confirm"
          onClick={() => void check.send(confirm)}
        >
          {isServing ? FORFEIT.confirmServing : FORFEIT.confirm(formatCny(loseAmount))}
        </Button>
      </StyledActs>
    </StyledBody>
  );
}

/** What giving up takes and leaves, told before it is done (complaint 17 of members). */
export function ForfeitSheet({
  application,
  onClose,
}: {
  readonly application: Application | null;
  readonly onClose: () => void;
}) {
  return (
    <Sheet
      open={application !== null}
      onClose={onClose}
      title={application?.status === 'Serving' ? FORFEIT.titleServing : FORFEIT.title}
      testId="forfeit-sheet"
    >
      {application === null ? null : (
        <Body
          key={application.applicationId}
          application={application}
          onDone={onClose}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}
