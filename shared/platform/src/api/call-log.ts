/**
 * Calls as they end, for the parts of the host that read them and come late (architecture: what can
 * wait is loaded on idle).
 */
import { Observable, Subject } from 'rxjs';
import type { CallTrace } from './trace';

/**
 * Who reads the calls: what is under maintenance is learned from them, a repeated login, the
 * request log.
 */
export type CallReader = 'maintenance' | 'repeatLogin' | 'requestLog';

/** The calls of this page. */
export interface CallLog {
  readonly tell: (trace: CallTrace) => void;
  /** The calls for one reader: those that waited, then every later one. */
  readonly readAs: (reader: CallReader) => Observable<CallTrace>;
}

/**
 * Makes it. Once every reader is there no call is kept: whole answers would stay in memory for as
 * long as the page stands.
 *
 * @param most calls that wait; the oldest leave first.
 */
export function createCallLog(most: number): CallLog {
  const traces = new Subject<CallTrace>();
  const missing = new Set<CallReader>(['maintenance', 'repeatLogin', 'requestLog']);
  const waiting: CallTrace[] = [];
  return {
    tell: (trace) => {
      if (missing.size > 0) waiting.push(trace);
      if (waiting.length > most) waiting.shift();
      traces.next(trace);
    },
    readAs: (reader) =>
      new Observable((subscriber) => {
        for (const trace of [...waiting]) subscriber.next(trace);
        missing.delete(reader);
        if (missing.size === 0) waiting.length = 0;
        return traces.subscribe(subscriber);
      }),
  };
}
