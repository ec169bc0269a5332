import { envelopeOf, errorServiceOf } from './sentry';

test.each([
  ['https://abc123@errors.example/42', 'https://errors.example/api/42/envelope/'],
  ['https://abc123@errors.example:8443/in/7', 'https://errors.example:8443/in/api/7/envelope/'],
])('%s is called at %s', (dsn, address) => {
  expect(errorServiceOf(dsn)).toEqual({ key: 'abc123', address });
});

test.each([
  'http://abc@errors.example/42',
  'https://errors.example/42',
  'https://abc@errors.example/42; script-src *',
  'https://abc:secret@errors.example/42',
  'https://abc@errors.example/project',
  '',
])('%j is no address of a service', (dsn) => {
  expect(errorServiceOf(dsn)).toBeNull();
});

test('an envelope names release, build and places, and has three lines whatever the report says', () => {
  const lines = envelopeOf(
    {
      kind: 'remote',
      message: 'TypeError: a: b',
      stack:
        'at x (https://m.example/cn/mobile/_mf/remotes/sports/1.8.1_9f3c2ab/a.js:1:2) at y (https://m.example/cn/mobile/_mf/remotes/host/1.0.0_aaaaaaa/b.js:3:4)',
      part: 'sports',
      supportCode: 'G7',
      page: '/Games',
      appVersion: '1.0.0_aaaaaaa',
      osType: 'iOS',
      code: { part: 'sports', version: '1.8.1_9f3c2ab', build: '9f3c2ab' },
    },
    'a'.repeat(32),
    1_700_000_000_000,
  ).split('\n');
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    event_id: 'a'.repeat(32),
    timestamp: 1_700_000_000,
    release: 'sports@1.8.1_9f3c2ab',
    dist: '9f3c2ab',
    // Without this word the service keeps the address that a member's device called from.
    sdk: { settings: { infer_ip: 'never' } },
    transaction: '/Games',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'a: b',
          stacktrace: {
            frames: [
              { filename: 'app:///host/1.0.0_aaaaaaa/b.js', lineno: 3, colno: 4 },
              { filename: 'app:///sports/1.8.1_9f3c2ab/a.js', lineno: 1, colno: 2 },
            ],
          },
        },
      ],
    },
  });
});
