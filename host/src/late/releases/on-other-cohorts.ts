import type { SessionState } from '@site/domain/session/access';
import type { StateView } from '@site/platform';

/**
 * Tells when somebody else is looking, as far as releases go: a canary brings addresses and places
 * of its own, and whom it is for may have signed in or out.
 */
export function onOtherCohorts(
  { changes$ }: Pick<StateView<SessionState>, 'changes$'>,
  act: () => void,
): void {
  let known = '';
  changes$.subscribe((state) => {
    if (state.status === 'loading') return;
    const now = state.status === 'member' ? (state.member.cohorts ?? []).join() : '';
    if (now !== known) act();
    known = now;
  });
}
