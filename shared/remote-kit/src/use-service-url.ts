/**
 * Where customer service is reached now: the server's live-chat address, checked before it becomes
 * a link (safety B15).
 */
import { getLiveChatUrl } from '@site/contracts/live-chat';
import { STALE, useCall } from '@site/platform';

/** Only encrypted addresses, or the machine itself where the sandbox serves the chat. */
function safeAddress(text: string, base: string): string | null {
  if (text === '' || !URL.canParse(text, base)) return null;
  const parsed = new URL(text, base);
  const isLoopback =
    parsed.protocol === 'http:' &&
    (parsed.hostname === 'localhost' || parsed.hostname === '127.0.0.1');
  return parsed.protocol === 'https:' || isLoopback ? parsed.href : null;
}

/**
 * The live-chat address for a link with `target="_blank" rel="noopener noreferrer"`.
 *
 * @returns null while it is not known or when there is no chat server.
 */
export function useServiceUrl(): string | null {
  const { data } = useCall(getLiveChatUrl, {}, { staleMs: STALE.fiveMinutes });
  return data === undefined ? null : safeAddress(data, window.location.origin);
}
