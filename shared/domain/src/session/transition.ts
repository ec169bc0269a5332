/** What happened to the session and what follows from it (§4.1): one pure reducer. */
import { VISITOR, type MemberSummary, type SessionState } from './access';

/** Why a session ended. */
export type EndReason = 'member' | 'expired' | 'duplicate' | 'otherTab' | 'refused' | 'switched';

/** Things that happen to a session, in the past tense. */
export type SessionFact =
  | { readonly type: 'logged-in' }
  | { readonly type: 'member-loaded'; readonly member: MemberSummary }
  | { readonly type: 'logged-out'; readonly reason: EndReason };

/** The next state; a member that loads after a logout changes nothing. */
export function transition(state: SessionState, fact: SessionFact): SessionState {
  switch (fact.type) {
    case 'logged-in':
      return state.status === 'visitor' ? { status: 'loading' } : state;
    case 'member-loaded':
      return state.status === 'visitor' ? state : { status: 'member', member: fact.member };
    case 'logged-out':
      return VISITOR;
  }
}
