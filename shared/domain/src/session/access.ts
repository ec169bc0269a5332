/** Who is looking (§1, §6). */

/** A member as far as every part of the site may know (safety B7: a subset, no personal data). */
export interface MemberSummary {
  readonly memberCode: string;
  /** Already masked for display (§5). */
  readonly userName: string;
  readonly currency: string;
  readonly isVip: boolean;
  /** Forced password reset is due (§4.1). */
  readonly revalidate: boolean;
  /** A one-time code is asked at login (§4.1). */
  readonly loginOtp: boolean;
  /**
   * What the member is to a release, as words; kept and cleared with the session. Null in one that
   * was kept before there were any, until the member is loaded.
   */
  readonly cohorts: readonly string[] | null;
}

/** State of the session over all tabs. */
export type SessionState =
  | { readonly status: 'visitor' }
  /** Signed in, member info on its way: money stays locked. */
  | { readonly status: 'loading' }
  | { readonly status: 'member'; readonly member: MemberSummary };

/** The state nobody has signed in to. */
export const VISITOR: SessionState = { status: 'visitor' };

/** Whose session it is; null for visitors and until the member's data have come. */
export const memberCodeOf = (state: SessionState): string | null =>
  state.status === 'member' ? state.member.memberCode : null;

/** True from the login on, also while member info loads. */
export const isSignedIn = (state: SessionState): boolean => state.status !== 'visitor';
