/**
 * What the header's chat sign does once the page has come to rest: it knows the server's address
 * and opens it inside the tap (R2.3-9). Draws nothing: the sign that stands stays the same one
 * under a finger.
 */
import { useEffect, useEffectEvent } from 'react';
import { getLiveChatUrl } from '@site/contracts/live-chat';
import { STALE, useCall } from '@site/platform';
import { useLiveChat } from '../../effects/use-live-chat';

/** Props of {@link KnownChat}. */
export interface KnownChatProps {
  /** Told what opens the chat, or null where the server says that it has none (R2.5-2). */
  readonly tell: (open: () => (() => void) | null) => void;
}

/** Reads the address and tells. */
export function KnownChat({ tell }: KnownChatProps) {
  const openChat = useLiveChat();
  const { data } = useCall(getLiveChatUrl, {}, { staleMs: STALE.fiveMinutes, ahead: true });
  const known = useEffectEvent((url: string): void => {
    // Handed over as what makes it: a state setter calls a bare function.
    tell(() => (url === '' ? null : () => openChat(url)));
  });
  useEffect(() => {
    if (data !== undefined) known(data);
  }, [data]);
  return null;
}
