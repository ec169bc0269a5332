/** From the server's two member records to the little that every part may know (§3.1, safety B7). */
import type { MemberSummary } from '@site/domain/session/access';
import { maskTail } from '@site/domain/formatting/mask';
import { isVip, mergeMember } from '@site/domain/member/merge';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The summary of both stored halves as the server sent them. */
export function toMemberSummary(older: object, newer: object): MemberSummary {
  const member = mergeMember({ ...older }, { ...newer });
  return {
    memberCode: text(member['memberCode']),
    userName: maskTail(text(member['userName'])),
    currency: text(member['currency']),
    isVip: isVip(member),
    revalidate: member['revalidate'] === true,
    loginOtp: member['isLoginOTP'] === true,
  };
}
