/**
 * Answers of the back end on their way to the page: packed, tagged where they are public, event
 * streams as they come.
 */
import crypto from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import zlib from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers that are not worth packing, in bytes. */
const SMALL = 1_024;
/** Longest public answer that is held to be tagged, in bytes. */
const MOST_TAGGED = 2 * 1_024 * 1_024;
const TEXT =
  /^(?:application\/(?:[\w.+-]*json|javascript|xml)|text\/(?!event-stream)[\w.+-]+|image\/svg\+xml)\b/i;

/** Settings of the plugin that packs; quick ones, because each answer is packed once. */
export const COMPRESSION: FastifyCompressOptions = {
  global: false,
  encodings: ['br', 'gzip'],
  customTypes: TEXT,
  threshold: SMALL,
  brotliOptions: {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    },
  },
  zlibOptions: { level: 5 },
};

/** An answer's call, as far as its way back needs it. */
export interface Answered {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly answerHeaders: (upstream: IncomingHttpHeaders) => Readonly<Record<string, string>>;
}

const OF_THE_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers without those of the back end's own connection. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(
    (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name) && !named.has(name)),
  );
}

const isPackable = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  headers['content-encoding'] === undefined &&
  statusCode !== 206 &&
  !/no-transform/.test(headers['cache-control'] ?? '') &&
  TEXT.test(headers['content-type'] ?? '') &&
  Number(headers['content-length'] ?? SMALL) >= SMALL;

/** Public content whose back end gives it no tag gets one here. */
const wantsTag = ({ method }: FastifyRequest, { statusCode, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  statusCode === 200 &&
  headers.etag === undefined &&
  /\bpublic\b/.test(headers['cache-control'] ?? '') &&
  Number(headers['content-length'] ?? Infinity) <= MOST_TAGGED;

/** Also where this caller takes the plain form: what keeps answers must not give that one to all. */
const variesOn = (vary: string | undefined): string =>
  vary === undefined || /accept-encoding/i.test(vary)
    ? (vary ?? 'accept-encoding')
    : `${vary}, accept-encoding`;

async function whole(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Passes events on as they come; nothing waits for the first one. */
function stream({ reply }: Answered, answer: IncomingMessage, open: Set<ServerResponse>): void {
  const headers = { ...reply.getHeaders() };
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, headers as Record<string, string>);
  reply.raw.flushHeaders();
  open.add(reply.raw);
  reply.raw.once('close', () => open.delete(reply.raw));
  answer.pipe(reply.raw);
}

async function tagged({ request, reply }: Answered, answer: IncomingMessage): Promise<void> {
  const body = await whole(answer).catch(() => null);
  // Cut half way: the page sees that, too.
  if (body === null) return;
  const etag = `W/"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => each.trim() === etag.slice(2) || each.trim() === '*');
  if (known) void reply.code(304).removeHeader('content-length').send();
  else if (isPackable(answer)) reply.header('vary', variesOn(answer.headers.vary)).compress(body);
  else void reply.send(body);
}

/**
 * Sends an answer; event streams stand among those that are open. One that breaks off half way ends
 * the page's connection, whatever was made of it.
 */
export function sendAnswer(
  call: Answered,
  answer: IncomingMessage,
  open: Set<ServerResponse>,
): void {
  const { request, reply } = call;
  answer.on('error', () => reply.raw.destroy());
  answer.on('aborted', () => reply.raw.destroy());
  const { headers } = answer;
  reply
    .code(answer.statusCode ?? 502)
    .headers({ ...endToEnd(headers), ...call.answerHeaders(headers) });
  // A body that nobody will read may not be taken for the next request.
  if (!request.raw.complete) reply.header('connection', 'close');
  if (/^text\/event-stream\b/i.test(headers['content-type'] ?? ''))
    return stream(call, answer, open);
  if (wantsTag(request, answer)) return void tagged(call, answer);
  if (!isPackable(answer) || request.method === 'HEAD') return void reply.send(answer);
  reply.header('vary', variesOn(headers.vary));
  const { etag } = headers;
  if (etag !== undefined && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
  reply.compress(answer);
}
