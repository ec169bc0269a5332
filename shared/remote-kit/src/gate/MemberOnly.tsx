import { useEffect, useState, type ReactNode } from 'react';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, targets, useLocation, usePlatform, useSession } from '@site/platform';
import { EmptyState, FailedState, Lock, Skeleton, asButton, type SkeletonKind } from '@site/ui';
import { LOGIN_FIRST } from './phrases';

const Way = asButton(Link);

/** Nobody looks at a skeleton for longer without a word (I8, safety D2). */
const PATIENCE_MS = 8_000;

/** Whether something has lasted for too long. */
function useLasting(lasts: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  if (!lasts && isSlow) setSlow(false);
  useEffect(() => {
    if (!lasts) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [lasts]);
  return lasts && isSlow;
}

/** Props of {@link MemberOnly}. */
export interface MemberOnlyProps {
  /** What a visitor would find here after the login. */
  readonly hint: string;
  readonly skeleton?: SkeletonKind;
  readonly children: ReactNode;
}

/**
 * Pages whose address is open to everybody but whose content is the member's: a visitor is told
 * why, and comes back here after the login.
 */
export function MemberOnly({ hint, skeleton = 'list', children }: MemberOnlyProps) {
  const { session } = usePlatform();
  const { status } = useSession();
  const isSlow = useLasting(status === 'loading');
  const { pathname, search } = useLocation();
  if (status === 'loading')
    return isSlow ? (
      <FailedState title={LOGIN_FIRST.slow} onRetry={() => void session.reloadMember()} />
    ) : (
      <Skeleton kind={skeleton} />
    );
  if (status === 'member') return children;
  return (
    <EmptyState
      icon={<Lock />}
      title={LOGIN_FIRST.title}
      hint={hint}
      testId="login-first"
      action={
        <>
          <Way to={loginAddress(pathname, search)} data-kind="primary">
            {LOGIN_FIRST.login}
          </Way>
          <Way to={targets.toHome()} data-kind="ghost">
            {LOGIN_FIRST.home}
          </Way>
        </>
      }
    />
  );
}
