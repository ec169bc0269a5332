/** What became of a sale, as lasting text, and how old a price is. */
import type { ReactNode } from 'react';
import type { AppError } from '@site/domain/errors/app-error';
import { formatCny, type Fen } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, Notice } from '@site/ui';
import { StyledAction } from '../bet-slip/slip-styles';
import { CASH_OUT } from '../phrases/cash-out';
import { refusalText } from '../phrases/slip';
import { useSeconds } from './use-seconds';
import type { SaleStep } from './use-sale';

/** A price that was not heard again for this many times its span is not offered any more. */
const TOO_OLD = 2;

/** Whether a price of so many seconds is offered yet. */
export const isFresh = (age: number, validMs: number): boolean => age * 1_000 < validMs * TOO_OLD;

/** That it is sold is said once; the seconds of it are for the eye. */
function Ticks({ since }: { readonly since: number }) {
  const { clock } = usePlatform();
  return (
    <Notice tone="warn" role="status" testId="cashout-waiting">
      {CASH_OUT.waiting}
      <span role="timer">{CASH_OUT.waited(useSeconds(since, clock.monotonic))}</span>
    </Notice>
  );
}

/** Code of a sale that the vendor turned down without a reason of its own. */
const TURNED_DOWN = '13050';

function rejectedText(error: AppError | null): string {
  if (error !== null && error.kind !== 'api') return CASH_OUT.notSent;
  return error === null || error.code === TURNED_DOWN ? CASH_OUT.rejected : refusalText(error);
}

/** Props of {@link SaleOutcome}. */
interface SaleOutcomeProps {
  readonly step: SaleStep;
  readonly price: Fen | null;
}

/** The outcome of the last tap; null while there is none. */
export const SaleOutcome = (props: SaleOutcomeProps): ReactNode =>
  props.step.at === 'idle' || props.step.at === 'confirm' ? null : (
    <div data-part="sale-outcome">
      <Words {...props} />
    </div>
  );

function Words({ step, price }: SaleOutcomeProps): ReactNode {
  const { money } = usePlatform();
  switch (step.at) {
    case 'idle':
    case 'confirm':
      return null;
    case 'waiting':
      return <Ticks since={step.since} />;
    case 'checking':
      return (
        <Notice tone="warn" role="status">
          <StyledAction>
            <b>{CASH_OUT.checking}</b>
            <Button kind="ghost" size="s" onClick={money.checkNow}>
              {CASH_OUT.check}
            </Button>
          </StyledAction>
        </Notice>
      );
    case 'newPrice':
      return (
        <Notice tone="warn" role="alert" testId="cashout-new-price">
          {price === null
            ? CASH_OUT.newPriceSoon(formatCny(step.requested))
            : CASH_OUT.newPrice(formatCny(step.requested), formatCny(price))}
        </Notice>
      );
    case 'rejected':
      return (
        <Notice tone="danger" role="alert">
          {rejectedText(step.error)}
        </Notice>
      );
    case 'done':
      return (
        <Notice tone="ok" role="status" testId="cashout-done">
          {CASH_OUT.sold(formatCny(step.paid))}
        </Notice>
      );
  }
}
