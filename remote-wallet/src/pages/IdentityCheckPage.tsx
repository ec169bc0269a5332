import { getKycPageUrl } from '@site/contracts/member-verification';
import { targets, type WindowEvent } from '@site/platform';
import { MemberOnly } from '@site/remote-kit/gate';
import { ShieldCheck } from '@site/ui/more-icons';
import { OuterPage } from '../outer-page/OuterPage';
import { GATE } from '../phrases/gate';
import { IDENTITY_CHECK } from '../phrases/outer-page';

/** What the identity check has to say (safety B6). */
const CAPS = [
  'verifyContinue',
  'goToKycPage',
  'goUserInfo',
] as const satisfies readonly WindowEvent[];

/** The account's identity check, in a window of the one who does it (§2.6). */
export function Page() {
  return (
    <MemberOnly hint={GATE.identityCheck}>
      <OuterPage
        row={getKycPageUrl}
        texts={IDENTITY_CHECK}
        caps={CAPS}
        backTo={targets.toAccountInfo()}
        icon={<ShieldCheck />}
        testId="kyc"
      />
    </MemberOnly>
  );
}
