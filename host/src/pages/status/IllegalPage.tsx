/**
 * /illegal: the account is closed (PII00702). The logout itself is an effect of the error; the page
 * counts down to it.
 */
import { useState } from 'react';
import { targets, useSession } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { Button, CircleAlert, useLeft } from '@site/ui';
import { STATUS } from '../../phrases/status';
import { ButtonLink } from '../parts/links';
import { ServiceLink, StatusPage } from './StatusPage';

/** From the refusal to the logout (§8). */
const LOGOUT_MS = 3_000;

function Countdown() {
  const { clock, session } = usePlatform();
  const [until] = useState(() => clock.monotonic() + LOGOUT_MS);
  const seconds = Math.ceil(useLeft(until, clock.monotonic) / 1_000);
  if (seconds > 0)
    return (
      <span role="timer" className="num">
        {STATUS.logOutIn(seconds)}
      </span>
    );
  // A member who only opened this address is not logged out by it, but may do so.
  return (
    <Button kind="ghost" block onClick={() => void session.logOut()}>
      {STATUS.logOut}
    </Button>
  );
}

export function IllegalPage() {
  const isVisitor = useSession().status === 'visitor';
  return (
    <StatusPage
      icon={<CircleAlert />}
      title={STATUS.illegalTitle}
      text={STATUS.illegalText}
      testId="page-illegal"
    >
      {isVisitor ? <span role="status">{STATUS.loggedOut}</span> : <Countdown />}
      <ServiceLink kind="primary" />
      {isVisitor ? (
        <ButtonLink data-kind="ghost" data-block="true" to={targets.toLogin()} replace>
          {STATUS.login}
        </ButtonLink>
      ) : null}
    </StatusPage>
  );
}
