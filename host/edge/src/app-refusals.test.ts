/** What the edge does when it cannot or must not serve, and whom it listens to. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './app';
import { readConfig, type EdgeConfig } from './config';
import { createSigner } from './testing/signer';
import { FIXTURE_VERSION, writeGeneration, writeStore } from './testing/store-fixture';

const host = '127.0.0.1:4300';
let root: string;
let registry: object;
const running: FastifyInstance[] = [];

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-refusals-'));
  registry = writeStore(root);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
  fs.rmSync(root, { recursive: true, force: true });
});

function edge(over: Partial<EdgeConfig> = {}): FastifyInstance {
  const app = createEdge({
    port: 4300,
    listen: '127.0.0.1',
    env: 'staging',
    siteDir: root,
    storeUrl: null,
    channel: 'production',
    keysFile: null,
    backend: new URL('http://127.0.0.1:9'),
    isSandbox: false,
    devSession: null,
    proxies: 0,
    httpsPort: null,
    controlSecret: null,
    opsPort: null,
    accessLog: null,
    countsFile: null,
    redirectOrigins: [],
    errorService: null,
    mostHeapBytes: null,
    ...over,
  });
  running.push(app);
  return app;
}
const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host, ...headers } });

test('with keys named and none to be had no document leaves, unsigned or signed; with them it carries them', async () => {
  const signer = createSigner();
  const keysFile = path.join(root, 'keys.json');
  const app = edge({ keysFile });
  for (const proof of [{}, { signer }]) {
    writeGeneration(root, 2, registry, proof);
    const answered = await get(app, '/cn/mobile/');
    expect([
      answered.statusCode,
      answered.body.includes('系统维护中'),
      answered.body.includes('site-boot'),
    ]).toEqual([503, true, false]);
    expect((await get(app, '/readyz')).json()).toMatchObject({
      status: 'starting',
      reasons: ['no release can be served', 'the back end does not answer'],
    });
  }
  fs.writeFileSync(keysFile, signer.file);
  const served = await get(app, '/cn/mobile/');
  expect([served.statusCode, served.body.includes(signer.publicKey.ed25519)]).toEqual([200, true]);
});

test('an edge that starts with an expired pointer shows the site and says that it is old', async () => {
  const signer = createSigner();
  const keysFile = path.join(root, 'keys.json');
  fs.writeFileSync(keysFile, signer.file);
  writeGeneration(root, 2, registry, { signer, expiresAt: '2020-01-01T00:00:00Z' });
  const answered = await get(edge({ keysFile }), '/cn/mobile/');
  expect([answered.statusCode, answered.body.includes('"stale":true')]).toEqual([200, true]);
});

test('a document that cannot be made is a page in words of the site, uncompressed and with nothing of the reason; files and data keep plain answers', async () => {
  const shell = path.join(root, 'remotes', 'host', FIXTURE_VERSION, 'shell.json');
  fs.rmSync(shell);
  fs.mkdirSync(shell);
  const app = edge();
  for (const url of ['/cn/mobile/', '/cn/mobile/Deposit?a=1']) {
    const answered = await get(app, url, { 'accept-encoding': 'br' });
    expect(answered.statusCode).toBe(500);
    expect(answered.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(answered.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answered.headers['content-encoding']).toBeUndefined();
    expect(answered.body).toContain('网站暂时无法打开，请稍后再试');
    expect(answered.body).toContain('重新加载');
    expect(answered.body).not.toMatch(/error|EISDIR|<script/i);
  }
  // A link to itself cannot be read either; what asks for a picture gets no page.
  const icon = path.join(root, 'remotes', 'host', FIXTURE_VERSION, 'public', 'icon.svg');
  for (const form of ['', '.br', '.gz']) fs.rmSync(icon + form);
  fs.symlinkSync('icon.svg', icon);
  const file = await get(app, '/cn/mobile/icon.svg');
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
    500,
    'text/plain; charset=utf-8',
    'internal error\n',
  ]);
});

describe('what pages tell of their loads', () => {
  const record = {
    generation: 1,
    remote: 'wallet',
    version: FIXTURE_VERSION,
    phase: 'evaluate',
    fault: 'threw',
    httpStatus: 0,
    ms: 1,
    attempt: 0,
    recovered: false,
    page: '/',
    appVersion: 'x',
    osType: 'y',
  };
  const tell = async (app: FastifyInstance, from: string, over: object = {}): Promise<void> => {
    const answered = await app.inject({
      method: 'POST',
      url: '/log/releases',
      headers: { host, 'content-type': 'application/json', 'x-forwarded-for': from },
      payload: JSON.stringify({
        records: Array.from({ length: 5 }, () => ({ ...record, ...over })),
      }),
    });
    expect(answered.statusCode).toBe(204);
  };
  const counted = async (app: FastifyInstance) =>
    (await get(app, '/__edge/releases/health')).json<{
      versions: Record<string, { failures: number }>;
    }>().versions;
  const key = `wallet@${FIXTURE_VERSION}`;

  test('counts for versions of the live generation only', async () => {
    const app = edge();
    await tell(app, 'x');
    await tell(app, 'x', { version: '9.9.9_fffffff' });
    await tell(app, 'x', { remote: 'constructor' });
    expect(Object.keys(await counted(app))).toEqual([key]);
    expect(Object.keys(await counted(edge({ siteDir: path.join(root, 'nowhere') })))).toEqual([]);
  });

  test("is of one caller, whatever address it claims; behind a proxy of one's own it is of the address that the proxy saw", async () => {
    const direct = edge();
    for (let at = 0; at < 10; at += 1) await tell(direct, `198.51.100.${at}`);
    expect((await counted(direct))[key]?.failures).toBe(2);
    const behind = edge({ proxies: 1 });
    for (let at = 0; at < 10; at += 1) await tell(behind, `198.51.100.${at}, 203.0.113.9`);
    expect((await counted(behind))[key]?.failures).toBe(2);
    for (let at = 0; at < 10; at += 1) await tell(behind, `203.0.113.9, 198.51.100.${at}`);
    expect((await counted(behind))[key]?.failures).toBe(22);
  });
});

test('proxies in front are a number', () => {
  const env = { BACKEND_URL: 'http://127.0.0.1:9' };
  expect([
    readConfig(env).proxies,
    readConfig({ ...env, TRUST_PROXY: '1' }).proxies,
    readConfig({ ...env, TRUST_PROXY: '2' }).proxies,
  ]).toEqual([0, 1, 2]);
  for (const text of ['yes', '-1', '1.5', '99'])
    expect(() => readConfig({ ...env, TRUST_PROXY: text })).toThrow(
      'TRUST_PROXY must be the number of proxies',
    );
});
