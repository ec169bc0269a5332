/** The fraud check, 5 s after the start, in a frame of another origin: no code of others ever runs in the page (§8, §9, safety B13). */
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
}

/** A frame that has not answered by now does not answer (safety D4: skipped after 10 s). */
const DEADLINE_MS = 10_000;
const SIGNATURE = /^[0-9a-f]{32}$/;

function ask(document: Document, origin: string): Promise<string> {
  const frame = document.createElement('iframe');
  return new Promise<string>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error('no answer')), DEADLINE_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      const signature = typeof data === 'object' && data !== null && 'signature' in data ? data.signature : null;
      if (typeof signature === 'string' && SIGNATURE.test(signature)) resolve(signature);
      else reject(new Error('no signature'));
    };
    frame.addEventListener('load', () => frame.contentWindow?.postMessage('deviceCheck', origin, [port2]));
    frame.hidden = true;
    frame.title = '';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    frame.setAttribute('aria-hidden', 'true');
    frame.referrerPolicy = 'no-referrer';
    frame.src = `${origin}/device/check`;
    document.body.append(frame);
  }).finally(() => frame.remove());
}

/** Recognises the device once in a session; a failure is told once and costs nothing else. Skipped on pages of money and login and while hidden. */
export async function checkDevice({ document, platform: { storage, toast }, origin, path }: DeviceCheckParts): Promise<void> {
  if (origin === null || storage.read(KEYS.deviceSignature) !== null || document.visibilityState === 'hidden' || !mayRecord(path(), null)) return;
  try {
    storage.write(KEYS.deviceSignature, await ask(document, origin));
  } catch {
    toast.show('error', FEATURE_ERROR_TEXT.fraudCheck);
  }
}
