/**
 * /Services/VerificationRedirection: the link of a mail is used up and the result has a page of its
 * own (§2.1). Targets are in-app paths only (safety B19e).
 */
import { useEffect, useState } from 'react';
import { parseReturnPath } from '@site/domain/session/return-path';
import { RETURN_KEY } from '@site/domain/session/route-decision';
import { Navigate, usePlatform, useSearchParams } from '@site/platform';
import { Button, CircleAlert, Clock } from '@site/ui';
import { EMAIL } from '../../phrases/email';
import { useLinkToken } from '../use-link-token';
import { EmailFrame } from './EmailFrame';

type Result = 'Verified' | 'Expired' | 'unknown';
const PAGE = { Verified: '/email-verified', Expired: '/email-verification-expired' } as const;

/** What the tab's later visits may say; the mark lives in the history entry, not in the address. */
export interface VerifiedMark {
  readonly verified: true;
}

/** One use of a token per page life, however often React runs an effect. */
const used = new Map<string, Promise<Result>>();

/** Uses the link up and passes on. */
export function RedirectionPage() {
  const { account, session } = usePlatform();
  const [query] = useSearchParams();
  const token = useLinkToken();
  const [result, setResult] = useState<Result | null>(token === null ? 'Expired' : null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === null) return;
    const run = async (): Promise<Result> => {
      const answer = await account.redeemMail(token);
      if (answer.ok && answer.value === 'Verified' && session.state.get().status === 'member')
        await session.reloadMember();
      return answer.ok ? answer.value : 'unknown';
    };
    const key = `${token} ${attempt}`;
    const running = used.get(key) ?? run();
    used.set(key, running);
    void running.then(setResult);
  }, [account, attempt, session, token]);

  if (result === null)
    return (
      <EmailFrame
        icon={<Clock />}
        title={EMAIL.visitorTitle}
        text={<span role="status">{EMAIL.checking}</span>}
      >
        {null}
      </EmailFrame>
    );
  if (result === 'unknown') {
    return (
      <EmailFrame
        icon={<CircleAlert />}
        title={EMAIL.failedTitle}
        text={EMAIL.failedText}
        testId="email-failed"
      >
        <Button
          block
          onClick={() => {
            setResult(null);
            setAttempt(attempt + 1);
          }}
        >
          {EMAIL.retry}
        </Button>
      </EmailFrame>
    );
  }
  const back = parseReturnPath(query.get(RETURN_KEY));
  const search = back === null ? '' : `?${RETURN_KEY}=${encodeURIComponent(back)}`;
  const mark: VerifiedMark | null = result === 'Verified' ? { verified: true } : null;
  return <Navigate to={`${PAGE[result]}${search}`} replace state={mark} />;
}
