/**
 * /Verify/?type=resetpwd and ?type=loginOTP (R2.3-4): what is due is done here, in its order, and
 * then the asked page opens (§4.1).
 */
import { useState } from 'react';
import { parseReturnPath } from '@site/domain/session/return-path';
import { RETURN_KEY } from '@site/domain/session/route-decision';
import { Navigate, targets, useSearchParams, useSession } from '@site/platform';
import { Skeleton } from '@site/ui';
import { useAfterLogin } from '@site/remote-kit/after-login';
import { LoginCode } from './LoginCode';
import { ResetDue } from './ResetDue';

const BODIES = { resetpwd: ResetDue, loginOTP: LoginCode } as const;
type VerifyType = keyof typeof BODIES;
const isType = (value: string | null): value is VerifyType =>
  value !== null && Object.hasOwn(BODIES, value);

/** The page by its type; an unknown one is no page. */
export function VerifyPage() {
  const session = useSession();
  const [query] = useSearchParams();
  // What was skipped or given lives in the storage, which does not tell of changes: the page looks again after each step.
  const [, setSteps] = useState(0);
  const next = useAfterLogin(parseReturnPath(query.get(RETURN_KEY)));
  const type = query.get('type');
  if (!isType(type)) return <Navigate to="/404" replace />;
  if (session.status === 'visitor') return <Navigate to={targets.toLogin()} replace />;
  if (next === null) return <Skeleton kind="form" />;
  if (!next.startsWith(`/Verify/?type=${type}`)) return <Navigate to={next} replace />;
  const Body = BODIES[type];
  return <Body onDone={() => setSteps((count) => count + 1)} />;
}
