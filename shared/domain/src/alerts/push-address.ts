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
 * Whether an address is one of a push service.
 *
 * @param more origins besides, such as the one that tests listen on.
 */
export function isPushAddress(address: string, more: readonly string[] = []): boolean {
  if (address.length > PUSH_ADDRESS_MAX || !URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password, port } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (more.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    PUSH_HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  );
}
