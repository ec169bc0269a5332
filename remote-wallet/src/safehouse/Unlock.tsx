import styled from 'styled-components';
import { setSafehouse } from '@site/contracts/member-profile';
import { isVerified } from '@site/domain/member/merge';
import { errorText } from '@site/remote-kit/forms';
import { Link, usePlatform, useStateView } from '@site/platform';
import { Card, Notice, Section, buttonLook, px } from '@site/ui';
import { WALLET_PATHS } from '../account/paths';
import { SAFEHOUSE } from '../phrases/safehouse';
import { ContactForm } from '../verify/ContactForm';

const StyledWay = styled(Link)`
  ${buttonLook} margin-top: ${px(8)};
  &[data-size='s'] {
    min-height: ${px(44)};
  }
`;

/** Unlocks with a code that goes to the phone of the account, and nowhere else. */
export function Unlock({ onUnlocked }: { readonly onUnlocked: () => Promise<void> }) {
  const { api, profile } = usePlatform();
  const member = useStateView(profile);
  const unlock = async (verificationCode: string): Promise<string | null> => {
    const answer = await api.call(setSafehouse, {
      body: { lock: false, verificationCode },
    });
    return answer.ok ? null : errorText(answer.error);
  };
  if (!isVerified(member?.phoneStatus)) {
    return (
      <Notice tone="warn" testId="safehouse-no-phone">
        <p>{SAFEHOUSE.phoneMissing}</p>
        <StyledWay to={WALLET_PATHS.phone} data-kind="secondary" data-size="s">
          {SAFEHOUSE.phone}
        </StyledWay>
      </Notice>
    );
  }
  return (
    <Section title={SAFEHOUSE.unlockTitle}>
      <Card>
        <ContactForm
          channel="SMS"
          action="Safehouse"
          isOwnOnly
          check={unlock}
          onSaved={onUnlocked}
          submitText={SAFEHOUSE.unlockSubmit}
        />
      </Card>
    </Section>
  );
}
