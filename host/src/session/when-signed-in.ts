import type { SessionState } from '@site/domain/session/access';
import type { StateView } from '@site/platform';

/**
 * Tells when a visitor has become a member, by a form, a link or another tab; not when a page
 * starts with a session.
 */
export function whenSignedIn(
  { changes$ }: Pick<StateView<SessionState>, 'changes$'>,
  act: () => void,
): void {
  let wasVisitor = false;
  changes$.subscribe(({ status }) => {
    if (status === 'member' && wasVisitor) act();
    if (status !== 'loading') wasVisitor = status === 'visitor';
  });
}
