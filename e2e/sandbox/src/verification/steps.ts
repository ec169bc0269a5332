/** What verification still asks of a member, from its stored records (§4.5), and its flags. */
import { depositStep, type DepositStep } from '@site/domain/verification/deposit';
import { withdrawalStep, type WithdrawalStep } from '@site/domain/verification/withdrawal';
import type { Context } from '../core/context';
import type { Member } from '../members/store';

/** The next step before a deposit. */
export const depositStepOf = ({ newInfo }: Member): DepositStep =>
  depositStep({
    phoneVerified: newInfo.phoneStatus === 'Verified',
    firstName: newInfo.firstName ?? null,
  });

/** The next step before a withdrawal. */
export const withdrawalStepOf = ({ newInfo }: Member): WithdrawalStep =>
  withdrawalStep({
    identityCard: newInfo.identityCard ?? null,
    dob: newInfo.dob ?? null,
    city: newInfo.address?.city ?? null,
    phoneVerified: newInfo.phoneStatus === 'Verified',
    emailVerified: newInfo.emailStatus === 'Verified',
  });

/** A flag of a member; false where it was never set. */
export const flagOf = (context: Context, memberCode: string, name: string): boolean =>
  context.db.one<{ value: number }>(
    'SELECT value FROM member_flags WHERE member_code = ? AND name = ?',
    memberCode,
    name,
  )?.value === 1;

/** Sets a flag. */
export function setFlag(context: Context, memberCode: string, name: string, value: boolean): void {
  context.db.run(
    'INSERT INTO member_flags (member_code, name, value) VALUES (?, ?, ?) ON CONFLICT (member_code, name) DO UPDATE SET value = excluded.value',
    memberCode,
    name,
    value ? 1 : 0,
  );
}
