import fs from 'node:fs';
import path from 'node:path';
import { createEdge } from './app';
import { readConfig } from './config';
import { FIXTURE_VERSION } from './testing/store-fixture';
import { edgeSite, host } from './app.fixture';

const edge = edgeSite();

describe('the host document', () => {
  test('is served for every client route, named in Chinese, and cached nowhere', async () => {
    for (const url of ['/cn/mobile/', '/cn/mobile/sbtwo/sports-saba', '/cn/mobile/no/such/page']) {
      const answered = await edge.get(url);
      expect(answered.statusCode).toBe(200);
      expect(answered.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(answered.body).toContain('<html lang="zh-Hans-CN"');
      expect(answered.body).toContain('viewport-fit=cover');
    }
  });

  test('[R2.2-3] on live the demo boards are not there, in any spelling; on staging they are', async () => {
    const live = createEdge(edge.configOf({ env: 'live' }));
    for (const url of [
      '/cn/mobile/sbtwo/sports-im-demo',
      '/cn/mobile/sbtwo/Sports-SABA-demo/',
      '/cn/mobile/sbtwo/sports-bti%2Ddemo?a=1',
      '/cn/mobile/sbtwo//sports-im-demo',
    ]) {
      expect([
        url,
        (await live.inject({ method: 'GET', url, headers: { host } })).statusCode,
      ]).toEqual([url, 404]);
      expect([url, (await edge.get(url)).statusCode]).toEqual([url, 200]);
    }
    expect(
      (await live.inject({ method: 'GET', url: '/cn/mobile/sbtwo/sports-im', headers: { host } }))
        .statusCode,
    ).toBe(200);
    await live.close();
  });

  test('[R2.3-2] the hard maintenance page is a plain file without script, at both of its addresses, its styles allowed by hash', async () => {
    for (const url of ['/static/Maintenance.html', '/cn/mobile/static/Maintenance.html']) {
      const answered = await edge.get(url);
      expect([url, answered.statusCode, answered.headers['content-type']]).toEqual([
        url,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(answered.body).toContain('系统维护中');
      expect(answered.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; /,
      );
      expect(answered.headers['content-security-policy']).not.toContain('script-src');
    }
    for (const url of [
      '/cn/mobile/static/Other.html',
      '/static/main.aaaa.js',
      '/cn/mobile/static/..%2Ficon.svg',
    ])
      expect([url, (await edge.get(url)).statusCode]).toEqual([url, 404]);
    const real = fs.readFileSync(
      path.join(__dirname, '../../public/static/Maintenance.html'),
      'utf8',
    );
    expect(real).not.toMatch(/<script|<link|style=|\son\w+=/i);
  });

  test('pages of the host are drawn in their layout before any script', async () => {
    expect((await edge.get('/cn/mobile/Login')).body).toContain('<h1>会员登录</h1>');
    expect((await edge.get('/cn/mobile/About/terms/')).body).toContain('<h1>关于我们</h1>');
    const bare = (await edge.get('/cn/mobile/maintenance')).body;
    expect(bare).toContain('<title>系统维护中');
    expect(bare).not.toContain('site-header"');
  });

  test('has the policies of the safety guide and no unsafe word', async () => {
    const { headers } = await edge.get('/cn/mobile/');
    const csp = String(headers['content-security-policy']);
    expect(csp).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    for (const part of [
      "default-src 'none'",
      "require-trusted-types-for 'script'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      'wp-wallet',
      'frame-src http://localhost:4300',
    ])
      expect(csp).toContain(part);
    expect(headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('every script of it carries a hash, and its data block cannot be closed from inside', async () => {
    const { body } = await edge.get('/cn/mobile/open/1');
    for (const tag of body.match(
      /<(script|link rel="preload")[^>]*(src|href)="[^"]*\.js"[^>]*>/g,
    ) ?? [])
      expect(tag).toMatch(/integrity="sha384-[A-Za-z0-9+/]{64}"/);
    const block =
      /<script type="application\/json" id="site-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toMatchObject({
      schema: 'site-boot/1',
      stale: false,
      host: { version: FIXTURE_VERSION },
      origins: { games: 'http://localhost:4300', redirect: [] },
    });
  });

  test('[R7.1-5] names the origins that a redirect may lead to, as its operator lists them', async () => {
    const redirectOrigins = ['https://pay.example'];
    const own = createEdge(edge.configOf({ redirectOrigins }));
    const { body } = await own.inject({ method: 'GET', url: '/cn/mobile/', headers: { host } });
    expect(body).toContain('"redirect":["https://pay.example"]');
    await own.close();
    const read = (REDIRECT_ORIGINS: string) =>
      readConfig({ BACKEND_URL: 'http://127.0.0.1:9', REDIRECT_ORIGINS }).redirectOrigins;
    expect(read('https://pay.example, https://b.example')).toEqual([
      'https://pay.example',
      'https://b.example',
    ]);
    expect(read('')).toEqual([]);
    for (const odd of ['http://pay.example', 'https://pay.example/', 'pay.example', '*'])
      expect(() => read(odd)).toThrow('REDIRECT_ORIGINS takes origins like');
  });

  test("carries what a visitor's first screen reads, asked without anything of theirs; for a member nothing", async () => {
    const answersIn = async (headers: Record<string, string>): Promise<unknown> => {
      const { body } = await edge.get('/cn/mobile/open/1', headers);
      const [, text = ''] =
        /<script type="application\/json" id="site-boot">(.*?)<\/script>/.exec(body) ?? [];
      return (JSON.parse(text) as { answers: unknown }).answers;
    };
    const url = '/api/Games/Jackpots?api-version=2.0&brand=SITE&siteId=44&platform=Mobile';
    const answers = await answersIn({ cookie: 'theme=dark', 'x-forwarded-for': '9.9.9.9' });
    expect(answers).toEqual({
      [url]: { isSuccess: true, result: expect.objectContaining({ method: 'GET', url }) as object },
    });
    const { headers } = (answers as Record<string, { result: { headers: object } }>)[url]
      ?.result ?? {
      headers: {},
    };
    expect(headers).toMatchObject({ 'sec-purpose': 'prefetch', 'x-gateway-key': 'gk-default-2' });
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|authorization|forwarded/)]),
    );
    expect(await answersIn({ cookie: 'a=1; dev=xyz' })).toEqual({});
  });

  test('paints the layout of the route with an escaped title before any script', async () => {
    const { body } = await edge.get('/cn/mobile/deposit/');
    expect(body).toContain('<h1>存款&lt;b&gt;</h1>');
    expect(body).toContain('<i>form</i>');
    expect(body).not.toContain('site-nav');
    expect((await edge.get('/cn/mobile/')).body).toContain('<i>home</i>');
  });

  test('the bottom navigation has the places that the live parts declare, in their order, and no broken one', async () => {
    const { body } = await edge.get('/cn/mobile/open/7');
    expect(/<nav.*<\/nav>/.exec(body)?.[0]).toBe(
      '<nav class="site-nav"><a href="/cn/mobile/">首页</a>' +
        '<a href="/cn/mobile/Deposit"><svg id="gift"/><span>存款</span></a>' +
        '<a href="/cn/mobile/open"><svg id="gift"/><span>公开</span></a></nav>',
    );
  });

  test("[R2.2-1] a members' page is named for early loading only when a session cookie came along", async () => {
    const preloads = async (headers: Record<string, string>) =>
      (await edge.get('/cn/mobile/Deposit', headers)).body.match(/<link rel="preload"[^>]*wallet/g)
        ?.length ?? 0;
    expect(await preloads({})).toBe(0);
    expect(await preloads({ cookie: 'a=1; dev=xyz' })).toBe(3);
    expect(
      (await edge.get('/cn/mobile/open/7')).body.match(/<link rel="preload"[^>]*wallet/g),
    ).toHaveLength(3);
  });

  test("the host's own files of a page are named for early loading, each once and with its hash", async () => {
    const named = async (path: string): Promise<readonly string[]> =>
      [
        ...(await edge.get(path)).body.matchAll(
          /<link rel="preload" as="script" crossorigin="anonymous" integrity="sha384-[^"]+" href="[^"]*\/host\/[^"]*\/([^"/]+)">/g,
        ),
      ].map(([, file = '']) => file);
    expect(await named('/cn/mobile/')).toEqual(['base.bbbb.js', 'home.cccc.js']);
    expect(await named('/cn/mobile/login')).toEqual(['base.bbbb.js', 'login.dddd.js']);
    expect(await named('/cn/mobile/open/7')).toEqual(['base.bbbb.js']);
    expect(await named('/cn/mobile/no/such/page')).toEqual(['base.bbbb.js']);
  });

  test('is compressed as the reader likes it', async () => {
    expect(
      (await edge.get('/cn/mobile/', { 'accept-encoding': 'gzip, br' })).headers[
        'content-encoding'
      ],
    ).toBe('br');
    expect(
      (await edge.get('/cn/mobile/', { 'accept-encoding': 'br;q=0, gzip' })).headers[
        'content-encoding'
      ],
    ).toBe('gzip');
    expect((await edge.get('/cn/mobile/')).headers['content-encoding']).toBeUndefined();
  });

  test('a host header that is none is refused, the root leads to the site', async () => {
    expect((await edge.get('/cn/mobile/', { host: 'evil"><script>' })).statusCode).toBe(400);
    expect((await edge.get('/')).headers.location).toBe('/cn/mobile/');
    expect((await edge.get('/cn/mobile?a=1')).headers.location).toBe('/cn/mobile/?a=1');
  });
});
