import { useState } from 'react';
import styled from 'styled-components';
import type { ChannelType } from '@site/contracts/member-verification';
import { Link, targets, usePlatform, useStateView } from '@site/platform';
import { Notice, color, px, type } from '@site/ui';
import { useFocusHere } from '@site/ui/focus-here';
import { ACCOUNT } from '../phrases/account';
import { ContactForm } from '../verify/ContactForm';
import type { StepFormProps } from '../verify/FormFrame';
import { CONTACTS } from '../verify/contact';

const StyledPart = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  & > :focus {
    outline: none;
  }
`;
const StyledLost = styled.p`
  font-size: ${type.s};
  color: ${color('text-3')};
  text-align: center;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${px(44)};
    margin-inline-start: ${px(4)};
    color: ${color('brand-text')};
    font-weight: 600;
  }
`;

interface ContactChangeProps extends StepFormProps {
  readonly channel: ChannelType;
}

/**
 * Another phone number or address: first the one that is verified now says yes, then the new one
 * (safety C-30). Until then nothing changes.
 */
export function ContactChange({ channel, onSaved }: ContactChangeProps) {
  const profile = useStateView(usePlatform().profile);
  const contact = CONTACTS[channel];
  const [mustProve, setMustProve] = useState(() => contact.verified(profile));
  const [isChange] = useState(mustProve);
  const proved = useFocusHere<HTMLDivElement>(mustProve);
  if (!mustProve) {
    return (
      <StyledPart>
        {isChange ? (
          <div ref={proved} tabIndex={-1}>
            <Notice>{ACCOUNT.changeNow(contact.kept(profile))}</Notice>
          </div>
        ) : null}
        <ContactForm
          key="new"
          channel={channel}
          action="ContactVerification"
          isChange={isChange}
          onSaved={onSaved}
          submitText={ACCOUNT.addIt}
        />
      </StyledPart>
    );
  }
  return (
    <StyledPart>
      <Notice>{ACCOUNT.prove}</Notice>
      <ContactForm
        key="old"
        channel={channel}
        action="Revalidate"
        isOwnOnly
        onSaved={async () => setMustProve(false)}
        submitText={ACCOUNT.proveNext}
      />
      <StyledLost>
        {ACCOUNT.proveLost}
        <Link to={targets.toCustomerService()}>{ACCOUNT.service}</Link>
      </StyledLost>
    </StyledPart>
  );
}
