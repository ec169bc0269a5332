/** Finds out what the guard waits for. */
import { getSiteConfig } from '@site/contracts/promotion';
import type { GuardWait, Known } from '@site/domain/session/guard';
import { KEYS, type Platform } from '@site/platform/host';
import { openMiniUrl } from '../../routing/mini-url';

/** The flag of §2.3 as the content host says it; where it says nothing, what it said last. */
async function askMiniUrl(platform: Platform): Promise<Known> {
  const { api, storage } = platform;
  // Past what came with the document, too: that may be older than the switch.
  const answer = await api.anew(() => api.call(getSiteConfig, { unasked: 'ahead' }));
  if (answer.ok && !answer.value.miniUrl) {
    storage.remove(KEYS.miniGames);
    return 'no';
  }
  if (answer.ok) storage.write(KEYS.miniGames, '1');
  else if (storage.read(KEYS.miniGames) === null) return 'unknown';
  openMiniUrl(platform);
  return 'yes';
}

/** How each fact is asked for; `unknown` when the server does not say. */
export const FIND_OUT: Readonly<Record<GuardWait, (platform: Platform) => Promise<Known>>> = {
  deposit: ({ exclusion }) => exclusion.check('deposit'),
  miniGames: askMiniUrl,
};
