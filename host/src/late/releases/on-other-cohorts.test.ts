import { VISITOR, type MemberSummary, type SessionState } from '@site/domain/session/access';
import { createState } from '@site/platform';
import { onOtherCohorts } from './on-other-cohorts';

const member = (...cohorts: string[]): SessionState => ({
  status: 'member',
  member: { memberCode: 'M1', cohorts } as unknown as MemberSummary,
});

test('the map of the site is worked out anew when whoever looks is something else to a release, and not before that is known', () => {
  const told = (...states: SessionState[]): number => {
    const state = createState<SessionState>(states[0] ?? VISITOR);
    const act = jest.fn();
    onOtherCohorts(state, act);
    states.slice(1).forEach(state.set);
    return act.mock.calls.length;
  };
  const loading: SessionState = { status: 'loading' };
  expect(told(VISITOR, loading, member('vip'))).toBe(1);
  expect(told(member('vip'), member('vip'))).toBe(1);
  expect(told(VISITOR, loading, VISITOR)).toBe(0);
  expect(told(VISITOR, member('vip'), VISITOR, member('new'))).toBe(3);
});
