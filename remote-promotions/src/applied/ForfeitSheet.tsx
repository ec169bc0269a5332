import styled from 'styled-components';
import { formatCny } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, FailedState, Money, Notice, Sheet, Skeleton, color, px, type } from '@site/ui';
import { useForfeit, type Application } from '../api/queries';
import { MoneyNotice } from '../money/MoneyNotice';
import { useOfferMoney } from '../money/use-offer-money';
import { FORFEIT } from '../phrases/applied';

const StyledBody = styled.div`display: grid; gap: ${px(14)}; padding-bottom: ${px(8)}; & > p { font-size: ${type.m}; color: ${color('text-2')}; line-height: 1.7; }`;
const StyledSums = styled.dl`
  display: grid; grid-template-columns: 1fr 1fr; gap: ${px(12)}; padding: ${px(14)}; border-radius: ${px(14)}; background: ${color('sunken')};
  dt { font-size: ${type.xs}; color: ${color('text-3')}; } dd { font-size: ${px(22)}; font-weight: 750; } div:first-child dd { color: ${color('danger')}; }
`;
const StyledActs = styled.div`display: grid; gap: ${px(10)};`;

function Body({ application, onDone, onClose }: { readonly application: Application; readonly onDone: () => void; readonly onClose: () => void }) {
  const { toast } = usePlatform();
  const { applicationId, title, status } = application;
  const isServing = status === 'Serving';
  const forfeit = useForfeit(applicationId, true);
  const money = useOfferMoney('cancel', applicationId, () => {
    toast.show('success', isServing ? FORFEIT.doneServing : FORFEIT.done);
    onDone();
  });
  if (forfeit.isPending) return <Skeleton kind="plain" />;
  if (forfeit.data === undefined) return <FailedState title={FORFEIT.failed} onRetry={() => void forfeit.refetch()} />;
  const { isEligible, reasons, loseAmount, keepAmount } = forfeit.data;
  if (!isEligible && !money.busy) return <StyledBody><Notice tone="warn">{reasons.map(({ text }) => text).join('；') || FORFEIT.cannot}</Notice><Button kind="secondary" onClick={onClose}>{FORFEIT.back}</Button></StyledBody>;
  return (
    <StyledBody>
      <p>{isServing ? FORFEIT.askServing : FORFEIT.ask}</p>
      {isServing ? null : (
        <StyledSums data-testid="forfeit-sums">
          <div><dt>{FORFEIT.lose}</dt><dd data-testid="forfeit-lose"><Money amount={loseAmount} /></dd></div>
          <div><dt>{FORFEIT.keep}</dt><dd data-testid="forfeit-keep"><Money amount={keepAmount} /></dd></div>
        </StyledSums>
      )}
      <MoneyNotice money={money} testId="forfeit" />
      <StyledActs>
        <Button kind="secondary" block onClick={onClose}>{FORFEIT.back}</Button>
        <Button kind="danger" block loading={money.busy || forfeit.isFetching} data-testid="forfeit-confirm" onClick={() => money.submit({ applicationId, confirm: true }, FORFEIT.summary(title))}>
          {isServing ? FORFEIT.confirmServing : FORFEIT.confirm(formatCny(loseAmount))}
        </Button>
      </StyledActs>
    </StyledBody>
  );
}

/** What giving up takes and leaves, told before it is done (complaint 17 of members). */
export function ForfeitSheet({ application, onClose }: { readonly application: Application | null; readonly onClose: () => void }) {
  return (
    <Sheet open={application !== null} onClose={onClose} title={application?.status === 'Serving' ? FORFEIT.titleServing : FORFEIT.title} testId="forfeit-sheet">
      {application === null ? null : <Body key={application.applicationId} application={application} onDone={onClose} onClose={onClose} />}
    </Sheet>
  );
}
