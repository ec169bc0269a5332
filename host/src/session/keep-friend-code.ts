import { friendCodeOf } from '@site/domain/session/affiliate';
import type { SiteStorage } from '@site/platform';
import { KEYS } from '@site/platform/host';

/**
 * A friend's code stands before the first page is drawn: the form of the registration may ask for
 * it at once (R2.4-1).
 */
export function keepFriendCode(storage: SiteStorage, landingSearch: string): void {
  const code = friendCodeOf(landingSearch);
  if (code !== null) storage.write(KEYS.raf, code);
}
