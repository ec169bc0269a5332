/**
 * The request log (R7.1-7, safety B9): one record per call to the logging gateway, several in one
 * request (ADR 053), on the side, never in anybody's way.
 */
import { postLog, type LogRecord } from '@site/contracts/log';
import { Http } from '@site/domain/constants';
import { loggedBody, logBreaker, CONFIDENTIAL_NOTE } from '@site/domain/telemetry/request-log';
import { scrubPath } from '@site/domain/telemetry/scrub';
import type { Observable } from '@site/platform';
import type { CallTrace } from '@site/platform/host';
import type { Surrounding } from '../telemetry/surrounding';

export interface RequestLogDeps {
  readonly calls$: Observable<CallTrace>;
  readonly around: () => Surrounding;
  readonly monotonic: () => number;
  readonly fetch: typeof globalThis.fetch;
  /** Does something once, so many ms from now. */
  readonly later: (work: () => void, ms: number) => void;
  /** Sends what is left when the page goes away. */
  readonly beacon: (url: string, body: string) => void;
  readonly onPageHide: (work: () => void) => void;
}

const JSON_TYPE = 'application/json; charset=utf-8';

function toRecord(trace: CallTrace, around: Surrounding): LogRecord {
  const { row, sent, received } = trace;
  const note = row.confidential;
  return {
    apiUrl: scrubPath(trace.url),
    method: row.method,
    duration: trace.ms,
    statusCode: trace.status,
    requestBody: note ? CONFIDENTIAL_NOTE : loggedBody(row.id, sent),
    responseBody: note ? CONFIDENTIAL_NOTE : loggedBody(row.id, received),
    ...around,
  };
}

/**
 * How long the same read is not put on record again; a written thing always is, and so is a poll
 * that fails (safety B9).
 */
function coolDownOf({ row, error }: CallTrace): number {
  if (row.poll === true && error === null) return Http.logPollMs;
  return row.method === 'GET' ? Http.dedupeCooldownMs : 0;
}

/** The oldest records that fit into one request, taken out of the queue. */
function takeBatch(queue: string[]): string[] {
  let [most, bytes] = [0, 0];
  while (most < Math.min(queue.length, Http.logBatchMost)) {
    bytes += (queue[most] ?? '').length * 3;
    if (most > 0 && bytes > Http.logBatchBytes) break;
    most += 1;
  }
  return queue.splice(0, most);
}

const bodyOf = (records: readonly string[]): string => `{"records":[${records.join(',')}]}`;

/** What became of a request; of one that nobody answered it is not known whether it arrived. */
type Fate = 'taken' | 'failed' | 'unknown';

/** Sends one request; it goes on when the page is left meanwhile. */
async function post({ fetch }: RequestLogDeps, records: readonly string[]): Promise<Fate> {
  const cut = new AbortController();
  const timer = setTimeout(() => cut.abort(), Http.logTimeoutMs);
  const fate = await fetch(postLog.path, {
    method: postLog.method,
    body: bodyOf(records),
    headers: { 'content-type': JSON_TYPE },
    credentials: 'omit',
    keepalive: true,
    signal: cut.signal,
  }).then(
    (answer) => (answer.status < 500 ? ('taken' as const) : ('failed' as const)),
    () => (cut.signal.aborted ? ('unknown' as const) : ('failed' as const)),
  );
  clearTimeout(timer);
  return fate;
}

export function startRequestLog(deps: RequestLogDeps): void {
  const queue: string[] = [];
  const breaker = logBreaker();
  const seen = new Map<string, number>();
  let [isSending, isDue, hasFailed] = [false, false, false];
  const add = (...records: string[]): void => {
    queue.push(...records);
    queue.splice(0, queue.length - Http.logQueue);
  };
  const sendSoon = (): void => {
    if (isDue) return;
    isDue = true;
    deps.later(() => {
      isDue = false;
      void send();
    }, Http.logBatchMs);
  };
  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    hasFailed = false;
    while (queue.length > 0 && !hasFailed && breaker.isClosed(deps.monotonic())) {
      const records = takeBatch(queue);
      const fate = await post(deps, records);
      breaker.note(fate === 'taken', deps.monotonic());
      hasFailed = fate === 'failed';
      // They wait for the next time; the oldest leave first.
      if (hasFailed) add(...records, ...queue.splice(0));
    }
    isSending = false;
    if (hasFailed) sendSoon();
  };
  deps.calls$.subscribe((trace) => {
    const now = deps.monotonic();
    const name = `${trace.row.id} ${trace.url} ${trace.status}`;
    if (now - (seen.get(name) ?? Number.NEGATIVE_INFINITY) < coolDownOf(trace)) return;
    seen.set(name, now);
    if (seen.size > Http.logQueue) seen.clear();
    add(JSON.stringify(toRecord(trace, deps.around())));
    // A burst must not push its own beginning out of the queue.
    if (queue.length >= Http.logBatchMost && !hasFailed) void send();
    else sendSoon();
  });
  deps.onPageHide(() => {
    while (queue.length > 0) deps.beacon(postLog.path, bodyOf(takeBatch(queue)));
  });
}
