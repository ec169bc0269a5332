/** The open deposit that stands in place of the form, and when it may not come or go. */
import { useState } from 'react';
import type { Application } from '@site/contracts/payment';
import { useOpenDeposit } from './reads';
import { useIsPast } from './use-is-past';

interface Kept {
  readonly methodCode: string | null;
  readonly deposit: Application | null;
}

/** What stands in place of the form. */
export interface StandingDeposit {
  /** Null while the form stands. */
  readonly open: Application | null;
  /** Its time to pay is over: one look at the clock for all that is said about it. */
  readonly isPast: boolean;
  /** Nobody knows whether one stands: it could not be read. */
  readonly isUnread: boolean;
  /** Asks whether it is still open, once: its time to pay is over. */
  readonly askAnew: () => void;
}

/**
 * The open deposit of a method, as the form shows it. A method takes one deposit at a time: while
 * it has one, the way on to that stands in place of what it would ask. As long as it stands it is
 * asked anew: it runs out, and is paid or taken back on other devices.
 *
 * @param methodCode null without a method: nothing is asked.
 * @param isHeld while money of the form is under way, in doubt, or taken: what stands then stays,
 *   whatever a read says that left before. It is asked anew when that ends.
 */
export function useStandingDeposit(methodCode: string | null, isHeld: boolean): StandingDeposit {
  const [standing, setStanding] = useState<Kept>({ methodCode, deposit: null });
  const kept = standing.methodCode === methodCode ? standing.deposit : null;
  const read = useOpenDeposit(isHeld ? null : methodCode, kept !== null);
  const deposit = isHeld ? kept : (read.data ?? null);
  const isPast = useIsPast(deposit);
  const askAnew = (): void => {
    if (!isHeld) void read.refetch();
  };
  if (isHeld) return { open: kept, isPast, isUnread: false, askAnew };
  if (standing.methodCode !== methodCode || standing.deposit !== deposit)
    setStanding({ methodCode, deposit });
  return { open: deposit, isPast, isUnread: read.isError && deposit === null, askAnew };
}
