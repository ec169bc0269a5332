/**
 * What the vault's frame may tell us (safety B6, C-89): its own window, its exact origin, one of
 * two shapes, nothing else. The number itself is typed there and never comes here.
 */

/** A message of the vault. */
export type VaultMessage =
  | { readonly event: 'vaultReady' }
  | { readonly event: 'vaultToken'; readonly token: string; readonly last: string };

/** Who may speak. */
export interface VaultSpeaker {
  readonly source: MessageEventSource | null;
  readonly origin: string;
}

const TOKEN = /^[\w-]{1,256}$/;
const LAST = /^\d{3}$/;

/** Fields of a plain object, and only those that are expected. */
function fieldsOf(
  data: unknown,
  names: readonly string[],
): Readonly<Record<string, unknown>> | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return Object.keys(data).sort().join() === [...names].sort().join()
    ? (data as Readonly<Record<string, unknown>>)
    : null;
}

/**
 * Reads a message.
 *
 * @returns null for whoever else spoke, and for whatever else was said.
 */
export function readVaultMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  speaker: VaultSpeaker,
): VaultMessage | null {
  if (speaker.source === null || source !== speaker.source || origin !== speaker.origin)
    return null;
  if (fieldsOf(data, ['event'])?.['event'] === 'vaultReady') return { event: 'vaultReady' };
  const said = fieldsOf(data, ['event', 'last', 'token']);
  if (said?.['event'] !== 'vaultToken') return null;
  const { token, last } = said;
  return typeof token === 'string' &&
    TOKEN.test(token) &&
    typeof last === 'string' &&
    LAST.test(last)
    ? { event: 'vaultToken', token, last }
    : null;
}

/**
 * The origin of the vault's address, or null when it is none that may be framed: another scheme, or
 * the site's own origin.
 */
export function vaultOrigin(url: string, own: string): string | null {
  try {
    const { protocol, origin } = new URL(url);
    return (protocol === 'https:' || protocol === 'http:') && origin !== own ? origin : null;
  } catch {
    return null;
  }
}
