/**
 * The window of the live chat (§2.3, R2.3-9): which addresses may stand in it, and its one size
 * wherever it is offered.
 */
import { LiveChat } from '@site/domain/constants';

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

/**
 * Opens it, with no way back to us (safety B15); must run inside the tap.
 *
 * @param url an address of {@link chatUrl}.
 */
export function openChatWindow(url: string): void {
  window.open(
    url,
    'livechat',
    `noopener,noreferrer,width=${LiveChat.widthPx},height=${LiveChat.heightPx}`,
  );
}
