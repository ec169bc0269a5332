/** Switches of the content host that the shell obeys (§2.3, §2.5). */
import { getSiteConfig } from '@site/contracts/promotion';
import { STALE, valueOrThrow } from '@site/platform';
import { KEYS } from '@site/platform/host';
import { isOffered } from '../features/app-bar/offered';
import type { LateContext } from './context';

/**
 * Reads them once a document. A bar that is switched off leaves at once and is not drawn again; one
 * that is switched on comes with the next document, so that nothing moves under a finger.
 */
export async function obeySwitches({
  platform: { api, storage },
  queries,
}: Pick<LateContext, 'platform' | 'queries'>): Promise<void> {
  const config = await queries
    .fetchQuery({
      // As pages keep it: what came with the document or with a page is not asked for again.
      queryKey: [getSiteConfig.id, null, null, null],
      queryFn: async () =>
        valueOrThrow(await api.call(getSiteConfig, { unasked: 'ahead' }), getSiteConfig.path),
      staleTime: STALE.fiveMinutes,
      retry: false,
    })
    .catch(() => null);
  if (config === null) return;
  const { appDownload, miniUrl } = config;
  if (!miniUrl) storage.remove(KEYS.miniGames);
  if (appDownload) storage.remove(KEYS.appDownload);
  else {
    storage.write(KEYS.appDownload, '0');
    isOffered.set(false);
  }
}
