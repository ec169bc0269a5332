import type { ReactNode } from 'react';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, targets, useLocation, useSession } from '@site/platform';
import { EmptyState, Lock, Skeleton, asButton, type SkeletonKind } from '@site/ui';
import { LOGIN_FIRST } from './phrases';

const Way = asButton(Link);

/** Props of {@link MemberOnly}. */
export interface MemberOnlyProps {
  /** What a visitor would find here after the login. */
  readonly hint: string;
  readonly skeleton?: SkeletonKind;
  readonly children: ReactNode;
}

/** Pages whose address is open to everybody but whose content is the member's: a visitor is told why, and comes back here after the login. */
export function MemberOnly({ hint, skeleton = 'list', children }: MemberOnlyProps) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <Skeleton kind={skeleton} />;
  if (status === 'member') return children;
  return (
    <EmptyState
      icon={<Lock />} title={LOGIN_FIRST.title} hint={hint} testId="login-first"
      action={<><Way to={loginAddress(pathname, search)} data-kind="primary">{LOGIN_FIRST.login}</Way><Way to={targets.toHome()} data-kind="ghost">{LOGIN_FIRST.home}</Way></>}
    />
  );
}
