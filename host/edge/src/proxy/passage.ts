/**
 * What passes. One table for requests and sockets, whatever they ask for: a request that breaks a
 * rule is answered
 * here and reaches nobody. `passage.test.ts` has a line per rule that reads the bytes at the back
 * end.
 */
import type { IncomingMessage } from 'node:http';
import { DATA_PREFIXES, METHODS, PAGE_PREFIXES } from '@site/domain/serving/call-paths';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** A rule that a request may break, and what its sender gets then. */
export interface Rule {
  readonly name: string;
  readonly breaks: (request: IncomingMessage) => boolean;
  readonly status: 400 | 404 | 405 | 411 | 413 | 431;
  readonly text: string;
  /**
   * Where the frame of a request is in doubt, nothing that follows on its connection can be
   * trusted.
   */
  readonly ends: boolean;
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';
const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? '0');
const isChunked = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined;
const isRead = ({ method = '' }: IncomingMessage): boolean => READS.has(method);
const countOf = ({ rawHeaders }: IncomingMessage, wanted: string): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === wanted).length;

/** The oldest clients, some probes among them, know no host; more than one is never right. */
const hasNoSingleHost = (request: IncomingMessage): boolean =>
  countOf(request, 'host') > 1 || (countOf(request, 'host') === 0 && request.httpVersion !== '1.0');

/** Prefixes of what goes to a back end, the controls among them. */
const CALLS = [...DATA_PREFIXES, ...PAGE_PREFIXES, '/__sandbox', '/__edge'];
const isCall = (path: string): boolean =>
  CALLS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/**
 * Dots that climb or stand still, also in their encoded forms, and slashes of other kinds: two
 * servers may read them as two paths.
 */
const CLIMBING = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|;|%3b|$)|\\|%5c|%00/i;
/** In a call, slashes that are doubled or hidden too. */
const HIDDEN = /\/\/|%2f/i;

/**
 * A letter of the first folder that is encoded: routers read it as the folder, tables of paths do
 * not.
 */
const VEILED = /^\/[^/]*%/;

/** Longest body that passes, in bytes; for the photos of a document. */
export const MOST_BODY = 16 * 1024 * 1024;
/**
 * A browser sends some thirty headers. What stands behind more than a server reads would frame a
 * body that nobody sees.
 */
const MOST_HEADERS = 200;

/** In this order; the first that is broken answers. */
export const RULES: readonly Rule[] = [
  {
    name: 'a number of headers',
    breaks: ({ rawHeaders }) => rawHeaders.length > 2 * MOST_HEADERS,
    status: 431,
    text: 'too many headers',
    ends: true,
  },
  {
    name: 'method',
    breaks: ({ method = '' }) => !METHODS.includes(method),
    status: 405,
    text: 'method not allowed',
    ends: true,
  },
  {
    name: 'origin-form',
    breaks: ({ url = '' }) => !url.startsWith('/'),
    status: 400,
    text: 'only paths of this origin',
    ends: true,
  },
  { name: 'one host', breaks: hasNoSingleHost, status: 400, text: 'bad host', ends: true },
  {
    name: 'a read has no body',
    breaks: (request) => isRead(request) && (isChunked(request) || lengthOf(request) !== 0),
    status: 400,
    text: 'a read carries no body',
    ends: true,
  },
  {
    name: 'a length of its body',
    breaks: (request) => lengthOf(request) > MOST_BODY,
    status: 413,
    text: 'the body is too long',
    ends: true,
  },
  {
    name: 'chunked and nothing else',
    breaks: ({ headers }) =>
      headers['transfer-encoding'] !== undefined &&
      headers['transfer-encoding'].toLowerCase() !== 'chunked',
    status: 400,
    text: 'bad transfer encoding',
    ends: true,
  },
  {
    name: 'a deletion says its length',
    breaks: (request) => request.method === 'DELETE' && isChunked(request),
    status: 411,
    text: 'length required',
    ends: true,
  },
  {
    name: 'plain path',
    breaks: (request) =>
      CLIMBING.test(pathOf(request)) ||
      VEILED.test(pathOf(request)) ||
      (isCall(pathOf(request)) && HIDDEN.test(pathOf(request))),
    status: 404,
    text: 'not found',
    ends: false,
  },
];

/** The rule that a request breaks; null when it may pass. */
export function brokenRule(request: IncomingMessage): Rule | null {
  return RULES.find(({ breaks }) => breaks(request)) ?? null;
}
