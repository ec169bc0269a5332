import { usePlatform, useStateView } from '@site/platform';
import { Button, Card, DateText, List, ListRow, Notice, PageBody, Section, Skeleton } from '@site/ui';
import { LogOut, ShieldCheck, Vault } from '@site/ui/more-icons';
import { MemberOnly } from '../account/MemberOnly';
import { PasswordForm } from '../account/PasswordForm';
import { WALLET_PATHS } from '../account/paths';
import { MenuLink } from '../me/MenuLink';
import { ACCOUNT, GATE, SECURITY } from '../phrases/account';

function Security() {
  const { profile, session } = usePlatform();
  const member = useStateView(profile);
  if (member === null) return <Skeleton kind="form" />;
  return (
    <PageBody data-testid="security">
      <Section title={SECURITY.sign}>
        <List>
          <ListRow title={SECURITY.last} trailing={<DateText at={member.lastLoginTime ?? null} />} testId="security-last" />
          <ListRow title={SECURITY.one} hint={SECURITY.oneHint} />
          <ListRow title={SECURITY.otp} hint={member.isLoginOTP === true ? SECURITY.otpOn : SECURITY.otpOff} />
        </List>
      </Section>
      <Section title={SECURITY.password}>
        <Card><PasswordForm /></Card>
        <Notice>{SECURITY.passwordHint}</Notice>
      </Section>
      <Section title={ACCOUNT.more}>
        <List>
          <MenuLink to={WALLET_PATHS.question} icon={<ShieldCheck />} title={ACCOUNT.question} hint={ACCOUNT.questionHint} />
          <MenuLink to={WALLET_PATHS.safehouse} icon={<Vault />} title={ACCOUNT.safehouse} hint={ACCOUNT.safehouseHint} />
        </List>
      </Section>
      <Notice>{SECURITY.logoutHint}</Notice>
      <Button kind="danger" block icon={<LogOut aria-hidden="true" />} data-testid="security-logout" onClick={() => void session.logOut('member')}>{SECURITY.logout}</Button>
    </PageBody>
  );
}

/** /Me/Security: password, question, and what is known of the login. */
export function Page() {
  return <MemberOnly hint={GATE.security} skeleton="form"><Security /></MemberOnly>;
}
