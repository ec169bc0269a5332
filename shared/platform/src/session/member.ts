/** From the server's two member records to the little that every part may know (§3.1, safety B7). */
import type { MemberSummary } from '@site/domain/session/access';
import { maskTail } from '@site/domain/formatting/mask';

/** Fields read here, of either record. */
export interface MemberRecord {
  readonly memberCode?: string | undefined;
  readonly userName?: string | undefined;
  readonly currency?: string | undefined;
  readonly isVIP?: boolean | undefined;
  readonly revalidate?: boolean | undefined;
  readonly isLoginOTP?: boolean | undefined;
}

/** Merges memberInfo and memberNewInfo: the newer wins where it says anything (§3.1). */
export function toMemberSummary(older: MemberRecord, newer: MemberRecord): MemberSummary {
  const userName = newer.userName ?? older.userName ?? '';
  return {
    memberCode: newer.memberCode ?? older.memberCode ?? '',
    userName: maskTail(userName),
    currency: newer.currency ?? older.currency ?? '',
    isVip: newer.isVIP ?? older.isVIP ?? false,
    revalidate: newer.revalidate ?? older.revalidate ?? false,
    loginOtp: newer.isLoginOTP ?? older.isLoginOTP ?? false,
  };
}
