/**
 * Addresses of customer service (§2.3): the chat as the server gives it, and the help centre beside
 * it.
 */
import { getLiveChatUrl } from '@site/contracts/live-chat';
import { STALE, useCall } from '@site/platform';
import { chatUrl } from '../../effects/use-live-chat';

/** What the server said of the chat. */
export interface ServiceAddress {
  /** Checked address of the chat; null when there is none. */
  readonly chat: string | null;
  /**
   * Checked address of the help centre, language cn and platform Mobile; null while no server is
   * known.
   */
  readonly help: string | null;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * The help centre lives beside the chat; its address is built here, nothing of it comes from the
 * page's own address.
 */
export function helpUrl(chat: string): string {
  const help = new URL('/help/', chat);
  help.searchParams.set('language', 'cn');
  help.searchParams.set('platform', 'Mobile');
  return help.href;
}

/** Reads the address; a failed read can be tried again. */
export function useServiceAddress(): ServiceAddress {
  const { data, isPending, isError, refetch } = useCall(
    getLiveChatUrl,
    {},
    { staleMs: STALE.fiveMinutes },
  );
  const chat =
    data === undefined || data === '' ? null : chatUrl(data, new URL(window.location.href));
  return {
    chat,
    help: chat === null ? null : helpUrl(chat),
    isPending,
    isFailed: isError,
    retry: () => void refetch(),
  };
}
