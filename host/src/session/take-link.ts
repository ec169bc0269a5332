/**
 * Takes the login link from the boot script, which read it before anything else and keeps it in its
 * closure (safety B1).
 */
import type { LinkCredentials } from './link-login';

/** Name of the event by which the host asks; the script answers once, into the event's detail. */
const ASK = 'site:landing';

/** The link, or null when the address had none. */
export function takeLink(window: Window): LinkCredentials | null {
  const detail: { ref?: unknown; token?: unknown } = {};
  window.dispatchEvent(new CustomEvent(ASK, { detail }));
  return typeof detail.ref === 'string' && typeof detail.token === 'string'
    ? { ref: detail.ref, token: detail.token }
    : null;
}
