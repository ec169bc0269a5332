import { getImEvents } from '@site/contracts/vendor-im';
import { setImFavourite } from '@site/contracts/vendor-im-lists';
import { getBalance } from '@site/contracts/balance';
import type { AnyEndpoint } from '@site/contracts/endpoint';
import type { AppError } from '@site/domain/errors/app-error';
import { Observable } from '@site/platform';
import type { CallTrace } from '@site/platform/host';
import { startRequestLog } from './request-log';

/** A log whose calls and clock the test gives; what it sends is kept. */
function open(
  answer: () => Promise<Response> = () => Promise.resolve({ status: 204 } as Response),
) {
  const state = { now: 0, tell: (_trace: CallTrace): void => undefined };
  const sent: string[] = [];
  startRequestLog({
    calls$: new Observable((subscriber) => {
      state.tell = (trace) => subscriber.next(trace);
    }),
    around: () => ({ page: '/', osType: 'test', appVersion: '1' }),
    monotonic: () => state.now,
    beacon: () => undefined,
    onPageHide: () => undefined,
    fetch: (_url, init) => {
      sent.push(JSON.parse(String(init?.body)).apiUrl as string);
      return answer();
    },
  });
  const call = async (
    row: AnyEndpoint,
    error: AppError | null = null,
    status = 200,
  ): Promise<void> => {
    state.tell({ row, url: row.path, ms: 5, status, sent: null, received: null, error });
    for (let at = 0; at < 10; at += 1) await Promise.resolve();
  };
  return { state, sent, call };
}

test('[R7.1-7] the same read within 333 ms is one record, a written thing always one more', async () => {
  const { state, sent, call } = open();
  await call(getBalance);
  state.now = 300;
  await call(getBalance);
  expect(sent).toHaveLength(1);
  state.now = 640;
  await call(getBalance);
  await call(setImFavourite);
  await call(setImFavourite);
  expect(sent).toHaveLength(4);
});

test('[R7.1-7] a board that is asked for every 2 s is on record once a minute while it answers, and each time it does not', async () => {
  const { state, sent, call } = open();
  for (; state.now < 120_000; state.now += 2_000) await call(getImEvents);
  expect(sent).toHaveLength(2);
  const refused: AppError = { kind: 'api', code: '11020', description: '', status: 409 };
  await call(getImEvents, refused, 409);
  state.now += 2_000;
  await call(getImEvents, refused, 409);
  expect(sent).toHaveLength(4);
});

test.each<[string, number, () => Promise<Response>]>([
  ['is not there (D)', 5, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['breaks (E)', 5, () => Promise.resolve({ status: 503 } as Response)],
  ['never answers (S)', 1, () => new Promise(() => undefined)],
])(
  '[D4] a logging gateway that %s gets %d records of 40, and nobody notices',
  async (_what, most, answer) => {
    const uncaught = jest.fn();
    process.on('unhandledRejection', uncaught);
    const { state, sent, call } = open(answer);
    for (let at = 0; at < 40; at += 1, state.now += 1_000) await call(setImFavourite);
    expect(sent).toHaveLength(most);
    expect(uncaught).not.toHaveBeenCalled();
    process.off('unhandledRejection', uncaught);
  },
);
