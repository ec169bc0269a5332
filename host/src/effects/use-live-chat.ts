/** Opens the live chat at the server's address (§2.3): a popup where windows exist, with no way back to us (safety B15). */
import { LiveChat } from '@site/domain/constants';
import { usePlatform } from '@site/platform';
import { copy } from '../phrases/zh-CN';

/** Only http(s) addresses of the web are opened; a relative one is on this origin. */
function safeUrl(url: string): string | null {
  try {
    const parsed = new URL(url, window.location.origin);
    return parsed.protocol === 'https:' || parsed.origin === window.location.origin || isLoopback(parsed) ? parsed.href : null;
  } catch {
    return null;
  }
}

/** The sandbox serves the chat over plain http on this machine, on an origin of its own. */
const isLoopback = (url: URL): boolean => url.protocol === 'http:' && (url.hostname === 'localhost' || url.hostname === '127.0.0.1');

/** The opener; must run inside the tap. */
export function useLiveChat(): (url: string) => void {
  const { toast } = usePlatform();
  return (url) => {
    const target = url === '' ? null : safeUrl(url);
    if (target === null) {
      toast.show('error', copy.chatFailed);
      return;
    }
    window.open(target, 'livechat', `noopener,noreferrer,width=${LiveChat.widthPx},height=${LiveChat.heightPx}`);
  };
}
