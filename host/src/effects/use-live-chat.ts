/**
 * Opens the live chat at the server's address (§2.3): a popup where windows exist, with no way back
 * to us (safety B15).
 */
import { usePlatform } from '@site/platform/host';
import { chatUrl, openChatWindow } from '@site/remote-kit/chat-window';
import { SHELL } from '../phrases/zh-CN';

/** The opener; must run inside the tap. */
export function useLiveChat(): (url: string) => void {
  const { toast } = usePlatform();
  return (url) => {
    const target = url === '' ? null : chatUrl(url, new URL(window.location.href));
    if (target === null) {
      toast.show('error', SHELL.chatFailed);
      return;
    }
    openChatWindow(target);
  };
}
