/** The open deposit that stands in place of the form, and when it may not come or go. */
import { useState } from 'react';
import type { Application } from '@site/contracts/payment';
import { useOpenDeposit } from './reads';

interface Standing {
  readonly methodCode: string | null;
  readonly deposit: Application | null;
}

/**
 * The open deposit of a method, as the form shows it. A method takes one deposit at a time: while
 * it has one, the way on to that stands in place of what it would ask.
 *
 * @param methodCode null without a method: nothing is asked.
 * @param isHeld while money of the form is under way, in doubt, or taken: what stands then stays,
 *   whatever a read says that left before. It is asked anew when that ends.
 */
export function useStandingDeposit(methodCode: string | null, isHeld: boolean): Application | null {
  const read = useOpenDeposit(isHeld ? null : methodCode);
  const [standing, setStanding] = useState<Standing>({ methodCode, deposit: null });
  if (isHeld) return standing.methodCode === methodCode ? standing.deposit : null;
  const deposit = read.data ?? null;
  if (standing.methodCode !== methodCode || standing.deposit !== deposit)
    setStanding({ methodCode, deposit });
  return deposit;
}
