import { useState } from 'react';
import type { Application } from '@site/contracts/payment';
import { Button, Sheet } from '@site/ui';
import { PAY_PAGE } from '../phrases/deposit-details';
import { PayFrame } from './PayFrame';
import { outerUrl } from '../outer-page/outer-url';

/**
 * The way to the payment page, where a deposit has one; it stays open after "paid" until the member
 * closes it.
 */
export function PayPage({
  application: { payTo, methodName },
}: {
  readonly application: Application;
}) {
  const [shown, setShown] = useState<URL | null>(null);
  const url = outerUrl(payTo?.pageUrl, window.location.origin);
  if (url === null && shown === null) return null;
  return (
    <>
      {url === null ? null : (
        <Button kind="secondary" block data-testid="pay-open" onClick={() => setShown(url)}>
          {PAY_PAGE.open}
        </Button>
      )}
      <Sheet
        open={shown !== null}
        onClose={() => setShown(null)}
        title={PAY_PAGE.title}
        testId="pay-sheet"
      >
        {shown === null ? null : (
          <PayFrame url={shown} methodName={methodName} onClose={() => setShown(null)} />
        )}
      </Sheet>
    </>
  );
}
