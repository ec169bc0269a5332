import { DepositDoor } from '../deposit/DepositDoor';

/** The plain deposit, on request (R2.3-3): straight to the form, the server says what is missing. */
export function Page() {
  return <DepositDoor verifies={false} />;
}
