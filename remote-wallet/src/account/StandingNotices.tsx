import { accountLimits } from '@site/domain/member/account-standing';
import { Link, targets, type MemberProfile } from '@site/platform';
import { Notice } from '@site/ui';
import { ACCOUNT } from '../phrases/account';

/** What limits the account, told before something fails, with the way to the service (§3.1). */
export function StandingNotices({ profile }: { readonly profile: MemberProfile }) {
  return accountLimits(profile).map((limit) => (
    <Notice key={limit} tone="warn" testId={`account-limit-${limit}`}>
      {ACCOUNT.limits[limit]} <Link to={targets.toCustomerService()}>{ACCOUNT.askService}</Link>
    </Notice>
  ));
}
