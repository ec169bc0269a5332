import { Button, Sheet } from '@site/ui';
import { PAY_PAGE } from '../phrases/deposit-details';
import { PayFrame } from './PayFrame';
import type { PayPageState } from './use-pay-page';

interface PayPageProps {
  readonly page: PayPageState;
  readonly methodName: string;
}

/** The way to the payment page, where a deposit has one. */
export function PayPageWay({ page }: Pick<PayPageProps, 'page'>) {
  return page.url === null ? null : (
    <Button kind="secondary" block data-testid="pay-open" onClick={page.open}>
      {PAY_PAGE.open}
    </Button>
  );
}

/** The payment page itself. */
export function PayPageSheet({ page: { shown, close }, methodName }: PayPageProps) {
  return (
    <Sheet open={shown !== null} onClose={close} title={PAY_PAGE.title} testId="pay-sheet">
      {shown === null ? null : <PayFrame url={shown} methodName={methodName} onClose={close} />}
    </Sheet>
  );
}
