/** What stands between a new member and the first bet. */
import { isVerified, type MemberHalf } from './merge';

/** The steps in their order. */
export const FIRST_STEPS = ['phone', 'deposit', 'bet'] as const;
/** A step. */
export type FirstStep = (typeof FIRST_STEPS)[number];

/**
 * The step that a newcomer's record (§3.1) has next: the phone is asked for before a deposit
 * (§4.5).
 */
export const nextFirstStep = (member: MemberHalf): FirstStep =>
  isVerified(member['phoneStatus']) ? 'deposit' : 'phone';
