/**
 * From the server's two member records to the little that every part may know, and the whole for
 * the pages that show it (§3.1, safety B7).
 */
import type { MemberInfo } from '@site/contracts/member';
import type { MemberSummary } from '@site/domain/session/access';
import { maskTail } from '@site/domain/formatting/mask';
import { isVip, mergeMember } from '@site/domain/member/merge';

/** Whole member info of §3.1, both records merged. Lives in memory only. */
export type MemberProfile = MemberInfo;

/** A loaded member: the summary for everybody, the whole for few. */
export interface LoadedMember {
  readonly member: MemberSummary;
  readonly profile: MemberProfile;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Both views of the two records as the server sent them. */
export function toLoadedMember(older: object, newer: object): LoadedMember {
  const member = mergeMember({ ...older }, { ...newer });
  return {
    profile: member,
    member: {
      memberCode: text(member['memberCode']),
      userName: maskTail(text(member['userName'])),
      currency: text(member['currency']),
      isVip: isVip(member),
      revalidate: member['revalidate'] === true,
      loginOtp: member['isLoginOTP'] === true,
    },
  };
}
