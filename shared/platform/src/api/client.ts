/**
 * Calls contract rows: builds, sends, refreshes the token once, reads the envelope, reports what
 * nobody claimed (§7.1, §8).
 */
import type { Endpoint, EndpointBase } from '@site/contracts/endpoint';
import { OLD_CACHE_ORIGINS } from '@site/contracts/content-hosts';
import { readEnvelope } from '@site/contracts/envelope';
import { buildRequest, type BuiltRequest } from '@site/contracts/request';
import { done, failed, type AppError, type Outcome } from '@site/domain/errors/app-error';
import { rewriteLinks } from '@site/domain/content-links';
import { cleanDescription } from '@site/domain/errors/description';
import type { Reply, Transport } from './transport';
import { PREVIEW_REFUSAL, hearing } from './hearing';
import { createReads, cutAfter, softMsOf, withinDeadline } from './reads';
import type { CallTrace } from './trace';
import type { ApiClient, CallFailure, CallInput } from './types';

/** What the client needs. */
export interface ApiDeps {
  readonly transport: Transport;
  /** Token for a service; the vendor gateways have their own. */
  readonly tokenFor: (service: string) => string | null;
  /** Sees to a token before a call that needs one (vendor gateways, §4.6). */
  readonly prepare: (row: {
    readonly service: string;
    readonly auth: string;
    readonly method: string;
  }) => Promise<void>;
  /**
   * Names the session of now: what was begun in one is never sent in another. Null while storage
   * holds another member than this tab.
   */
  readonly session: () => number | null;
  /**
   * Gets a new token after a 401.
   *
   * @param used the token that was refused.
   * @returns false when there is none to be had.
   */
  readonly refresh: (service: string, used: string | null) => Promise<boolean>;
  /** Told of every failure that the caller did not claim. */
  readonly onFailure: (failure: CallFailure) => void;
  /**
   * Origin of the content host; old cache hosts in its answers are replaced by it (§7.1). Empty:
   * this origin.
   */
  readonly contentOrigin: string;
  /** Told of a GEN0003 redirect (§7.1); the host checks the target. */
  readonly onRedirect: (url: string) => void;
  /** Told of the server's clock, from the Date header of the main API's own answers. */
  readonly onServerDate: (date: string) => void;
  /** Told of every call that was answered or failed, but those of the log itself. */
  readonly onCall: (trace: CallTrace) => void;
  /** Whether this tab shows a preview: nothing of a member changes then. */
  readonly isPreview?: () => boolean;
  /** Milliseconds that never jump. */
  readonly monotonic: () => number;
  /**
   * Runs work after a span.
   *
   * @returns the way to stop.
   */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** What a payment call is for; a withdrawal has a maintenance notice of its own (§8). */
const transactionTypeOf = (query: unknown): string | null => {
  const type =
    typeof query === 'object' && query !== null && 'transactionType' in query
      ? query.transactionType
      : null;
  return typeof type === 'string' ? type : null;
};

/**
 * Whether a call could change what a member has: no preview may (releases D9). Signing in and out,
 * records and reading stay open.
 */
const changesAccount = ({ method, auth, reads }: EndpointBase): boolean =>
  method !== 'GET' && auth !== 'none' && reads !== true;

/** Code that says the access token has run out; worth one refresh. */
const TOKEN_EXPIRED: ReadonlySet<string> = new Set(['GEN0006', '10010', '61017']);
/**
 * The calls that fetch the token of the sports data are not renewed by it: they would wait for
 * themselves.
 */
const fetchesToken = (row: { readonly service: string; readonly method: string }): boolean =>
  row.service === 'sportsData' && row.method === 'POST';
const wantsRefresh = (
  row: { readonly service: string; readonly method: string },
  error: AppError,
): boolean =>
  error.kind === 'api' &&
  error.status === 401 &&
  TOKEN_EXPIRED.has(error.code) &&
  !fetchesToken(row);

/** What a reply says by the row's schema; a redirect is told by itself. */
function read<Q, B, R>(row: Endpoint<Q, B, R>, reply: Reply, deps: ApiDeps): Outcome<R> {
  if (reply.kind === 'failure') return failed(reply.error);
  // Only the main API speaks for the server's clock: other hosts have their own, and their answers may be old (rulings, 7).
  if (row.service === 'gateway' && reply.serverDate !== null) deps.onServerDate(reply.serverDate);
  const isContent = row.service === 'content' && row.method === 'GET' && reply.status === 200;
  const envelope = readEnvelope(
    isContent ? rewriteLinks(reply.body, OLD_CACHE_ORIGINS, deps.contentOrigin) : reply.body,
    row.result,
  );
  switch (envelope.kind) {
    case 'ok':
      return reply.status < 400
        ? done(envelope.result)
        : failed({ kind: 'http', status: reply.status });
    case 'error': {
      const { errorCode: code, description } = envelope.error;
      return failed({
        kind: 'api',
        code,
        description: cleanDescription(description) ?? '',
        status: reply.status,
      });
    }
    case 'redirect':
      // Only the main gateway may send the browser elsewhere (safety B4), and not by an answer that says it failed itself.
      if (reply.status >= 500) return failed({ kind: 'http', status: reply.status });
      if (row.service !== 'gateway' || envelope.code !== 'GEN0003')
        return failed({ kind: 'contract', where: `${row.id}: redirect` });
      deps.onRedirect(envelope.url);
      return failed({ kind: 'aborted' });
    case 'mismatch':
      return failed(
        reply.status >= 400
          ? { kind: 'http', status: reply.status }
          : { kind: 'contract', where: `${row.id}: ${envelope.where}` },
      );
  }
}

/** Makes the API client. */
export function createApiClient(deps: ApiDeps): ApiClient {
  const reads = createReads(deps.monotonic);
  /** Works that run and want everything anew. */
  let wantAnew = 0;

  const send = async <Q, B, R>(
    row: Endpoint<Q, B, R>,
    request: BuiltRequest,
    signal?: AbortSignal,
  ): Promise<Outcome<R>> => {
    const started = deps.monotonic();
    const reply = await deps.transport(request, signal);
    const answer = read(row, reply, deps);
    if (row.service !== 'log') {
      const open = !row.confidential;
      deps.onCall({
        row,
        url: request.url,
        ms: Math.round(deps.monotonic() - started),
        status: reply.kind === 'body' ? reply.status : 0,
        sent: open ? request.data : null,
        received: open && reply.kind === 'body' ? reply.body : null,
        error: answer.ok ? null : answer.error,
      });
    }
    return answer;
  };
  const once = <Q, B, R>(
    row: Endpoint<Q, B, R>,
    input: CallInput<Q, B>,
    token: string | null,
  ): Promise<Outcome<R>> => {
    const anew = wantAnew > 0;
    const request = buildRequest(row, { ...input, token, anew });
    if (row.method === 'GET') {
      const name = `${row.id} ${request.url} ${token ?? ''}`;
      const ask = input.fresh === true || anew ? reads.anew : reads.run;
      return withinDeadline(
        ask(name, () => send(row, request)),
        deps.after,
        input.signal,
        softMsOf(row),
      );
    }
    reads.forget();
    const write = (signal?: AbortSignal): Promise<Outcome<R>> =>
      send(row, request, signal).finally(reads.forget);
    // Money has a deadline of its own, and what became of it is asked (safety D3).
    if (row.money) return write(input.signal);
    return cutAfter(write, deps.after, input.signal, softMsOf(row));
  };

  const report = <Q, B, R>(
    row: Endpoint<Q, B, R>,
    input: CallInput<Q, B>,
    error: AppError,
    before: string | null,
  ): void => {
    const signedIn = before !== null;
    const heard = hearing(row, input, error, signedIn);
    if (heard === 'nobody') return;
    // It speaks of a session that is over: another one has begun meanwhile, and must not end for it.
    const now = deps.tokenFor('gateway');
    if (heard === 'session' && signedIn && now !== null && now !== before) return;
    const transactionType = transactionTypeOf(input.query);
    deps.onFailure({
      row,
      error,
      signedIn,
      ...(transactionType === null ? {} : { transactionType }),
    });
  };

  return {
    anew: async (work) => {
      wantAnew += 1;
      try {
        return await work();
      } finally {
        wantAnew -= 1;
      }
    },
    call: async (row, input = {}) => {
      let session = deps.tokenFor('gateway');
      const own = deps.session();
      const isOwn = (): boolean => row.auth === 'none' || (own !== null && deps.session() === own);
      if (deps.isPreview?.() === true && changesAccount(row)) {
        report(row, input, PREVIEW_REFUSAL, session);
        return failed(PREVIEW_REFUSAL);
      }
      // Without a wait where none is needed, and the main API's token is never fetched here: a logout must read it before it is cleared.
      if (row.service !== 'gateway' && (row.auth !== 'none' || row.service === 'sportsData'))
        await deps.prepare(row);
      // Somebody else is signed in by now: a call of the member before must not go out under another name (I1, I3).
      if (!isOwn()) return failed({ kind: 'aborted' });
      const token = deps.tokenFor(row.service);
      let answer = await once(row, input, token);
      if (!answer.ok && wantsRefresh(row, answer.error)) {
        const renewed = await deps.refresh(row.service, token);
        if (renewed && !isOwn()) return failed({ kind: 'aborted' });
        if (renewed) {
          session = deps.tokenFor('gateway');
          answer = await once(row, input, deps.tokenFor(row.service));
        }
        // The token is still there, so nobody refused it: the network failed, the session is not over (safety "Auth refresh").
        else if (deps.tokenFor(row.service) !== null) answer = failed({ kind: 'network' });
      }
      // What an earlier member asked is not the next one's to read (I1, I7); what a write did stays told.
      if (row.method === 'GET' && !isOwn()) return failed({ kind: 'aborted' });
      if (!answer.ok) report(row, input, answer.error, session);
      return answer;
    },
  };
}
