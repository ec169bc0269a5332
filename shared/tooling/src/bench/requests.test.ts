import { byKind, causesOf, chainOf, type SeenRequest } from './requests';

const request = (
  url: string,
  begunAt: number,
  endedAt: number | null,
  more: Partial<SeenRequest> = {},
): SeenRequest => ({
  url,
  kind: 'script',
  begunAt,
  begunAtWall: begunAt * 1_000,
  endedAt,
  bytes: 100,
  causes: ['/'],
  ...more,
});

test('requests and bytes are counted by kind', () => {
  const counted = byKind([
    request('/', 0, 1, { kind: 'document' }),
    request('/a.js', 1, 2),
    request('/b.js', 1, 2, { bytes: 50 }),
    request('/api/x', 3, 4, { kind: 'call', bytes: 7 }),
  ]);
  expect([counted.document, counted.script, counted.call, counted.font]).toEqual([
    { requests: 1, bytes: 100 },
    { requests: 2, bytes: 150 },
    { requests: 1, bytes: 7 },
    { requests: 0, bytes: 0 },
  ]);
});

test('every script on the way to a request is its cause, over awaits too', () => {
  expect(
    causesOf({
      stack: {
        callFrames: [{ url: '/a.js' }, { url: '' }],
        parent: { callFrames: [{ url: '/b.js' }, { url: '/a.js' }] },
      },
    }),
  ).toEqual(['/a.js', '/b.js']);
  expect(causesOf({ url: '/' })).toEqual(['/']);
  expect(causesOf({})).toEqual([]);
});

test('the longest chain follows what had ended before the next began', () => {
  const chain = chainOf([
    request('/', 0, 1, { kind: 'document', causes: [] }),
    request('/main.js', 1, 2),
    // Named by the document, whoever asks for it later.
    request('/page.js', 1, 3),
    request('/late.js', 4, 5, { causes: ['/main.js'] }),
    request('/api/list', 6, 7, { kind: 'call', causes: ['/main.js', '/late.js'] }),
    // Begun before its cause had ended, so not because of it.
    request('/early.js', 4.5, 6, { causes: ['/late.js'] }),
    request('/own.png', 8, 9, { kind: 'image', causes: [] }),
  ]);
  expect(chain.map(({ url }) => url)).toEqual(['/main.js', '/late.js', '/api/list']);
});
