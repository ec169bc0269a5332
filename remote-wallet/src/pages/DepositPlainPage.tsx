import { DepositEntry } from '../deposit/DepositEntry';

/** The plain deposit, on request (R2.3-3): straight to the form, the server says what is missing. */
export function Page() {
  return <DepositEntry verifies={false} />;
}
