import { withLease } from './storage-lease';

const KEY = 'lease:t';
beforeEach(() => {
  window.localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('[R4.1-5] two tabs take turns: the second begins when the first has ended', async () => {
  const order: string[] = [];
  const work = (name: string) => async (): Promise<string> => {
    order.push(`${name} begins`);
    await new Promise((resolve) => {
      setTimeout(resolve, 120);
    });
    order.push(`${name} ends`);
    return name;
  };
  const first = withLease('t', work('a'));
  await new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
  expect(await Promise.all([first, withLease('t', work('b'))])).toEqual(['a', 'b']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test('[R4.1-5] work that throws gives the lease back', async () => {
  await expect(withLease('t', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['of a tab that died', () => `dead ${Date.now() - 1}`],
  ['of a clock that was a day ahead', () => `dead ${Date.now() + 86_400_000}`],
  ['that is no lease', () => 'x'],
])('[R4.1-5] a lease %s is not waited for', async (_what, kept) => {
  window.localStorage.setItem(KEY, kept());
  const started = Date.now();
  expect(await withLease('t', () => Promise.resolve(1))).toBe(1);
  expect(Date.now() - started).toBeLessThan(1_000);
});

test('[R4.1-5] another tab that never lets go is waited for 15 s, no longer', async () => {
  jest.useFakeTimers();
  const hold = (): void => window.localStorage.setItem(KEY, `other ${Date.now() + 10_000}`);
  hold();
  const work = jest.fn(() => Promise.resolve());
  const running = withLease('t', work);
  for (let second = 0; second < 14; second += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    hold();
  }
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_000);
  await running;
  expect(work).toHaveBeenCalledTimes(1);
  // The other one's lease is not ours to remove.
  expect(window.localStorage.getItem(KEY)).toContain('other ');
});

test('[D4] a device clock that is set back while a tab waits does not make it wait longer', async () => {
  jest.useFakeTimers();
  const hold = (): void => window.localStorage.setItem(KEY, `other ${Date.now() + 10_000}`);
  hold();
  const work = jest.fn(() => Promise.resolve());
  const running = withLease('t', work);
  for (let second = 0; second < 16; second += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    jest.setSystemTime(Date.now() - 1_000);
    hold();
  }
  expect(work).toHaveBeenCalledTimes(1);
  await running;
});

test('[R3.3-1] without storage the work still runs', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await withLease('t', () => Promise.resolve('ran'))).toBe('ran');
});
