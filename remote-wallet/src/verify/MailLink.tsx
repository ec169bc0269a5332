import { useState } from 'react';
import styled from 'styled-components';
import { useSend } from '@site/remote-kit/forms';
import { usePlatform } from '@site/platform';
import { Button, color, px, type } from '@site/ui';
import { VERIFY } from '../phrases/verify';
import { CONTACTS } from './contact';

const StyledLink = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${px(4)};
  font-size: ${type.s};
  color: ${color('text-2')};
  text-align: center;
  [role='status'] {
    color: ${color('warn')};
  }
`;

interface MailLinkProps {
  /** Masked address the mail went to. */
  readonly sentTo: string;
  readonly onVerified: () => Promise<void>;
}

/** The mail carries a link as well: whoever opened it elsewhere goes on from here. */
export function MailLink({ sentTo, onVerified }: MailLinkProps) {
  const { profile, session } = usePlatform();
  const { busy, send } = useSend();
  const [isOpen, setIsOpen] = useState(false);
  const check = (): void =>
    void send(async () => {
      await session.reloadMember();
      const now = profile.get();
      if (CONTACTS.Email.verified(now) && CONTACTS.Email.kept(now) === sentTo) return onVerified();
      setIsOpen(true);
    });
  return (
    <StyledLink>
      <span>{VERIFY.linkHint}</span>
      <Button kind="ghost" size="s" loading={busy} data-testid="verify-link-done" onClick={check}>
        {VERIFY.linkDone}
      </Button>
      {isOpen ? <span role="status">{VERIFY.linkOpen}</span> : null}
    </StyledLink>
  );
}
