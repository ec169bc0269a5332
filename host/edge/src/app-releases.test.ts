import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createEdge } from './app';
import { FIXTURE_VERSION, writeGeneration } from './testing/store-fixture';
import { edgeSite, host } from './app.fixture';

const edge = edgeSite();

describe('the release tree', () => {
  const entry = `/cn/mobile/_mf/remotes/wallet/${FIXTURE_VERSION}/remoteEntry.aaaa.js`;

  test('immutable files live for a year, in the best stored form, with an ETag', async () => {
    const first = await edge.get(entry, { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    const again = await edge.get(entry, {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await edge.get(entry)).body).toBe('var w');
  });

  test('the pointer is asked for each time and answers 304 when nothing changed', async () => {
    const first = await edge.get('/cn/mobile/_mf/channel/production.json');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(
      (
        await edge.get('/cn/mobile/_mf/channel/production.json', {
          'if-none-match': String(first.headers.etag),
        })
      ).statusCode,
    ).toBe(304);
  });

  test.each([
    '/cn/mobile/_mf/remotes/wallet/9.9.9_fffffff/remoteEntry.aaaa.js',
    '/cn/mobile/_mf/',
    '/cn/mobile/_mf',
    '/cn/mobile/_mf/remotes',
    `${entry}.br`,
    '/cn/mobile/missing.js',
    '/cn/mobile/a/b.css',
    '/nothing',
  ])('%s is an honest 404', async (url) => {
    const answered = await edge.get(url);
    expect(answered.statusCode).toBe(404);
    expect(answered.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test.each([
    '%2e%2e/channel/production.json',
    '../channel/production.json',
    '..%2fchannel/production.json',
    '/channel/production.json',
    '%252e%252e/x',
  ])('a path that climbs (%s) is refused as it was written', async (climb) => {
    const status = await new Promise<number | undefined>((resolve) => {
      http.get(`${edge.address}/`, { path: `/cn/mobile/_mf/remotes/${climb}` }, (answered) => {
        answered.resume();
        resolve(answered.statusCode);
      });
    });
    expect(status).toBe(404);
  });

  test('a changed generation is in the next document without a restart, a damaged one is not', async () => {
    writeGeneration(edge.root, 2, edge.registry);
    expect((await edge.get('/cn/mobile/')).body).toContain('"generation":2');
    const pointer = path.join(edge.root, 'channel', 'production.json');
    const intact = fs.readFileSync(pointer, 'utf8');
    fs.writeFileSync(pointer, 'not json at all');
    const stale = await edge.get('/cn/mobile/');
    expect(stale.statusCode).toBe(200);
    expect(stale.body).toContain('"stale":true');
    const fresh = createEdge(edge.configOf());
    const late = await fresh.inject({ method: 'GET', url: '/cn/mobile/', headers: { host } });
    expect([late.statusCode, late.body.includes('"generation":2')]).toEqual([200, true]);
    await fresh.close();
    fs.writeFileSync(pointer, intact);
  });

  test('with nothing to serve there is a readable page, not a blank one', async () => {
    const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-empty-'));
    const bare = createEdge(edge.configOf({ siteDir: empty }));
    const answered = await bare.inject({ method: 'GET', url: '/cn/mobile/', headers: { host } });
    expect([answered.statusCode, answered.body.includes('系统维护中')]).toEqual([503, true]);
    expect((await bare.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503);
    await bare.close();
    fs.rmSync(empty, { recursive: true });
  });
});

describe('hard maintenance', () => {
  test('[R2.3-2] while the whole site rests every page leads to the hard maintenance page, and back when it is over', async () => {
    writeGeneration(edge.root, 90, { ...edge.registry, flags: { maintenance: true } });
    for (const url of ['/cn/mobile/', '/cn/mobile/sbtwo/sports-im?a=1']) {
      const answered = await edge.get(url);
      expect([answered.statusCode, answered.headers.location]).toEqual([
        302,
        '/cn/mobile/static/Maintenance.html',
      ]);
      expect(answered.headers['cache-control']).toBe('no-store');
    }
    const page = await edge.get('/cn/mobile/static/Maintenance.html');
    expect([page.statusCode, page.body.includes('系统维护中')]).toEqual([200, true]);
    writeGeneration(edge.root, 91, edge.registry);
    expect((await edge.get('/cn/mobile/')).statusCode).toBe(200);
  });
});
