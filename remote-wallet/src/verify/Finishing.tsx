import { useEffect, useState } from 'react';
import { FailedState, Skeleton } from '@site/ui';
import { VERIFY } from '../phrases/verify';

/**
 * Nothing is missing here any more: the server is asked, and where it does not answer or does not
 * agree the member can ask again.
 */
export function Finishing({ onDone }: { readonly onDone: () => Promise<boolean> }) {
  const [attempt, setAttempt] = useState(0);
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      // An effect that React takes back at once, as it does in strict mode, has asked nothing.
      await Promise.resolve();
      if (isCurrent && !(await onDone()) && isCurrent) setStoppedAt(attempt);
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [onDone, attempt]);
  return stoppedAt === attempt ? (
    <FailedState
      title={VERIFY.unconfirmed}
      hint={VERIFY.unconfirmedHint}
      onRetry={() => setAttempt(attempt + 1)}
    />
  ) : (
    <Skeleton kind="form" />
  );
}
