import { DeadlineError } from '../deadlines';
import { HashMismatchError, StatusError } from './faults';

/**
 * The body, read no further than one byte past what may come: the reader sees then that it is too
 * long.
 */
async function bodyOf(response: Response, most: number): Promise<ArrayBuffer> {
  if (response.body === null || most === Number.POSITIVE_INFINITY) return response.arrayBuffer();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let size = 0; size <= most;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.byteLength;
  }
  void reader.cancel().catch(() => undefined);
  return new Blob(parts).arrayBuffer();
}

/**
 * A fetch that ends: aborted after the deadline, and after `most` bytes.
 *
 * @throws DeadlineError after `ms`; the network's own error otherwise.
 */
export async function fetchWithin(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  ms: number,
  most = Number.POSITIVE_INFINITY,
): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(
    () => abort.abort(new DeadlineError(`no answer within ${ms} ms: ${url}`)),
    ms,
  );
  try {
    const response = await fetcher(url, {
      ...init,
      signal: abort.signal,
      redirect: 'error',
      credentials: 'same-origin',
    });
    // The body is read here, so that a body that never ends falls under the same deadline.
    const body = await bodyOf(response, most);
    const isNull = response.status === 204 || response.status === 304;
    return new Response(isNull ? null : body, {
      status: response.status,
      headers: response.headers,
    });
  } catch (error) {
    throw abort.signal.aborted ? abort.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/**
 * The integrity value of bytes.
 *
 * @throws HashMismatchError without WebCrypto.
 */
export async function integrityOfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new HashMismatchError('this browser cannot check files');
  return `sha384-${toBase64(new Uint8Array(await crypto.subtle.digest('SHA-384', bytes)))}`;
}

/**
 * Text of an immutable file whose bytes match a hash. Without WebCrypto nothing can be proven, so
 * nothing is taken (safety C-23).
 *
 * @throws HashMismatchError, DeadlineError, or Error with the status.
 */
export async function fetchVerified(
  fetcher: typeof fetch,
  url: string,
  integrity: string,
  ms: number,
): Promise<string> {
  const response = await fetchWithin(fetcher, url, {}, ms);
  if (!response.ok) throw new StatusError(url, response.status);
  const bytes = await response.arrayBuffer();
  if ((await integrityOfBytes(new Uint8Array(bytes))) !== integrity)
    throw new HashMismatchError(`${url} is not the released file`);
  return new TextDecoder().decode(bytes);
}
