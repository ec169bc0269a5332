/**
 * Changes of member info by key (§7.3, R7.3-6): all of a call or none; what the server refuses is
 * said in its own words.
 */
import { patchMember, type MemberKey } from '@site/contracts/member';
import { errorText } from '@site/remote-kit/forms';
import { usePlatform } from '@site/platform';

/** One changed field. */
export interface MemberChange {
  readonly key: MemberKey;
  readonly value1: string;
  readonly value2?: string;
}

/** @returns a way to send changes; it answers what went wrong, or null. */
export function useMemberPatch(): (changes: readonly MemberChange[]) => Promise<string | null> {
  const { api } = usePlatform();
  return async (changes) => {
    const answer = await api.call(patchMember, { body: [...changes] });
    return answer.ok ? null : errorText(answer.error);
  };
}
