/**
 * The fraud check, 5 s after the start, in a frame of another origin: no code of others ever runs
 * in the page (§8, §9, safety B13).
 */
import { mayRecord } from '@site/domain/telemetry/recording';
import { FEATURE_ERROR_TEXT } from '@site/phrases/feature-errors';
import { KEYS, type Platform } from '@site/platform/host';

/** What it is given. */
export interface DeviceCheckParts {
  readonly document: Document;
  readonly platform: Platform;
  /** Origin of the framed page; null where the site has no second one. */
  readonly origin: string | null;
  /** Path of the page now, without base path and query. */
  readonly path: () => string;
  /** Whether there is a network: without one the frame is loaded with the browser's own page. */
  readonly isOnline: () => boolean;
}

/**
 * A frame that has not answered by now does not answer: one that came is a failure, one that never
 * came is skipped (safety D4).
 */
const DEADLINE_MS = 10_000;
const SIGNATURE = /^[0-9a-f]{32}$/;

/** @returns null for a page that never came. */
function ask(document: Document, origin: string, isOnline: () => boolean): Promise<string | null> {
  const frame = document.createElement('iframe');
  return new Promise<string | null>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    let hasCome = false;
    const timer = setTimeout(() => {
      if (hasCome) reject(new Error('no answer'));
      else resolve(null);
    }, DEADLINE_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      const signature =
        typeof data === 'object' && data !== null && 'signature' in data ? data.signature : null;
      if (typeof signature === 'string' && SIGNATURE.test(signature)) resolve(signature);
      else reject(new Error('no signature'));
    };
    frame.addEventListener(
      'load',
      () => {
        hasCome = isOnline();
        if (!hasCome) {
          clearTimeout(timer);
          resolve(null);
          return;
        }
        frame.contentWindow?.postMessage('deviceCheck', origin, [port2]);
      },
      { once: true },
    );
    frame.hidden = true;
    frame.title = '';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    frame.setAttribute('aria-hidden', 'true');
    frame.referrerPolicy = 'no-referrer';
    frame.src = `${origin}/device/check`;
    document.body.append(frame);
  }).finally(() => frame.remove());
}

/**
 * Recognises the device once in a session; a failure is told once and costs nothing else. Skipped
 * on pages of money and login, while hidden and without a network.
 */
export async function checkDevice({
  document,
  platform: { storage, toast },
  origin,
  path,
  isOnline,
}: DeviceCheckParts): Promise<void> {
  if (
    origin === null ||
    storage.read(KEYS.deviceSignature) !== null ||
    document.visibilityState === 'hidden' ||
    !mayRecord(path(), null) ||
    !isOnline()
  )
    return;
  try {
    const signature = await ask(document, origin, isOnline);
    if (signature !== null) storage.write(KEYS.deviceSignature, signature);
  } catch {
    toast.show('error', FEATURE_ERROR_TEXT.fraudCheck);
  }
}
