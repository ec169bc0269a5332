/**
 * Where customer service is reached now: the server's live-chat address, checked before it becomes
 * a link (safety B15).
 */
import type { MouseEvent } from 'react';
import { getLiveChatUrl } from '@site/contracts/live-chat';
import { STALE, useCall } from '@site/platform';
import { chatUrl, openChatWindow } from './chat-window';

/** Props of an anchor that opens the chat. */
interface ChatLink {
  readonly href: string;
  readonly target: '_blank';
  readonly rel: 'noopener noreferrer';
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Props of a link to the live chat, which a tap opens in its own window of the size of §2.3
 * (R2.3-9).
 *
 * @returns null while the address is not known or when there is no chat server.
 */
export function useChatLink(): ChatLink | null {
  const { data } = useCall(getLiveChatUrl, {}, { staleMs: STALE.fiveMinutes, ahead: true });
  const url =
    data === undefined || data === '' ? null : chatUrl(data, new URL(window.location.href));
  return url === null
    ? null
    : {
        href: url,
        target: '_blank',
        rel: 'noopener noreferrer',
        onClick: (event) => {
          event.preventDefault();
          openChatWindow(url);
        },
      };
}
