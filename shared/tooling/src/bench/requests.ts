/** What a page asks the network for: how much of each kind, and how long the longest chain is. */
import type { CDPSession } from 'playwright';

/** Kinds that are told apart. */
export const REQUEST_KINDS = [
  'document',
  'script',
  'style',
  'image',
  'call',
  'font',
  'other',
] as const;
/** One of them. */
export type RequestKind = (typeof REQUEST_KINDS)[number];

const KIND_OF: Readonly<Record<string, RequestKind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Fetch: 'call',
  XHR: 'call',
  Font: 'font',
};
/** Kinds that never end; they are no part of a first page's own cost. */
const STREAMS: ReadonlySet<string> = new Set(['EventSource', 'WebSocket']);

/** One request. */
export interface SeenRequest {
  readonly url: string;
  readonly kind: RequestKind;
  /** Seconds of the browser's clock. */
  readonly begunAt: number;
  /** Milliseconds since 1970 at which it began. */
  readonly begunAtWall: number;
  /** Null while under way, or when it failed. */
  readonly endedAt: number | null;
  /** What crossed the network; 0 for an answer of the cache. */
  readonly bytes: number;
  /** Addresses of the documents and scripts that began it, as the browser tells. */
  readonly causes: readonly string[];
}

interface Frames {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Frames;
}
interface Initiator {
  readonly url?: string;
  readonly stack?: Frames;
}

/** Whoever began a request: the document that names it, or every script on the way to it. */
export function causesOf({ url, stack }: Initiator): readonly string[] {
  const found = new Set<string>(url === undefined ? [] : [url]);
  for (let at = stack; at !== undefined; at = at.parent)
    for (const frame of at.callFrames) if (frame.url !== '') found.add(frame.url);
  return [...found];
}

/** Watches the requests of a page. */
export interface RequestLog {
  /** Those that are known now, in the order in which they began. */
  readonly all: () => readonly SeenRequest[];
  /** Nothing is under way, and nothing has begun or ended for so many milliseconds. */
  readonly isQuiet: (ms: number) => boolean;
}

/** Begins to watch; before the page is opened. */
export async function watchRequests(session: CDPSession): Promise<RequestLog> {
  const seen = new Map<string, SeenRequest>();
  const underWay = new Set<string>();
  let lastAt = Date.now();
  const touch = (): void => {
    lastAt = Date.now();
  };
  const ended = (id: string, endedAt: number | null, bytes: number): void => {
    touch();
    underWay.delete(id);
    const request = seen.get(id);
    if (request !== undefined) seen.set(id, { ...request, endedAt, bytes });
  };
  session.on('Network.requestWillBeSent', (sent) => {
    touch();
    const { requestId, request, type, timestamp, wallTime, initiator } = sent;
    if (STREAMS.has(type ?? '') || !request.url.startsWith('http')) return;
    underWay.add(requestId);
    seen.set(requestId, {
      url: request.url,
      kind: KIND_OF[type ?? ''] ?? 'other',
      begunAt: timestamp,
      begunAtWall: wallTime * 1_000,
      endedAt: null,
      bytes: 0,
      causes: causesOf(initiator),
    });
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    // Only the answer tells that a preloaded file is a script, or a fetched one a stream.
    const request = seen.get(requestId);
    if (STREAMS.has(type)) {
      seen.delete(requestId);
      underWay.delete(requestId);
    } else if (request !== undefined)
      seen.set(requestId, { ...request, kind: KIND_OF[type] ?? request.kind });
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId, null, 0));
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    ended(requestId, timestamp, encodedDataLength),
  );
  await session.send('Network.enable');
  return {
    all: () => [...seen.values()].toSorted((one, other) => one.begunAt - other.begunAt),
    isQuiet: (ms) => underWay.size === 0 && Date.now() - lastAt > ms,
  };
}

/** Those that crossed the network. */
export const onNetwork = (requests: readonly SeenRequest[]): readonly SeenRequest[] =>
  requests.filter(({ bytes }) => bytes > 0);

/** How many and how many bytes of each kind. */
export function byKind(
  requests: readonly SeenRequest[],
): Readonly<Record<RequestKind, { readonly requests: number; readonly bytes: number }>> {
  const of = (wanted: RequestKind): { readonly requests: number; readonly bytes: number } => {
    const own = requests.filter(({ kind }) => kind === wanted);
    return { requests: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  return {
    document: of('document'),
    script: of('script'),
    style: of('style'),
    image: of('image'),
    call: of('call'),
    font: of('font'),
    other: of('other'),
  };
}

/**
 * The longest chain of requests beyond the document, each begun because the one before had ended:
 * what a document names is 1, what a script of the document asks for is 2. A cause that the browser
 * does not tell counts as the document.
 */
export function chainOf(requests: readonly SeenRequest[]): readonly SeenRequest[] {
  const chains = new Map<SeenRequest, readonly SeenRequest[]>();
  const longest = (lists: readonly (readonly SeenRequest[])[]): readonly SeenRequest[] =>
    lists.reduce((best, list) => (list.length > best.length ? list : best), []);
  for (const request of requests.toSorted((one, other) => one.begunAt - other.begunAt)) {
    if (request.kind === 'document') {
      chains.set(request, []);
      continue;
    }
    const before = [...chains].filter(
      ([{ url, endedAt }]) =>
        request.causes.includes(url) && endedAt !== null && endedAt <= request.begunAt,
    );
    chains.set(request, [...longest(before.map(([, chain]) => chain)), request]);
  }
  return longest([...chains.values()]);
}
