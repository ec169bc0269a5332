/** A member as the session loads it (§3.1, safety B7). */
import type { MemberInfo } from '@site/contracts/member';
import type { MemberSummary } from '@site/domain/session/access';

/** Whole member info of §3.1, both records merged. Lives in memory only. */
export type MemberProfile = MemberInfo;

/** A loaded member: the summary for everybody, the whole for few. */
export interface LoadedMember {
  readonly member: MemberSummary;
  readonly profile: MemberProfile;
}
