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
  answer: (signal?: AbortSignal | null) => Promise<Response> = () =>
    Promise.resolve({ status: 204 } as Response),
) {
  const state = {
    now: 0,
    tell: (_trace: CallTrace): void => undefined,
    hide: (): void => undefined,
  };
  const sent: string[] = [];
  const requests: string[][] = [];
  const beacons: string[][] = [];
  const timers: { readonly at: number; readonly work: () => void }[] = [];
  const addresses = (body: unknown): string[] =>
    (JSON.parse(String(body)) as { records: { apiUrl: string }[] }).records.map(
      ({ apiUrl }) => apiUrl,
    );
  startRequestLog({
    calls$: new Observable((subscriber) => {
      state.tell = (trace) => subscriber.next(trace);
    }),
    around: () => ({ page: '/', osType: 'test', appVersion: '1' }),
    monotonic: () => state.now,
    beacon: (_url, body) => void beacons.push(addresses(body)),
    onPageHide: (work) => {
      state.hide = work;
    },
    later: (work, ms) => void timers.push({ at: state.now + ms, work }),
    fetch: (_url, init) => {
      expect(init?.keepalive).toBe(true);
      requests.push(addresses(init?.body));
      sent.push(...addresses(init?.body));
      return answer(init?.signal);
    },
  });
  /** Time goes on, and what is due is done. */
  const wait = async (ms: number): Promise<void> => {
    state.now += ms;
    for (const { work } of timers.splice(0).filter((timer) => {
      if (timer.at <= state.now) return true;
      timers.push(timer);
      return false;
    }))
      work();
    for (let at = 0; at < 20; at += 1) await Promise.resolve();
  };
  const call = async (
    row: AnyEndpoint,
    error: AppError | null = null,
    status = 200,
  ): Promise<void> => {
    state.tell({ row, url: row.path, ms: 5, status, sent: null, received: null, error });
    for (let at = 0; at < 10; at += 1) await Promise.resolve();
  };
  return { state, sent, requests, beacons, call, wait };
}

test('[R7.1-7] the same read within 333 ms is one record, a written thing always one more', async () => {
  const { sent, call, wait } = open();
  await call(getBalance);
  await wait(300);
  await call(getBalance);
  await wait(340);
  await call(getBalance);
  await call(setImFavourite);
  await call(setImFavourite);
  await wait(5_000);
  expect(sent).toHaveLength(4);
});

test('[R7.1-7] the records of five seconds are one request; those of a page that goes away leave with it', async () => {
  const { sent, requests, beacons, state, call, wait } = open();
  await call(setImFavourite);
  await wait(2_000);
  for (let at = 0; at < 9; at += 1) await call(setImFavourite);
  expect(requests).toEqual([]);
  await wait(3_000);
  expect(requests.map((request) => request.length)).toEqual([10]);
  for (let at = 0; at < 9; at += 1) await call(setImFavourite);
  state.hide();
  expect(beacons.map((beacon) => beacon.length)).toEqual([9]);
  await wait(5_000);
  expect(sent).toHaveLength(10);
});

test('[R7.1-7] a burst loses nothing: as many as fit leave at once', async () => {
  const { sent, requests, call, wait } = open();
  for (let at = 0; at < 60; at += 1) await call(setImFavourite);
  await wait(5_000);
  expect(sent).toHaveLength(60);
  expect(requests.every((request) => request.length <= 20)).toBe(true);
});

test('[R7.1-7] what a gateway could not take waits for the next request, which outlives its page', async () => {
  let fails = 2;
  const { sent, requests, call, wait } = open(() => {
    fails -= 1;
    return Promise.resolve({ status: fails < 0 ? 204 : 503 } as Response);
  });
  for (let at = 0; at < 7; at += 1) await call(setImFavourite);
  await wait(5_000);
  await call(getBalance);
  await wait(5_000);
  await wait(5_000);
  expect(requests.map((request) => request.length)).toEqual([7, 8, 8]);
  expect(sent.slice(-8).at(-1)).toBe(getBalance.path);
  await wait(5_000);
  expect(requests).toHaveLength(3);
});

test('[R7.1-7] a board that is asked for every 2 s is on record once a minute while it answers, and each time it does not', async () => {
  const { state, sent, call, wait } = open();
  for (; state.now < 120_000; await wait(2_000)) await call(getImEvents);
  expect(sent).toHaveLength(2);
  const refused: AppError = { kind: 'api', code: '11020', description: '', status: 409 };
  await call(getImEvents, refused, 409);
  await wait(2_000);
  await call(getImEvents, refused, 409);
  await wait(5_000);
  expect(sent).toHaveLength(4);
});

test('[R7.1-7] what nobody answered may have arrived, and is not told twice', async () => {
  jest.useFakeTimers();
  const { requests, call, wait } = open((signal) =>
    requests.length > 1
      ? Promise.resolve({ status: 204 } as Response)
      : new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
  );
  await call(setImFavourite);
  await wait(5_000);
  await jest.advanceTimersByTimeAsync(5_000);
  await call(getBalance);
  await wait(5_000);
  expect(requests).toEqual([[setImFavourite.path], [getBalance.path]]);
  jest.useRealTimers();
});

test.each<[string, number, () => Promise<Response>]>([
  ['is not there (D)', 5, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['breaks (E)', 5, () => Promise.resolve({ status: 503 } as Response)],
  ['never answers (S)', 1, () => new Promise(() => undefined)],
])(
  '[D4] a logging gateway that %s is asked %d times for 40 records, and nobody notices',
  async (_what, most, answer) => {
    const uncaught = jest.fn();
    process.on('unhandledRejection', uncaught);
    const { requests, call, wait } = open(answer);
    for (let at = 0; at < 40; at += 1, await wait(1_000)) await call(setImFavourite);
    expect(requests).toHaveLength(most);
    expect(uncaught).not.toHaveBeenCalled();
    process.off('unhandledRejection', uncaught);
  },
);
