/** A tab with a preview token: opened before the first render, in a chunk that no other tab loads. */
import type { BootDocument } from '@site/contracts/releases/boot-document';
import type { Platform } from '@site/platform/host';
import { leaveAtEnd } from '@site/federation/preview/leave-at-end';
import { openPreview, type Opened } from '@site/federation/preview/open-preview';
import { showBanner } from './show-banner';
import { tellRefused } from './tell-refused';
import { forgetPreview } from './token-of-tab';

/** Opens the link of this tab; the live site when it cannot be. */
export const startPreview = (
  boot: BootDocument,
  token: string,
  fetcher: typeof fetch,
): Promise<Opened> => openPreview(boot, token, fetcher);

/** What the page says about it once it stands. */
export function announcePreview(window: Window, platform: Platform, opened: Opened): void {
  if (opened.ok) {
    showBanner(window, platform, opened.boot.channel.generation, opened.preview);
    leaveAtEnd(window.document, platform.clock, opened.preview.expires, () =>
      window.location.reload(),
    );
    return;
  }
  // A link that could not be read now may be later.
  if (opened.why !== 'unreachable') forgetPreview(platform.storage);
  void tellRefused(opened.why);
}
