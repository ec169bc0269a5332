import { formatCny } from '@site/domain/money';
import { ProgressBar } from '@site/ui/progress-bar';
import type { Application } from '../api/queries';
import { walletName } from '../api/wallets';
import { APPLIED } from '../phrases/applied';

interface CourseProps {
  readonly application: Application;
  readonly funding: Application['transactionType'];
  /** Its time is over, and the server has not said what became of it. */
  readonly isPast: boolean;
}

function Hint({
  application: { amount, payGroup, canClaim, transactionType },
  funding,
}: Omit<CourseProps, 'isPast'>) {
  if (canClaim) return <p>{transactionType === 'None' ? APPLIED.readyNow : APPLIED.ready}</p>;
  if (funding !== 'Transfer') return <p>{APPLIED.hintDeposit}</p>;
  return (
    <p className="num">
      {amount > 0n
        ? APPLIED.hintTransfer(walletName(payGroup), formatCny(amount))
        : APPLIED.hintTransferAny(walletName(payGroup))}
    </p>
  );
}

/** How far its turnover is, or what is to be done next; once its time is over, that it is. */
export function Course({ application, funding, isPast }: CourseProps) {
  const { title, status, isFreebet, percent, achieved, required } = application;
  return (
    <>
      {status === 'Wagering' ? (
        <>
          <ProgressBar
            label={(isFreebet ? APPLIED.usage : APPLIED.progress)(title)}
            percent={percent}
          />
          <p className="num">
            {(isFreebet ? APPLIED.used : APPLIED.done)(formatCny(achieved), formatCny(required))}
          </p>
        </>
      ) : isPast ? null : (
        <Hint application={application} funding={funding} />
      )}
      {isPast ? (
        <p role="status" data-testid="application-past">
          {APPLIED.past}
        </p>
      ) : null}
    </>
  );
}
