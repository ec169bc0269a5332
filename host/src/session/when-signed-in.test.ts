import { VISITOR, type MemberSummary, type SessionState } from '@site/domain/session/access';
import { createState } from '@site/platform';
import { whenSignedIn } from './when-signed-in';

const MEMBER: SessionState = { status: 'member', member: { memberCode: 'M1' } as MemberSummary };

test('[R4.4-1] whoever becomes a member is told once, however it came; a page that starts with a session is not', () => {
  const seen = (...states: SessionState[]): number => {
    const state = createState<SessionState>(states[0] ?? VISITOR);
    const act = jest.fn();
    whenSignedIn(state, act);
    states.slice(1).forEach(state.set);
    return act.mock.calls.length;
  };
  expect(seen(VISITOR, { status: 'loading' }, MEMBER)).toBe(1);
  expect(seen({ status: 'loading' }, MEMBER, MEMBER)).toBe(0);
  expect(seen(MEMBER, VISITOR, { status: 'loading' }, VISITOR, { status: 'loading' }, MEMBER)).toBe(
    1,
  );
});
