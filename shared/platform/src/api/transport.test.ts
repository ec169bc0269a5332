import axios, { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';
import { Http } from '@site/domain/constants';
import { createTransport } from './transport';

const REQUEST = {
  method: 'POST',
  url: '/api/Sample',
  headers: { culture: 'ZH-CN' },
  data: '{"stake":"100.00"}',
};

/** A transport whose network is the function. */
const over = (adapter: AxiosAdapter) => createTransport(axios.create({ adapter }));
const answering = (status: number, contentType: string, data: string) =>
  over((config) =>
    Promise.resolve({
      status,
      statusText: '',
      headers: new AxiosHeaders({
        'content-type': contentType,
        date: 'Sat, 21 Nov 2026 03:00:00 GMT',
      }),
      config,
      data,
    }),
  );

test('a JSON answer comes with its status and the server clock, whatever the status', async () => {
  expect(await answering(409, 'application/json; charset=utf-8', '{"a":1}')(REQUEST)).toEqual({
    kind: 'body',
    status: 409,
    body: { a: 1 },
    serverDate: 'Sat, 21 Nov 2026 03:00:00 GMT',
  });
});

test.each([
  ['an age', 200, { age: '7' }],
  ['no new body', 304, {}],
  // The browser's own cache answers as the server did: 200, without an age, with the date of then.
  ['leave to keep it for a minute', 200, { 'cache-control': 'public, max-age=60' }],
])(
  'an answer with %s may come from a cache: its date is not the time',
  async (_what, status, more) => {
    const headers = new AxiosHeaders({
      'content-type': 'application/json',
      date: 'Sat, 21 Nov 2026 03:00:00 GMT',
      ...more,
    });
    const kept = over((config) =>
      Promise.resolve({ status, statusText: '', headers, config, data: '{}' }),
    );
    expect(await kept(REQUEST)).toMatchObject({ kind: 'body', serverDate: null });
  },
);

test.each<Record<string, string>>([
  { age: '0' },
  { 'cache-control': 'no-store' },
  { 'cache-control': 'max-age=0' },
])('an answer that no cache keeps is one of now: %j', async (more) => {
  const headers = new AxiosHeaders({
    'content-type': 'application/json',
    date: 'Sat, 21 Nov 2026 03:00:00 GMT',
    ...more,
  });
  const fresh = over((config) =>
    Promise.resolve({ status: 200, statusText: '', headers, config, data: '{}' }),
  );
  expect(await fresh(REQUEST)).toMatchObject({ serverDate: 'Sat, 21 Nov 2026 03:00:00 GMT' });
});

test('the bytes go out as they are, with the long deadline', async () => {
  const seen: unknown[] = [];
  await over((config) => {
    seen.push(config.data, config.timeout);
    return Promise.resolve({
      status: 204,
      statusText: '',
      headers: new AxiosHeaders(),
      config,
      data: '',
    });
  })(REQUEST);
  expect(seen).toEqual(['{"stake":"100.00"}', Http.requestTimeoutMs]);
  expect(Http.requestTimeoutMs).toBe(600_000);
});

test('[R7.1-1] a call without a body keeps its content type on the way', async () => {
  const seen: unknown[] = [];
  await over((config) => {
    seen.push(config.headers.getContentType(), config.data);
    return Promise.resolve({
      status: 204,
      statusText: '',
      headers: new AxiosHeaders(),
      config,
      data: '',
    });
  })({
    method: 'GET',
    url: '/api/Sample',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    data: null,
  });
  // An empty text, not undefined: that is what makes axios keep the header on its way into the browser.
  expect(seen).toEqual(['application/json; charset=utf-8', '']);
});

test('[R7.1-4] only JSON and text are answers', async () => {
  expect(await answering(200, 'text/plain', '"ok"')(REQUEST)).toMatchObject({
    kind: 'body',
    body: 'ok',
  });
  expect(await answering(200, 'application/problem+json', '{}')(REQUEST)).toMatchObject({
    kind: 'body',
  });
  expect(await answering(200, 'text/html', '<p>')(REQUEST)).toEqual({
    kind: 'failure',
    error: { kind: 'contract', where: 'content-type' },
  });
  expect(await answering(503, 'text/html', '<p>')(REQUEST)).toEqual({
    kind: 'failure',
    error: { kind: 'http', status: 503 },
  });
});

test('broken JSON is a mismatch and never a crash', async () => {
  expect(await answering(200, 'application/json', '{"a":')(REQUEST)).toEqual({
    kind: 'failure',
    error: { kind: 'contract', where: 'json' },
  });
});

test('an answer without content is an empty success', async () => {
  expect(await answering(204, '', '')(REQUEST)).toMatchObject({
    body: { isSuccess: true, result: null },
  });
});

test.each([
  ['timeout', new AxiosError('late', AxiosError.ECONNABORTED)],
  ['timeout', new AxiosError('late', AxiosError.ETIMEDOUT)],
  ['network', new AxiosError('offline', AxiosError.ERR_NETWORK)],
  ['aborted', new AxiosError('stopped', AxiosError.ERR_CANCELED)],
  ['network', new Error('odd')],
])('[R7.1-3] a call without an answer is %s', async (kind, error) => {
  expect(await over(() => Promise.reject(error))(REQUEST)).toEqual({
    kind: 'failure',
    error: { kind },
  });
});
