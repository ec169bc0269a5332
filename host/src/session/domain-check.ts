/**
 * Whose host name this is (§3.3): the domain check may name an affiliate, which counts where no
 * cookie does.
 */
import { appDomain } from '@site/contracts/app-domain';
import { KEYS, type Platform } from '@site/platform/host';

/** Asks once a session, and anew of another server: what one said of a host counts for it alone. */
export async function checkDomain(window: Window, { api, storage }: Platform): Promise<void> {
  const asked = storage.read(KEYS.serverUrl);
  storage.write(KEYS.serverUrl, window.location.origin);
  if (asked !== null && storage.read(KEYS.hostAffiliate) !== null) return;
  const answer = await api.call(appDomain, {
    query: { hostName: window.location.hostname },
  });
  if (answer.ok && answer.value.affiliateCode !== undefined && answer.value.affiliateCode !== '')
    storage.write(KEYS.hostAffiliate, answer.value.affiliateCode);
}
