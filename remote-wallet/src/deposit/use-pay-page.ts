/** The payment page of a deposit: where it is, whether it is shown, and whether it ever was. */
import { useState } from 'react';
import type { Application } from '@site/contracts/payment';
import { outerUrl } from '../outer-page/outer-url';

export interface PayPageState {
  /** Null where a deposit has none, or none any more. */
  readonly url: URL | null;
  /** What is open; it stays after "paid" until the member closes it. */
  readonly shown: URL | null;
  /** A way to pay was taken, here or by the code that was kept. */
  readonly isTaken: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly take: () => void;
}

export function usePayPage({ payTo }: Application): PayPageState {
  const [shown, setShown] = useState<URL | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const url = outerUrl(payTo?.pageUrl, window.location.origin);
  const take = (): void => setIsTaken(true);
  return {
    url,
    shown,
    isTaken,
    open: () => {
      setShown(url);
      take();
    },
    close: () => setShown(null),
    take,
  };
}
