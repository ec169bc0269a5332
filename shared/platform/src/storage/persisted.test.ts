import { Persisted } from '@site/domain/constants';
import { hydrate, persistedSlice } from './persisted';

/** A wait that the test ends. */
function waiting() {
  let end: () => void = () => undefined;
  const requests: number[] = [];
  return {
    requests,
    end: () => end(),
    wait: (ms: number) => {
      requests.push(ms);
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    },
  };
}

test('[R3.6-2] what is kept comes back', async () => {
  const { wait } = waiting();
  expect(await hydrate(() => Promise.resolve('kept'), wait)).toBe('kept');
});

test('[R3.6-2] a store that does not answer within 5000 ms is taken as empty', async () => {
  const { wait, end, requests } = waiting();
  const loaded = hydrate(() => new Promise<string>(() => undefined), wait);
  expect(requests).toEqual([5_000]);
  end();
  expect(await loaded).toBeNull();
});

test('[R3.6-2] a store that throws is taken as empty', async () => {
  expect(
    await hydrate(
      () => Promise.reject(new DOMException('forbidden', 'SecurityError')),
      waiting().wait,
    ),
  ).toBeNull();
});

test('[R3.6-2] version 1; promotion and common data are never kept', () => {
  expect(Persisted.version).toBe(1);
  for (const name of ['promotion', 'common'])
    expect(() => persistedSlice(name, () => null)).toThrow(RangeError);
});
