/**
 * From the server's two member records to the little that every part may know, and the whole for
 * the pages that show it (§3.1, safety B7).
 */
import type { MemberInfo } from '@site/contracts/member';
import { maskTail } from '@site/domain/formatting/mask';
import { isVip, mergeMember } from '@site/domain/member/merge';
import { cohortText, cohortsOf } from '@site/domain/releases/cohorts';
import type { LoadedMember } from '../session/member';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Null where the page cannot hash: it cannot check a version's files either, so it loads none. */
async function digestOf(memberCode: string): Promise<Uint8Array | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = new TextEncoder().encode(cohortText(memberCode));
  return subtle.digest('SHA-256', bytes).then(
    (digest) => new Uint8Array(digest),
    () => null,
  );
}

/**
 * Both views of the two records as the server sent them.
 *
 * @param now server time in epoch ms.
 */
export async function readMember(
  records: { readonly memberInfo: MemberInfo; readonly memberNewInfo: MemberInfo },
  now: number,
): Promise<LoadedMember> {
  const member = mergeMember({ ...records.memberInfo }, { ...records.memberNewInfo });
  const memberCode = text(member['memberCode']);
  return {
    profile: member,
    member: {
      memberCode,
      userName: maskTail(text(member['userName'])),
      currency: text(member['currency']),
      isVip: isVip(member),
      revalidate: member['revalidate'] === true,
      loginOtp: member['isLoginOTP'] === true,
      cohorts: cohortsOf(member, now, await digestOf(memberCode)),
    },
  };
}
