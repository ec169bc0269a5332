import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';

interface Listed {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** A body that is small as text and large as objects: 21,000 empty ones. */
const MANY = JSON.stringify({ a: Array.from({ length: 21_000 }, () => ({})) });

describe('the log of requests', () => {
  const requested = async (
    client: ReturnType<typeof testClient>,
    path: string,
  ): Promise<readonly Listed[]> =>
    (
      (await client.control('GET', `/requests?path=${path}`)).body as {
        requests: readonly Listed[];
      }
    ).requests;

  test('what fits is listed as it came; a body that does not is listed by its size, with all else that is known', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const post = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/Auth/Login',
        headers: { 'content-type': 'application/json', 'x-name': '名' },
        payload,
      });
    await post('{"username":"somebody","tags":[{"a":1},null]}');
    await post(MANY);
    await post(JSON.stringify({ username: 'n', photo: 'x'.repeat(25_000) }));
    expect(await requested(client, '/api/Auth/Login')).toMatchObject([
      {
        method: 'POST',
        url: '/api/Auth/Login',
        body: { username: 'somebody', tags: [{ a: 1 }, null] },
        status: 401,
        headers: { 'x-name': '名' },
      },
      { method: 'POST', url: '/api/Auth/Login', body: `(${MANY.length} characters)`, status: 401 },
      { body: { username: 'n', photo: '(25000 characters)' } },
    ]);
    await app.close();
  });

  test('a body that is nested too deeply to be written down is answered as any other', async () => {
    const app = createSandbox();
    const client = testClient(app);
    for (const depth of [3_000, 12_000, 20_000]) {
      const payload = `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/Auth/Login',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([400, 401]).toContain(statusCode);
    }
    expect((await requested(client, '/api/Auth/Login')).length).toBeGreaterThan(0);
    await app.close();
  });

  test('[D4] it is bounded in bytes: bodies of 63 kB by nobody in particular cost no more than its budget', async () => {
    const app = createSandbox();
    await app.ready();
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    const used = (): number => {
      collect();
      return process.memoryUsage().heapUsed / 1_048_576;
    };
    const before = used();
    for (let at = 0; at < 400; at += 1)
      await app.inject({
        method: 'POST',
        url: '/api/Auth/Login',
        headers: { 'content-type': 'application/json' },
        payload: MANY,
      });
    // 400 of them cost 500 MB as objects.
    expect(used() - before).toBeLessThan(64);
    await app.close();
  });

  test('beyond its budget the oldest go, the newest stay', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const filler = 'x'.repeat(19_000);
    for (let at = 0; at < 1_200; at += 1)
      await app.inject({
        method: 'POST',
        url: `/api/Auth/Login?at=${at}`,
        headers: { 'content-type': 'application/json' },
        payload: { filler },
      });
    const urls = (await requested(client, '/api/Auth/Login')).map(({ url }) => url);
    expect(urls.at(-1)).toBe('/api/Auth/Login?at=1199');
    expect(urls.length).toBeGreaterThan(500);
    expect(urls.length).toBeLessThan(1_200);
    await client.control('DELETE', '/requests');
    expect(await requested(client, '')).toEqual([]);
    await app.close();
  });
});
