import { DepositDoor } from '../deposit/DepositDoor';

/** Deposit after the deposit verification; the default way in (R2.3-3). */
export function Page() {
  return <DepositDoor verifies />;
}
