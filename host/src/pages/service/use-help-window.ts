/**
 * The help centre in a window of its own that may lead back into the site (§2.3, §2.6): an answer
 * about documents opens the page where they are sent.
 */
import type { MouseEvent } from 'react';
import type { WindowEvent } from '@site/platform';
import { usePlatform } from '@site/platform/host';

/** What the help centre has to say (safety B6). */
const CAPS = [
  'goUserInfo',
  'goToKycPage',
  'goToHistory',
  'goToHistoryW',
] as const satisfies readonly WindowEvent[];

/**
 * What a tap on its link does. The window keeps its opener, because it speaks to us; where the
 * browser lets no window open, the plain link is followed.
 *
 * @param url the checked address of the link.
 */
export function useHelpWindow(): (event: MouseEvent, url: string) => void {
  const { windows, gamesOrigin } = usePlatform();
  return (event, url) => {
    // Whoever holds an opener can lead this tab away: only an origin of the operator's does, any other that an answer names is a plain link.
    if (new URL(url).origin !== gamesOrigin) return;
    const opened = window.open(url, 'help');
    if (opened === null) return;
    event.preventDefault();
    windows.register(opened, { origin: new URL(url).origin, caps: CAPS });
  };
}
