/** The names by which one request is followed: in the access log, at the back end, in its trace. */
import crypto from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What a request is called (W3C Trace Context, level 1). */
export interface RequestTrace {
  /** 16 hexadecimal digits: this request at this edge, and nothing else. */
  readonly requestId: string;
  /** 32 hexadecimal digits: all that belongs to the same act. */
  readonly traceId: string;
  /** Two hexadecimal digits; the last bit says that somebody records it. */
  readonly flags: string;
  /** What recorders on the way noted for themselves; null where nothing was. */
  readonly state: string | null;
}

const PARENT =
  /^[0-9a-f]{2}-(?<traceId>[0-9a-f]{32})-(?<parent>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})/;
/** Only of the versions that are written like the first one; `ff` is none. */
const KNOWN = /^(?:00-.{52}$|(?!ff|00).{2}-.{52}(?:-|$))/;
const NOTHING = /^0+$/;
const LONGEST_STATE = 512;

/**
 * Names a request. A caller's own names count only where a proxy of one's own stands in front: a
 * visitor could write those of somebody else's act.
 *
 * @param hex that many random hexadecimal digits.
 */
export function startTrace(
  headers: IncomingHttpHeaders,
  isTrusted: boolean,
  hex: (digits: number) => string,
): RequestTrace {
  const told = isTrusted ? String(headers['traceparent'] ?? '') : '';
  const { traceId = '', parent = '', flags = '' } = PARENT.exec(told)?.groups ?? {};
  const isTold =
    traceId !== '' && KNOWN.test(told) && !NOTHING.test(traceId) && !NOTHING.test(parent);
  const state = String(headers['tracestate'] ?? '');
  return {
    requestId: hex(16),
    traceId: isTold ? traceId : hex(32),
    flags: isTold ? flags : '00',
    state: isTold && state !== '' && state.length <= LONGEST_STATE ? state : null,
  };
}

/** The names as they travel to the back end. */
export const traceHeaders = ({
  requestId,
  traceId,
  flags,
  state,
}: RequestTrace): Record<string, string> => ({
  'x-request-id': requestId,
  traceparent: `00-${traceId}-${requestId}-${flags}`,
  ...(state === null ? {} : { tracestate: state }),
});

const randomHex = (digits: number): string => crypto.randomBytes(digits / 2).toString('hex');
const named = new WeakMap<IncomingMessage, RequestTrace>();

/**
 * The names of a request, the same whoever asks and however often: they are given by whoever asks
 * first, which knows whether the caller's own count.
 */
export function traceOf(request: IncomingMessage, isTrusted = false): RequestTrace {
  const known = named.get(request);
  if (known !== undefined) return known;
  const made = startTrace(request.headers, isTrusted, randomHex);
  named.set(request, made);
  return made;
}
