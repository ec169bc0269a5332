import { memberLogout } from '@site/contracts/auth';
import { usePlatform, useStateView } from '@site/platform';
import { useSend } from '@site/remote-kit/forms';
import {
  Button,
  Card,
  DateText,
  List,
  ListRow,
  Notice,
  PageBody,
  Section,
  Skeleton,
} from '@site/ui';
import { LogOut, ShieldCheck, Vault } from '@site/ui/more-icons';
import { MemberOnly } from '@site/remote-kit/gate';
import { PasswordForm } from '../account/PasswordForm';
import { WALLET_PATHS } from '../account/paths';
import { MenuLink } from '../me/MenuLink';
import { ACCOUNT, SECURITY } from '../phrases/account';
import { GATE } from '../phrases/gate';

function Security() {
  const { api, profile, session } = usePlatform();
  const member = useStateView(profile);
  const { busy, send } = useSend();
  /**
   * The member's own address of the logout goes out first, while the token still stands; whatever
   * becomes of it, this device is cleared at once.
   */
  const leave = (): Promise<void> => {
    void api.call(memberLogout);
    return session.logOut('member');
  };
  if (member === null) return <Skeleton kind="form" />;
  return (
    <PageBody data-testid="security">
      <Section title={SECURITY.sign}>
        <List>
          <ListRow
            title={SECURITY.last}
            trailing={<DateText at={member.lastLoginTime ?? null} />}
            testId="security-last"
          />
          {(member.failTimes ?? 0) > 0 ? (
            <ListRow
              title={SECURITY.failed}
              trailing={<span className="num">{SECURITY.failedCount(member.failTimes ?? 0)}</span>}
              testId="security-failed"
            />
          ) : null}
          <ListRow title={SECURITY.one} hint={SECURITY.oneHint} />
          <ListRow
            title={SECURITY.otp}
            hint={member.isLoginOTP === true ? SECURITY.otpOn : SECURITY.otpOff}
          />
        </List>
      </Section>
      <Section title={SECURITY.password}>
        <Card>
          <PasswordForm />
        </Card>
        <Notice>{SECURITY.passwordHint}</Notice>
      </Section>
      <Section title={ACCOUNT.more}>
        <List>
          <MenuLink
            to={WALLET_PATHS.question}
            icon={<ShieldCheck />}
            title={ACCOUNT.question}
            hint={ACCOUNT.questionHint}
          />
          <MenuLink
            to={WALLET_PATHS.safehouse}
            icon={<Vault />}
            title={ACCOUNT.safehouse}
            hint={ACCOUNT.safehouseHint}
          />
        </List>
      </Section>
      <Notice>{SECURITY.logoutHint}</Notice>
      <Button
        kind="danger"
        block
        icon={<LogOut aria-hidden="true" />}
        data-testid="security-logout"
        loading={busy}
        onClick={() => void send(leave)}
      >
        {SECURITY.logout}
      </Button>
    </PageBody>
  );
}

/** /Me/Security: password, question, and what is known of the login. */
export function Page() {
  return (
    <MemberOnly hint={GATE.security} skeleton="form">
      <Security />
    </MemberOnly>
  );
}
