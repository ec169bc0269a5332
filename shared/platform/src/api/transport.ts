/**
 * The one place that knows axios: sends a built request and reports what came back, deciding
 * nothing.
 */
import axios, { AxiosError, type AxiosInstance } from 'axios';
import type { BuiltRequest } from '@site/contracts/request';
import { Http } from '@site/domain/constants';
import type { AppError } from '@site/domain/errors/app-error';

/** An answer with a body, or the reason there is none. */
export type Reply =
  | {
      readonly kind: 'body';
      readonly status: number;
      readonly body: unknown;
      readonly serverDate: string | null;
    }
  | { readonly kind: 'failure'; readonly error: AppError };

/** Sends one request. */
export type Transport = (request: BuiltRequest, signal?: AbortSignal) => Promise<Reply>;

const READABLE = /^(application\/([\w.+-]*\+)?json|text\/plain)\b/i;

/** Only JSON and text count as answers (R7.1-4); broken JSON is a mismatch, never a crash. */
function readBody(
  status: number,
  contentType: string,
  text: string,
  serverDate: string | null,
): Reply {
  if (status === 204)
    return { kind: 'body', status, body: { isSuccess: true, result: null }, serverDate };
  if (!READABLE.test(contentType))
    return {
      kind: 'failure',
      error: status >= 400 ? { kind: 'http', status } : { kind: 'contract', where: 'content-type' },
    };
  try {
    return { kind: 'body', status, body: JSON.parse(text), serverDate };
  } catch {
    return {
      kind: 'failure',
      error: status >= 400 ? { kind: 'http', status } : { kind: 'contract', where: 'json' },
    };
  }
}

function failureOf(error: unknown): AppError {
  if (!(error instanceof AxiosError)) return { kind: 'network' };
  if (error.code === AxiosError.ERR_CANCELED) return { kind: 'aborted' };
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT)
    return { kind: 'timeout' };
  return { kind: 'network' };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Makes the transport over an axios instance. */
export function createTransport(client: AxiosInstance = axios.create()): Transport {
  return async (request, signal) => {
    try {
      const answer = await client.request<string>({
        // A call without a body sends an empty one: axios drops the content type when there is none (R7.1-1).
        method: request.method,
        url: request.url,
        headers: { ...request.headers },
        data: request.data ?? '',
        timeout: Http.requestTimeoutMs,
        responseType: 'text',
        transformResponse: (body: string) => body,
        transformRequest: (body: string) => body,
        validateStatus: () => true,
        ...(signal === undefined ? {} : { signal }),
      });
      const header = (name: string): string => text(answer.headers[name]);
      // What a cache kept is dated by when it was made, not by now; the browser's own says nothing of it.
      const isKept =
        answer.status === 304 ||
        Number(header('age') || 0) > 0 ||
        /max-age=[1-9]/.test(header('cache-control'));
      return readBody(
        answer.status,
        header('content-type'),
        text(answer.data),
        isKept ? null : header('date') || null,
      );
    } catch (error) {
      return { kind: 'failure', error: failureOf(error) };
    }
  };
}
