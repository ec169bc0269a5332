/** A browser's push subscription as the server is told of it. */

/** The part of a `PushSubscription` that is read. */
export interface PushDevice {
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  readonly toJSON: () => {
    readonly endpoint?: string | undefined;
    readonly keys?: Readonly<Record<string, string>> | undefined;
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Unpadded base64url of bytes; no machine's own, because this package knows none. */
function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let bit = 0; bit < bytes.length * 8; bit += 6) {
    const [at, within] = [bit >> 3, bit & 7];
    const two = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    text += LETTERS.charAt((two >> (10 - within)) & 63);
  }
  return text;
}

/**
 * Whether the device asks its push service with this key of ours: one that does not is told
 * nothing any more.
 *
 * @param serverKey unpadded base64url.
 */
export function hasKey({ options }: PushDevice, serverKey: string): boolean {
  const key = options.applicationServerKey;
  return key !== null && base64url(new Uint8Array(key)) === serverKey;
}

/**
 * Address and keys (RFC 8291) as the call wants them.
 *
 * @returns null where the browser gave less.
 */
export function toldDevice(
  device: PushDevice,
): { readonly address: string; readonly p256dh: string; readonly auth: string } | null {
  const { endpoint, keys } = device.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { address: endpoint, p256dh, auth };
}
