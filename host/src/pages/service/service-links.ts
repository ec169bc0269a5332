/**
 * Addresses of customer service (§2.3): the chat as the server gives it, and the help centre beside
 * it.
 */
import { getLiveChatUrl } from '@site/contracts/live-chat';
import { sentenceOf } from '@site/phrases/errors';
import { STALE, useCall, useLocation } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { chatUrl } from '@site/remote-kit/chat-window';
import { readHandOver, type HandOver } from '../../session/hand-over';

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
  /** The sentence of the catalogue for a read that failed, else null. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/**
 * The help centre lives beside the chat; its address is built here. What the hand-over says goes
 * along as values of its query (§2.4).
 */
export function helpUrl(chat: string, { from, fromUrl }: HandOver): string {
  const help = new URL('/help/', chat);
  help.searchParams.set('language', 'cn');
  help.searchParams.set('platform', 'Mobile');
  if (from !== null) help.searchParams.set('from', from);
  if (fromUrl !== null) help.searchParams.set('fromUrl', fromUrl);
  return help.href;
}

/** Reads the address; a failed read can be tried again. */
export function useServiceAddress(): ServiceAddress {
  const platform = usePlatform();
  const { search } = useLocation();
  const { data, isPending, error, refetch } = useCall(
    getLiveChatUrl,
    {},
    { staleMs: STALE.fiveMinutes },
  );
  const chat =
    data === undefined || data === '' ? null : chatUrl(data, new URL(window.location.href));
  return {
    chat,
    help: chat === null ? null : helpUrl(chat, readHandOver(platform, search)),
    isPending,
    failure: error === null ? null : sentenceOf(error.reason, 'liveChat'),
    retry: () => void refetch(),
  };
}
