/**
 * Answers of the reads that a page makes first, asked for visitors and carried in the document
 * (ADR 055): nobody's cookies, kept for seconds, bounded in number, size and wait.
 */
import zlib from 'node:zlib';
import {
  EARLY_HEADER,
  earlyRequest,
  type EarlyAnswers,
  type EarlyRead,
} from '@site/contracts/early-read';
import type { BuiltRequest } from '@site/contracts/request';
import { ALL_ROWS } from '@site/contracts/rows';

/** Kept this long without another look. */
const FRESH_MS = 5_000;
/** Still good for a page while it is asked anew. */
const STALE_MS = 30_000;
/** A document waits no longer than this for answers that nobody has yet. */
const WAIT_MS = 150;
/** A back end that is slower than this is not asked for the document's sake. */
const ASK_MS = 4_000;
/** Packed bytes of all answers in one document. */
const MOST_BYTES = 20 * 1024;
/** Bytes of one answer and of all in a document as they are: the edge reads and packs no more. */
const MOST_RAW = 256 * 1024;
/** Kept answers; queries come from signed surfaces, so there are few. */
const MOST_KEPT = 200;

/** Looks at the same time: ids out of addresses are as many as somebody makes up. */
const MOST_UNDER_WAY = 64;

interface Kept {
  /** Null when the last look brought nothing that can be used. */
  readonly text: string | null;
  readonly bytes: number;
  /** When the text came. */
  readonly at: number;
  /** When the last look ended, in vain or not. */
  readonly lookedAt: number;
}

/** What the answers are made with. */
export interface EarlyDeps {
  /** The body of a good answer, or null. */
  readonly ask: (request: BuiltRequest) => Promise<string | null>;
  /** Milliseconds that never jump. */
  readonly now: () => number;
}

/** Answers for documents. */
export interface EarlySource {
  /** What is known or comes within the wait, in the order of need, as far as it fits. */
  readonly answersTo: (reads: readonly EarlyRead[]) => Promise<EarlyAnswers>;
  /** Something changed on the other side: what is kept or under way is not used any more. */
  readonly forget: () => void;
}

/** No answers: for members, and where nothing is declared. */
export const NO_ANSWERS: EarlyAnswers = {};

/** The body, or null for one that is longer than anything a document carries. */
async function shortText(answer: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop lets go of the rest.
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > MOST_RAW) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/**
 * Asks a back end as a visitor's browser does.
 *
 * @returns the asker of {@link EarlyDeps}.
 */
export const askBackend =
  (backend: URL): EarlyDeps['ask'] =>
  async ({ url, headers }) => {
    try {
      const answer = await fetch(new URL(url, backend), {
        headers: { ...headers, [EARLY_HEADER.name]: EARLY_HEADER.value },
        redirect: 'error',
        signal: AbortSignal.timeout(ASK_MS),
      });
      const isJson = /^application\/json\b/i.test(answer.headers.get('content-type') ?? '');
      return answer.status === 200 && isJson ? await shortText(answer) : null;
    } catch {
      return null;
    }
  };

/** The text of an answer that says it went well, as short as it gets; null for all others. */
function goodText(text: string | null): string | null {
  if (text === null) return null;
  try {
    const body = JSON.parse(text) as unknown;
    const isGood = typeof body === 'object' && body !== null && 'isSuccess' in body;
    return isGood && body.isSuccess === true ? JSON.stringify(body) : null;
  } catch {
    return null;
  }
}

const packedBytes = (text: string): number =>
  zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const requests = new WeakMap<EarlyRead, BuiltRequest | null>();
/** Built once: the reads of a generation are the same objects for all its documents. */
function requestOf(read: EarlyRead): BuiltRequest | null {
  const known = requests.get(read);
  if (known !== undefined) return known;
  const built = earlyRequest(read, ALL_ROWS);
  requests.set(read, built);
  return built;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Makes the source of answers. */
export function createEarlyAnswers({ ask, now }: EarlyDeps): EarlySource {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<void>>();
  /** Objects that were handed out, so that the same answers are the same object. */
  const made = new Map<string, { readonly texts: readonly string[]; answers: EarlyAnswers }>();
  let era = 0;

  const look = (request: BuiltRequest): Promise<void> => {
    const begun = era;
    const work = async (): Promise<void> => {
      const text = goodText(await ask(request));
      if (era !== begun) return;
      underWay.delete(request.url);
      const before = kept.get(request.url);
      kept.delete(request.url);
      const bytes = text === null ? 0 : packedBytes(text);
      // Of one that fits in no document only the look is remembered.
      const found = bytes > MOST_BYTES ? null : text;
      kept.set(
        request.url,
        text === null && before !== undefined
          ? { ...before, lookedAt: now() }
          : { text: found, bytes, at: now(), lookedAt: now() },
      );
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    };
    const known = underWay.get(request.url);
    if (known !== undefined) return known;
    const looking = work();
    underWay.set(request.url, looking);
    return looking;
  };
  /** The answer that may still be given. */
  const goodOne = (url: string): { readonly text: string; readonly bytes: number } | null => {
    const found = kept.get(url);
    if (found === undefined || found.text === null || now() - found.at > STALE_MS) return null;
    return { text: found.text, bytes: found.bytes };
  };

  const collect = (urls: readonly string[]): EarlyAnswers => {
    let room = MOST_BYTES;
    let rawRoom = MOST_RAW;
    const fitting = urls.flatMap((url) => {
      const found = goodOne(url);
      if (found === null || found.bytes > room || found.text.length > rawRoom) return [];
      room -= found.bytes;
      rawRoom -= found.text.length;
      return [[url, found.text] as const];
    });
    const key = fitting.map(([url]) => url).join(' ');
    const texts = fitting.map(([, text]) => text);
    const before = made.get(key);
    if (before !== undefined && before.texts.every((text, at) => text === texts[at]))
      return before.answers;
    const answers = Object.fromEntries(
      fitting.map(([url, text]) => [url, JSON.parse(text) as unknown]),
    );
    made.delete(key);
    made.set(key, { texts, answers });
    const [oldest] = made.keys();
    if (made.size > MOST_KEPT && oldest !== undefined) made.delete(oldest);
    return answers;
  };

  return {
    answersTo: async (reads) => {
      const requests = reads.flatMap((read) => requestOf(read) ?? []);
      if (requests.length === 0) return NO_ANSWERS;
      const missing: Promise<void>[] = [];
      for (const request of requests) {
        const looked = kept.get(request.url)?.lookedAt ?? Number.NEGATIVE_INFINITY;
        // A look in vain counts, too: a back end in trouble is not asked by every document.
        if (now() - looked <= FRESH_MS) continue;
        if (underWay.size >= MOST_UNDER_WAY && !underWay.has(request.url)) continue;
        const looking = look(request);
        if (goodOne(request.url) === null) missing.push(looking);
      }
      if (missing.length > 0) await Promise.race([Promise.all(missing), pause(WAIT_MS)]);
      return collect([...new Set(requests.map(({ url }) => url))]);
    },
    forget: () => {
      era += 1;
      kept.clear();
      underWay.clear();
    },
  };
}
