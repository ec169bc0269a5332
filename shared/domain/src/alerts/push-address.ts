/**
 * Addresses of push services (RFC 8030). A member's device names the address that a server then
 * posts to: one that is not on the list would have the server ask whatever it is told to.
 */

/** Services of the browsers that there are: hosts, or ends of hosts with their dot. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** Longest address. */
export const PUSH_ADDRESS_MAX = 1_024;

/**
 * A host of lower case letters and then a path: an account, a port or a scheme of its own has no
 * place in it.
 */
const FORM = /^https:\/\/([a-z0-9.-]+)\/[\w!$%&'()*+,./:;=?@~-]*$/;

const isOneOf = (host: string): boolean =>
  PUSH_HOSTS.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known));

/**
 * Whether an address is one of a push service.
 *
 * @param more origins besides, such as the one that tests listen on.
 */
export function isPushAddress(address: string, more: readonly string[] = []): boolean {
  if (address.length > PUSH_ADDRESS_MAX) return false;
  if (more.some((origin) => address.startsWith(`${origin}/`))) return true;
  const [, host] = FORM.exec(address) ?? [];
  return host !== undefined && isOneOf(host);
}
