import { DepositEntry } from '../deposit/DepositEntry';

/** Deposit after the deposit verification; the default way in (R2.3-3). */
export function Page() {
  return <DepositEntry verifies />;
}
