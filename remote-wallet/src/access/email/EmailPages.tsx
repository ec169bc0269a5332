/** /email-verified and /email-verification-expired: what is known of the address, never more (§2.1). */
import { isVerified } from '@site/domain/member/merge';
import { parseReturnPath } from '@site/domain/session/return-path';
import { RETURN_KEY } from '@site/domain/session/route-decision';
import {
  targets,
  useLocation,
  usePlatform,
  useSearchParams,
  useSession,
  useStateView,
} from '@site/platform';
import { CircleAlert, CircleCheck, Clock } from '@site/ui';
import { EMAIL } from '../../phrases/email';
import { ButtonLink } from '../links';
import { EmailFrame } from './EmailFrame';
import { ResendMail } from './ResendMail';

/** The way on: the page that was asked for, the account, or the login. */
function GoOn() {
  const session = useSession();
  const [query] = useSearchParams();
  const back = parseReturnPath(query.get(RETURN_KEY));
  const isVisitor = session.status === 'visitor';
  return (
    <>
      {back === null ? null : (
        <ButtonLink data-kind="primary" data-block="true" to={back}>
          {EMAIL.goOn}
        </ButtonLink>
      )}
      {isVisitor ? (
        <ButtonLink
          data-kind={back === null ? 'primary' : 'ghost'}
          data-block="true"
          to={`${targets.toLogin()}?${RETURN_KEY}=${encodeURIComponent(targets.toAccountInfo())}`}
        >
          {EMAIL.login}
        </ButtonLink>
      ) : (
        <ButtonLink
          data-kind={back === null ? 'primary' : 'ghost'}
          data-block="true"
          to={targets.toAccountInfo()}
        >
          {EMAIL.account}
        </ButtonLink>
      )}
      <ButtonLink data-kind="ghost" data-block="true" to={targets.toHome()}>
        {EMAIL.home}
      </ButtonLink>
    </>
  );
}

/** The mark a redirection of this site left in the history entry. */
const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'verified' in state && state.verified === true;

/** /email-verified. Opened without a link, it says what the account says. */
export function EmailVerifiedPage() {
  const state: unknown = useLocation().state;
  const profile = useStateView(usePlatform().profile);
  if (isMarked(state))
    return (
      <EmailFrame
        icon={<CircleCheck />}
        title={EMAIL.verifiedTitle}
        text={EMAIL.verifiedText}
        testId="email-verified"
      >
        <GoOn />
      </EmailFrame>
    );
  if (profile === null)
    return (
      <EmailFrame
        icon={<Clock />}
        title={EMAIL.visitorTitle}
        text={EMAIL.visitorText}
        testId="email-open"
      >
        <GoOn />
      </EmailFrame>
    );
  const email = profile.email ?? '';
  if (isVerified(profile.emailStatus)) {
    return (
      <EmailFrame
        icon={<CircleCheck />}
        title={EMAIL.memberTitle}
        text={EMAIL.memberText(email)}
        testId="email-verified"
      >
        <GoOn />
      </EmailFrame>
    );
  }
  return (
    <EmailFrame
      icon={<CircleAlert />}
      title={EMAIL.openTitle}
      text={EMAIL.openText(email)}
      testId="email-open"
    >
      {email === '' ? null : <ResendMail />}
      <GoOn />
    </EmailFrame>
  );
}

/** /email-verification-expired. */
export function EmailExpiredPage() {
  const session = useSession();
  const isMember = session.status === 'member';
  return (
    <EmailFrame
      icon={<CircleAlert />}
      title={EMAIL.expiredTitle}
      text={isMember ? EMAIL.expiredText : `${EMAIL.expiredText}${EMAIL.expiredVisitor}`}
      testId="email-expired"
    >
      {isMember ? <ResendMail /> : null}
      <GoOn />
      <ButtonLink data-kind="ghost" data-block="true" to={targets.toCustomerService()}>
        {EMAIL.service}
      </ButtonLink>
    </EmailFrame>
  );
}
