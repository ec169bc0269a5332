/**
 * Reads that know of each other: the same read asked twice is one request, and the newest answer
 * wins (R7.1-7, safety D2, D4).
 */
import type { EndpointBase } from '@site/contracts/endpoint';
import { Http } from '@site/domain/constants';
import { failed, type Outcome } from '@site/domain/errors/app-error';

/** A read on its way or just answered. */
interface Kept {
  readonly promise: Promise<Outcome<unknown>>;
  readonly serial: number;
  until: number;
}

/** Shares and orders reads. */
export interface Reads {
  /**
   * Joins the same read when one is in flight or was answered within 333 ms, else asks. A late
   * answer gives way to a newer one.
   */
  readonly run: <R>(name: string, ask: () => Promise<Outcome<R>>) => Promise<Outcome<R>>;
  /**
   * Asks in any case; whoever reads the same from now on joins this one, never an answer from
   * before.
   */
  readonly anew: <R>(name: string, ask: () => Promise<Outcome<R>>) => Promise<Outcome<R>>;
  /** Something was written: what is on its way now may be old, so nobody joins it. */
  readonly forget: () => void;
}

/**
 * Makes the book of reads.
 *
 * @param monotonic ms that never jump.
 */
export function createReads(monotonic: () => number): Reads {
  const kept = new Map<string, Kept>();
  const newest = new Map<string, { readonly serial: number; readonly answer: Outcome<unknown> }>();
  let serial = 0;
  let running = 0;
  const begin = (name: string, ask: () => Promise<Outcome<unknown>>): Kept => {
    serial += 1;
    const own = serial;
    running += 1;
    const promise = ask().then((answer) => {
      running -= 1;
      const later = newest.get(name);
      const winner =
        later !== undefined && later.serial > own && later.answer.ok ? later.answer : answer;
      if (winner === answer) newest.set(name, { serial: own, answer });
      if (running === 0) newest.clear();
      // A failure is not shared after the fact: asking again is what one does about it.
      entry.until = answer.ok ? monotonic() + Http.dedupeCooldownMs : Number.NEGATIVE_INFINITY;
      return winner;
    });
    const entry: Kept = { promise, serial: own, until: Number.POSITIVE_INFINITY };
    kept.set(name, entry);
    return entry;
  };
  return {
    run: <R>(name: string, ask: () => Promise<Outcome<R>>) => {
      for (const [old, entry] of kept) if (entry.until < monotonic()) kept.delete(old);
      return (kept.get(name) ?? begin(name, ask)).promise as Promise<Outcome<R>>;
    },
    anew: <R>(name: string, ask: () => Promise<Outcome<R>>) =>
      begin(name, ask).promise as Promise<Outcome<R>>,
    forget: () => kept.clear(),
  };
}

/**
 * Answers `timeout` after the soft deadline of `softMs`, or `aborted` when the caller gives up; the
 * request itself goes on for whoever joins it.
 */
export function withinDeadline<R>(
  answer: Promise<Outcome<R>>,
  after: (ms: number, work: () => void) => () => void,
  signal: AbortSignal | undefined,
  softMs: number = Http.readSoftMs,
): Promise<Outcome<R>> {
  return new Promise((resolve) => {
    const stop = after(softMs, () => {
      finish(failed({ kind: 'timeout' }));
    });
    const finish = (outcome: Outcome<R>): void => {
      stop();
      signal?.removeEventListener('abort', giveUp);
      resolve(outcome);
    };
    const giveUp = (): void => {
      finish(failed({ kind: 'aborted' }));
    };
    signal?.addEventListener('abort', giveUp);
    void answer.then(finish);
    if (signal?.aborted === true) giveUp();
  });
}

/** How long a call without money is waited for: an upload may take its time (safety D2). */
export const softMsOf = ({ method, reads, poll, maxBodyBytes, isLong }: EndpointBase): number => {
  if (method === 'GET' || reads === true || poll === true) return Http.readSoftMs;
  return maxBodyBytes === undefined && isLong !== true ? Http.writeSoftMs : Http.uploadSoftMs;
};

/** A write with a deadline: once nobody waits for it any more, the request is cut. */
export function cutAfter<R>(
  write: (signal: AbortSignal) => Promise<Outcome<R>>,
  after: (ms: number, work: () => void) => () => void,
  signal: AbortSignal | undefined,
  softMs: number,
): Promise<Outcome<R>> {
  const cut = new AbortController();
  return withinDeadline(write(cut.signal), after, signal, softMs).finally(() => cut.abort());
}
