/** The member's own limits: read, changed, and told to whoever else shows them. */
import { getMemberLimits, setMemberLimits, type MemberLimits } from '@site/contracts/member-limits';
import type { BodyOf } from '@site/contracts/endpoint';
import { STALE, useCall, usePlatform, useQueryClient } from '@site/platform';
import { errorText, useSend } from '@site/remote-kit/forms';

export type LimitChange = BodyOf<typeof setMemberLimits>;

export function useLimits(enabled: boolean) {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const { busy, send } = useSend();
  const limits = useCall(getMemberLimits, {}, { staleMs: STALE.seconds, enabled });
  /**
   * @returns the limits as they stand now, or what went wrong; null while another change is on its
   *   way.
   */
  const change = (patch: LimitChange): Promise<MemberLimits | string | null> =>
    send(async () => {
      const answer = await api.call(setMemberLimits, { body: patch });
      if (!answer.ok) return errorText(answer.error);
      const limitsRead = { queryKey: [getMemberLimits.id] };
      // A read that began before the change knows nothing of it, and may come after it.
      await queries.cancelQueries(limitsRead);
      queries.setQueriesData(limitsRead, answer.value);
      return answer.value;
    });
  return { limits, busy, change };
}
