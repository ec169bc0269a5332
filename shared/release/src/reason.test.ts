import { readHealth } from './health';
import { reasonOf } from './reason';

const withCode = (message: string, code: string): Error =>
  Object.assign(new Error(message), { code });

test.each([
  [new Error('plain'), 'plain'],
  ['a text', 'a text'],
  [
    new TypeError('fetch failed', {
      cause: withCode('connect ECONNREFUSED ::1:1', 'ECONNREFUSED'),
    }),
    'fetch failed: connect ECONNREFUSED ::1:1, nothing listens there',
  ],
  [
    new TypeError('fetch failed', { cause: withCode('', 'ECONNREFUSED') }),
    'fetch failed: ECONNREFUSED, nothing listens there',
  ],
  [
    new TypeError('fetch failed', { cause: withCode('getaddrinfo ENOTFOUND x', 'ENOTFOUND') }),
    'fetch failed: getaddrinfo ENOTFOUND x, there is no such host',
  ],
  [new TypeError('fetch failed', { cause: withCode('odd', 'EODD') }), 'fetch failed: odd'],
])('%s is said as it is meant', (error, said) => {
  expect(reasonOf(error)).toBe(said);
});

test('an error that is its own cause ends', () => {
  const error = new Error('round');
  error.cause = error;
  expect(reasonOf(error)).toBe('round');
});

test('an edge that does not answer is named with the reason', async () => {
  await expect(readHealth('http://127.0.0.1:1', null)).rejects.toThrow(
    /could not be read from http:\/\/127\.0\.0\.1:1 \(fetch failed: .+\); name the edge/,
  );
  await expect(readHealth('/no/such/file.json', null)).rejects.toThrow(/there is no such file\)/);
});
