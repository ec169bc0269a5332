/**
 * /LiveChat: the chat in the page where its origin may be framed, else one tap away in its own
 * window (§2.3, safety B15).
 */
import { useState } from 'react';
import { Button, EmptyState, Headset, Skeleton, color, px, space } from '@site/ui';
import styled from 'styled-components';
import { readBoot } from '@site/federation/document/read-boot';
import { useLiveChat } from '../../effects/use-live-chat';
import { SERVICE } from '../../phrases/service';
import { ButtonLink } from '../parts/links';
import { useServiceAddress } from './service-links';

const StyledChat = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  iframe {
    flex: 1;
    width: 100%;
    min-height: calc(100vh - ${px(116)});
    min-height: calc(100dvh - ${px(116)});
    border: 0;
    background: ${color('surface')};
  }
  & > div {
    display: flex;
    justify-content: center;
    padding: ${space[2]} ${space[4]} calc(${space[2]} + var(--sab));
    border-top: 1px solid ${color('line')};
  }
`;

/** Origin that this document's policy lets pages be framed from; null where there is none. */
function framedOrigin(): string | null {
  try {
    return readBoot(document).origins.games;
  } catch {
    return null;
  }
}

/** The chat. */
export function LiveChatPage() {
  const address = useServiceAddress();
  const openChat = useLiveChat();
  const [framed] = useState(framedOrigin);
  const { chat } = address;
  if (chat === null && address.isPending) return <Skeleton kind="list" />;
  if (chat === null) {
    return (
      <EmptyState
        heading={1}
        icon={<Headset />}
        title={address.failure ?? SERVICE.noChatTitle}
        hint={SERVICE.noChatText}
        testId="chat-none"
        action={
          <>
            <Button kind="secondary" onClick={address.retry}>
              {SERVICE.retry}
            </Button>
            <ButtonLink data-kind="ghost" to="/CustomerService">
              {SERVICE.toService}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const open = (): void => openChat(chat);
  if (new URL(chat).origin !== framed) {
    return (
      <EmptyState
        heading={1}
        icon={<Headset />}
        title={SERVICE.chat}
        hint={SERVICE.windowText}
        testId="chat-window"
        action={<Button onClick={open}>{SERVICE.open}</Button>}
      />
    );
  }
  return (
    <StyledChat>
      <iframe
        src={chat}
        title={SERVICE.chatTitle}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        data-testid="chat-frame"
      />
      <div>
        <Button kind="ghost" size="s" onClick={open}>
          {SERVICE.openWindow}
        </Button>
      </div>
    </StyledChat>
  );
}
