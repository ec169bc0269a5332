import { createErrorService } from './error-service';
import { createGatewayReporter } from './error-reporter';

const AROUND = { page: '/', appVersion: '0.1.0_aaaaaaa', osType: 'iOS' };

function serviceOn(content: string | null) {
  document.head.replaceChildren();
  if (content !== null) {
    const meta = document.createElement('meta');
    meta.name = 'error-service';
    meta.content = content;
    document.head.append(meta);
  }
  const calls: [string, RequestInit][] = [];
  const service = createErrorService({
    document,
    fetch: ((...call: [string, RequestInit]) => {
      calls.push(call);
      return Promise.reject(new Error('down'));
    }) as typeof fetch,
    now: () => 1_700_000_000_000,
    newId: () => 'f'.repeat(32),
  });
  return { calls, service };
}

test('without an address, or with one that is none, nothing is sent to anybody', () => {
  expect(serviceOn(null).service).toBeNull();
  expect(serviceOn('http://key@errors.example/1').service).toBeNull();
});

test('a service gets what our own gateway gets, cleaned and counted by the same rules', async () => {
  const { calls, service } = serviceOn('https://key1@errors.example/42');
  const sent: object[] = [];
  const { report } = createGatewayReporter(
    (_row, record) => sent.push(record),
    () => AROUND,
    () => 'G7',
    service,
  );
  const error = new TypeError('call 13800138000 with token=abcdefgh12345678');
  error.stack = `TypeError: call 13800138000
    at f (https://m.example/cn/mobile/_mf/remotes/sports/1.8.1_9f3c2ab/a.js:1:2)`;
  report({ kind: 'remote', error, part: 'sports' });
  report({ kind: 'remote', error, part: 'sports' });
  report({ kind: 'error', error: new TypeError('Failed to fetch'), part: 'host' });
  await Promise.resolve();
  expect(sent).toEqual([
    expect.objectContaining({
      part: 'sports',
      code: { part: 'sports', version: '1.8.1_9f3c2ab', build: '9f3c2ab' },
    }),
  ]);
  expect(calls).toHaveLength(1);
  const [address, { body, credentials, referrerPolicy }] = calls[0] ?? ['', {}];
  expect([address, credentials, referrerPolicy]).toEqual([
    'https://errors.example/api/42/envelope/?sentry_version=7&sentry_key=key1',
    'omit',
    'no-referrer',
  ]);
  expect(body).toContain('"release":"sports@1.8.1_9f3c2ab"');
  expect(body).not.toMatch(/13800138000|abcdefgh/);
});
