/** A client over replies that a test hands it. */
import { getLiveChatUrl } from '@site/contracts/live-chat';
import type { BuiltRequest } from '@site/contracts/request';
import type { Reply } from './transport';
import { createApiClient } from './client';
import type { CallFailure } from './types';

/** A row whose result is one text. */
export const row = getLiveChatUrl;
export const body = (content: unknown, status = 200): Reply => ({
  kind: 'body',
  status,
  body: content,
  serverDate: null,
});
export const ok = (text = 'here'): Reply => body({ isSuccess: true, result: text });
export const refused = (errorCode: string, status = 400, description = ''): Reply =>
  body({ isSuccess: false, errors: [{ errorCode, description }] }, status);

/** A server that takes a call and never answers; the call can be cut. */
export const HANGS = 'hangs';

const hang = (signal: AbortSignal | undefined): Promise<Reply> =>
  new Promise((resolve) => {
    signal?.addEventListener('abort', () =>
      resolve({ kind: 'failure', error: { kind: 'aborted' } }),
    );
  });

/** A client whose transport gives the replies in order; the last one stays. */
export function open(
  replies: readonly (Reply | typeof HANGS)[],
  over: { refresh?: () => Promise<boolean>; token?: string | null } = {},
) {
  const sent: BuiltRequest[] = [];
  const failures: CallFailure[] = [];
  const redirects: string[] = [];
  const dates: string[] = [];
  const deadlines: { readonly ms: number; readonly ring: () => void }[] = [];
  const cut: boolean[] = [];
  let token = over.token === undefined ? 'access-token-1' : over.token;
  const session: { id: number | null } = { id: 0 };
  const refresh = jest.fn(
    over.refresh ??
      (() => {
        token = 'access-token-2';
        return Promise.resolve(true);
      }),
  );
  const client = createApiClient({
    transport: (request, signal) => {
      const at = sent.push(request) - 1;
      cut.push(false);
      signal?.addEventListener('abort', () => {
        cut[at] = true;
      });
      const reply = replies[Math.min(sent.length, replies.length) - 1];
      if (reply === HANGS) return hang(signal);
      return Promise.resolve(reply ?? { kind: 'failure', error: { kind: 'network' } });
    },
    tokenFor: () => token,
    prepare: () => Promise.resolve(),
    session: () => session.id,
    refresh,
    contentOrigin: 'https://content.example',
    onFailure: (failure) => failures.push(failure),
    onRedirect: (url) => redirects.push(url),
    onServerDate: (date) => dates.push(date),
    onCall: () => undefined,
    monotonic: () => 0,
    after: (ms, ring) => {
      deadlines.push({ ms, ring });
      return () => undefined;
    },
  });
  return { client, sent, cut, deadlines, failures, redirects, dates, refresh, session };
}
