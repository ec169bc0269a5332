import { insist } from './insist';

const lost = new Error('Loading chunk 510 failed.');
let online: jest.SpyInstance;
let errors: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[R2.5-6] a part that came is asked for once', async () => {
  const load = jest.fn().mockResolvedValue('part');
  await expect(insist('overlays', load)).resolves.toBe('part');
  await jest.advanceTimersByTimeAsync(200_000);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(errors).not.toHaveBeenCalled();
});

test('[R2.5-6] lost while offline: nothing is reported, and the return of the network brings it at once', async () => {
  online.mockReturnValue(false);
  const load = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue('part');
  const part = insist('overlays', load);
  await jest.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
  expect(errors).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('[R2.5-6] lost under a browser that calls itself online: said once, after the second loss, and asked again after 4, 15 and then every 60 s', async () => {
  const load = jest.fn().mockRejectedValue(lost);
  const part = insist('overlays', load);
  const counts: number[] = [];
  for (const ms of [3_999, 1, 15_000, 60_000, 60_000]) {
    await jest.advanceTimersByTimeAsync(ms);
    counts.push(load.mock.calls.length);
    expect(errors).toHaveBeenCalledTimes(counts.length > 1 ? 1 : 0);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5]);
  expect(errors.mock.calls).toEqual([['overlays failed:', lost.message]]);
  load.mockResolvedValue('part');
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(part).resolves.toBe('part');
});
