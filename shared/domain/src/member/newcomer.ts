/** Who has just come. */
import type { MemberHalf } from './merge';

/** True for a member's record (§3.1) that says that nothing was ever paid in; unknown is no. */
export const isNewcomer = (member: MemberHalf | null): boolean => member?.['isDeposited'] === false;
