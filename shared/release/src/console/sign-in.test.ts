import { callsOf, closeConsole, openConsole, type ConsoleFixture } from './console.fixture';
import { consoleToken } from './token';

let open: ConsoleFixture;
const { post, get, enter } = callsOf(() => open);

beforeEach(async () => {
  open = await openConsole();
});
afterEach(() => closeConsole(open));

describe('signing in', () => {
  test('opens with the printed token only, and slows down who guesses', async () => {
    expect((await get('/api/state')).statusCode).toBe(401);
    expect((await get('/')).body).toContain('console');
    for (let at = 0; at < 5; at += 1)
      expect((await post('/api/sign-in', { token: 'guess', who: 'x' })).statusCode).toBe(403);
    expect((await post('/api/sign-in', { token: 'the-token', who: 'x' })).statusCode).toBe(429);
    open.now += 60_001;
    const inside = await post('/api/sign-in', { token: 'the-token', who: 'Lin' });
    expect(String(inside.headers['set-cookie'])).toMatch(
      /^console=[A-Za-z0-9_-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    expect(consoleToken()).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{1,5}){5}$/);
  });

  test('a session ends after a working day and with signing out', async () => {
    await enter();
    expect((await get('/api/state')).statusCode).toBe(200);
    open.now += 12 * 3_600_000 + 1;
    expect((await get('/api/state')).statusCode).toBe(401);
    await enter();
    await post('/api/sign-out', {});
    expect((await get('/api/state')).statusCode).toBe(401);
  });

  test('another page, another host name and a request without the mark are refused', async () => {
    await enter();
    expect(
      (
        await post(
          '/api/orders',
          { order: { verb: 'kill', name: 'sports' }, why: 'x' },
          { origin: 'http://evil.example' },
        )
      ).statusCode,
    ).toBe(403);
    expect((await get('/api/state', { host: 'evil.example' })).statusCode).toBe(403);
    expect((await post('/api/orders', {}, { 'x-console': '' })).statusCode).toBe(403);
    expect((await get('/page/..%2Fpackage.json')).statusCode).toBe(404);
    expect((await get('/page/console.js')).headers['content-type']).toBe(
      'text/javascript; charset=utf-8',
    );
  });
});
