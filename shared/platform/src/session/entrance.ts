/** How a pair of tokens becomes a member whose name is known (§4.1). */
import { Landing } from '@site/domain/constants';
import { done, isDefiniteRefusal, type Outcome } from '@site/domain/errors/app-error';
import type { SessionState } from '@site/domain/session/access';
import type { EndReason, SessionFact } from '@site/domain/session/transition';
import type { StateOwner } from '../state-view';
import { KEYS } from '../storage/keys';
import type { MemberProfile } from './member';
import type { SessionDeps } from './session';
import type { TokenPair } from './types';

/** Pace at which member info is asked for again while the network fails. */
const RESUME_MS = { least: 1_000, most: 30_000 } as const;

/** What of the session it reads and changes. */
interface Owner {
  readonly state: StateOwner<SessionState>;
  readonly profile: StateOwner<MemberProfile | null>;
  readonly apply: (fact: SessionFact) => void;
  /** Arms the timer of the next refresh. */
  readonly arm: () => void;
  /** Which session this is: an answer that was asked for in an earlier one changes nothing. */
  readonly life: () => number;
  readonly end: (reason: EndReason) => void;
  readonly refresh: () => Promise<boolean>;
  /** Writes a pair of tokens. */
  readonly keep: (fresh: TokenPair) => void;
}

/** Ways in: with fresh tokens, and with those that storage or another tab still holds. */
export function createEntrance(
  { bus, calls, storage, wait }: SessionDeps,
  { state, profile, apply, arm, life, end, refresh, keep }: Owner,
) {
  const loadMember = async (): Promise<Outcome<SessionState>> => {
    const own = life();
    const answer = await calls.loadMember();
    if (!answer.ok) return answer;
    if (own !== life()) return done(state.get());
    storage.write(KEYS.memberCode, answer.value.member.memberCode);
    storage.write(KEYS.memberInfo, answer.value.member);
    profile.set(answer.value.profile);
    apply({ type: 'member-loaded', member: answer.value.member });
    return done(state.get());
  };
  const enter = async (): Promise<Outcome<SessionState>> => {
    apply({ type: 'logged-in' });
    arm();
    return loadMember();
  };
  /** Member info is asked for until the server says yes or no. */
  const resume = async (): Promise<void> => {
    let answer = await enter();
    const own = life();
    for (
      let attempt = 0;
      // A server that fails says neither: the session is not lost with it.
      !answer.ok && !isDefiniteRefusal(answer.error) && own === life();
      attempt += 1
    ) {
      await wait(Math.min(RESUME_MS.most, RESUME_MS.least * 2 ** attempt));
      if (own === life()) answer = await loadMember();
    }
    if (!answer.ok && own === life()) end('refused');
    else if (own === life() && storage.read(KEYS.linkLogin) !== null) await refresh();
  };
  const open = async (fresh: TokenPair, byLink: boolean): Promise<Outcome<SessionState>> => {
    if (state.get().status !== 'visitor') end('switched');
    keep(fresh);
    if (byLink) storage.write(KEYS.linkLogin, '1');
    storage.write(KEYS.loginStatus, '1');
    const own = life();
    if (byLink) {
      apply({ type: 'logged-in' });
      await wait(Landing.detailsAfterMs);
      if (own !== life()) return done(state.get());
      void wait(Landing.refreshAfterMs - Landing.detailsAfterMs).then(() =>
        own === life() ? refresh() : false,
      );
    }
    const entered = await enter();
    if (!entered.ok) {
      if (own === life()) end('refused');
      return entered;
    }
    const now = state.get();
    if (now.status === 'member')
      bus.publish({ type: 'session.logged-in', memberCode: now.member.memberCode });
    return entered;
  };
  return { loadMember, open, resume };
}
