/** What verification looks at in a member's info (§3.1, §4.5): both steps ask the same record. */
import { isVerified, type MemberHalf } from '../member/merge';
import type { DepositIdentity } from './deposit';
import type { WithdrawalIdentity } from './withdrawal';

/** All that any step is derived from. */
export type VerificationIdentity = DepositIdentity & WithdrawalIdentity;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;

/** Reads it; what is no text counts as missing. */
export const identityOf = (member: MemberHalf): VerificationIdentity => ({
  firstName: textOf(member['firstName']),
  identityCard: textOf(member['identityCard']),
  dob: textOf(member['dob']),
  city: textOf(partOf(member['address'], 'city')),
  phoneVerified: isVerified(member['phoneStatus']),
  emailVerified: isVerified(member['emailStatus']),
});
