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
/** Kept answers; queries come from signed surfaces, so there are few. */
const MOST_KEPT = 200;

interface Kept {
  readonly text: string;
  readonly bytes: number;
  readonly at: number;
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
      return answer.status === 200 && isJson ? await answer.text() : null;
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
      kept.delete(request.url);
      if (text === null) return;
      kept.set(request.url, { text, bytes: packedBytes(text), at: now() });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    };
    const known = underWay.get(request.url);
    if (known !== undefined) return known;
    const looking = work();
    underWay.set(request.url, looking);
    return looking;
  };
  const ageOf = (url: string): number => now() - (kept.get(url)?.at ?? Number.NEGATIVE_INFINITY);

  const collect = (urls: readonly string[]): EarlyAnswers => {
    let room = MOST_BYTES;
    const fitting = urls.flatMap((url) => {
      const found = kept.get(url);
      if (found === undefined || ageOf(url) > STALE_MS || found.bytes > room) return [];
      room -= found.bytes;
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
      const requests = reads.flatMap((read) => earlyRequest(read, ALL_ROWS) ?? []);
      if (requests.length === 0) return NO_ANSWERS;
      const missing: Promise<void>[] = [];
      for (const request of requests) {
        const age = ageOf(request.url);
        if (age <= FRESH_MS) continue;
        const looking = look(request);
        if (age > STALE_MS) missing.push(looking);
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
