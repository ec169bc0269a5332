/**
 * Opens the live chat at the server's address (§2.3): a popup where windows exist, with no way back
 * to us (safety B15).
 */
import { LiveChat } from '@site/domain/constants';
import { usePlatform } from '@site/platform/host';
import { SHELL } from '../phrases/zh-CN';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * The sandbox serves the chat over plain http on an origin of its own: this machine or the host
 * that serves the site. Never below a site on https.
 */
const isSandbox = (url: URL, site: URL): boolean =>
  url.protocol === 'http:' &&
  site.protocol === 'http:' &&
  (url.hostname === site.hostname || LOOPBACK.includes(url.hostname));

/**
 * The address to open, or null for one that is not opened: only https, the site's own origin and
 * the sandbox are. A relative one is on this origin.
 */
export function chatUrl(url: string, site: URL): string | null {
  if (!URL.canParse(url, site.origin)) return null;
  const parsed = new URL(url, site.origin);
  return parsed.protocol === 'https:' || parsed.origin === site.origin || isSandbox(parsed, site)
    ? parsed.href
    : null;
}

/** The opener; must run inside the tap. */
export function useLiveChat(): (url: string) => void {
  const { toast } = usePlatform();
  return (url) => {
    const target = url === '' ? null : chatUrl(url, new URL(window.location.href));
    if (target === null) {
      toast.show('error', SHELL.chatFailed);
      return;
    }
    window.open(
      target,
      'livechat',
      `noopener,noreferrer,width=${LiveChat.widthPx},height=${LiveChat.heightPx}`,
    );
  };
}
