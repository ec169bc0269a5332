/**
 * Sharing without promising what the browser cannot do: Web Share, else the clipboard, else a text
 * to copy by hand.
 */

/** What is shared. */
export interface ShareContent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** How it ended; `manual` means the page must show the link itself. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'manual';

/** The parts of `navigator` that sharing uses; handed in so that it can be tested. */
export interface SharePorts {
  readonly share?: (data: ShareContent) => Promise<void>;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
}

/**
 * Copies a text.
 *
 * @returns false where the browser refuses.
 */
export async function copyText(text: string, ports: SharePorts): Promise<boolean> {
  try {
    if (ports.clipboard === undefined) return false;
    await ports.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Shares by the best way there is. */
export async function shareContent(
  content: ShareContent,
  ports: SharePorts,
): Promise<ShareOutcome> {
  if (ports.share !== undefined) {
    try {
      await ports.share(content);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(`${content.text} ${content.url}`, ports)) ? 'copied' : 'manual';
}

/**
 * WeChat and QQ open links in a window without share or download; there the page hints at the
 * browser.
 */
export const isInChatApp = (userAgent: string): boolean => /MicroMessenger|QQ\//.test(userAgent);
