import fs from 'node:fs';
import path from 'node:path';
import { A, B, ENTRY, FOREVER, POINTER, nginxFixture } from './nginx.fixture';

const { nginx, ask, onNginx } = nginxFixture();

describe('the release store behind nginx', () => {
  onNginx(
    'files are kept for ever with the right type and guard, in their packed form, and answer 304 by ETag',
    async () => {
      const plain = await ask(ENTRY);
      expect([plain.status, plain.body]).toEqual([200, `/* sports ${A} */`]);
      expect(plain.headers).toMatchObject({
        'cache-control': FOREVER,
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect((await ask(ENTRY, { 'if-none-match': String(plain.headers.etag) })).status).toBe(304);
      const host = `/cn/mobile/_mf/remotes/host/${A}/main.aaaa.js`;
      const packed = await ask(host, { 'accept-encoding': 'gzip' });
      expect(packed.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': FOREVER,
      });
      expect(Number(packed.headers['content-length'])).toBe(
        fs.statSync(path.join(nginx.world.root, 'site/remotes/host', A, 'main.aaaa.js.gz')).size,
      );
    },
  );

  onNginx(
    'the pointer is asked for each time; after a release within the same second its ETag is another one',
    async () => {
      const first = await ask(POINTER);
      expect(first.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
      });
      expect(Number.isFinite(Date.parse(String(first.headers.date)))).toBe(true);
      const etag = String(first.headers.etag);
      expect((await ask(POINTER, { 'if-none-match': etag })).status).toBe(304);
      await nginx.world.order({ verb: 'refresh' });
      await nginx.world.order({ verb: 'refresh' });
      const next = await ask(POINTER, { 'if-none-match': etag });
      expect([next.status, JSON.parse(next.body).generation]).toEqual([
        200,
        JSON.parse(first.body).generation + 2,
      ]);
      const { registry } = JSON.parse(next.body) as { registry: string };
      expect((await ask(registry)).headers['cache-control']).toBe(FOREVER);
    },
  );

  onNginx('what is not there is an honest 404, and nobody gets out of the folder', async () => {
    fs.writeFileSync(path.join(nginx.world.root, 'site/channel/.other.json.lock'), '');
    fs.writeFileSync(path.join(nginx.world.root, 'site/channel/production.json.1.tmp'), '{}');
    const odd = [
      `/cn/mobile/_mf/remotes/sports/9.9.9_fffffff/remoteEntry.aaaa.js`,
      '/cn/mobile/_mf',
      '/cn/mobile/_mf/',
      '/cn/mobile/_mf/remotes',
      '/cn/mobile/_mf/remotes/',
      `/cn/mobile/_mf/remotes/sports/${A}`,
      `/cn/mobile/_mf/remotes/host/${A}/main.aaaa.js.gz`,
      `/cn/mobile/_mf/remotes/host/${A}/main.aaaa.js.br`,
      '/cn/mobile/_mf/channel/.other.json.lock',
      '/cn/mobile/_mf/channel/production.json.1.tmp',
      '/cn/mobile/_mf/documents/index.html',
      '/cn/mobile/_mf/remotes/%2e%2e/channel/production.json',
      '/cn/mobile/_mf/remotes/../channel/production.json',
      '/cn/mobile/_mf/remotes/..%2fchannel/production.json',
      '/cn/mobile/_mf//channel/production.json',
      '/cn/mobile//_mf/channel/production.json',
      '/cn/mobile/_mf/channel/production%2ejson',
      '/cn/mobile/_mf/remotes/../../../release/private-keys.json',
      '/cn/mobile/missing.js',
      '/cn/mobile/a/b.css',
      '/cn/mobile/index.html',
      '/nothing',
      '/index.html',
      '/documents/index.html',
      '/cn/mobile/.git/config',
      '/cn/mobile/a%2Fb',
      '/cn/mobile/a\\b',
      '/cn/mobile/static/Other.html',
      '/__sandbox/clock',
    ];
    for (const url of odd) {
      const { status, headers, body } = await ask(url);
      expect([url, status, body]).toEqual([url, 404, 'not found\n']);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    }
    expect((await ask('/cn/mobile/', {}, { method: 'POST' })).status).toBe(404);
  });
});

describe('documents behind nginx', () => {
  onNginx(
    'every route gets the document with the headers of the edge, packed, asked for each time',
    async () => {
      for (const url of [
        '/cn/mobile/',
        '/cn/mobile/sbtwo/sports-im',
        '/cn/mobile/no/such/page?a=1.b',
        '/cn/mobile/%E4%BC%98%E6%83%A0',
        // What the service worker keeps.
        '/cn/mobile/_shell',
      ]) {
        const { status, headers, body } = await ask(url);
        expect([url, status, body.startsWith('<!doctype html>')]).toEqual([url, 200, true]);
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "frame-ancestors 'none'",
          'referrer-policy': 'no-referrer',
          'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
          'reporting-endpoints': 'csp="/api/csp"',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        });
        expect(headers['permissions-policy']).toContain('camera=()');
        expect([headers['strict-transport-security'], headers['server']]).toEqual([
          undefined,
          'nginx',
        ]);
      }
      expect(
        (await ask('/cn/mobile/', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
      ).toBe('gzip');
      const { headers } = await ask('/cn/mobile/');
      expect((await ask('/cn/mobile/Me', { 'if-none-match': String(headers.etag) })).status).toBe(
        304,
      );
    },
  );

  onNginx('a promote is in the next document', async () => {
    await nginx.world.goLive('sports', B);
    expect((await ask('/cn/mobile/')).body).toContain(`"stable":"${B}"`);
  });

  onNginx(
    "the host's public files, both addresses of the maintenance page, and the ways in",
    async () => {
      expect((await ask('/cn/mobile/icon.svg')).headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/svg+xml');
      expect((await ask('/cn/mobile/manifest.webmanifest')).headers['content-type']).toBe(
        'application/manifest+json',
      );
      for (const url of ['/static/Maintenance.html', '/cn/mobile/static/Maintenance.html']) {
        const { status, headers, body } = await ask(url);
        expect([status, body.includes('系统维护中'), headers['content-type']]).toEqual([
          200,
          true,
          'text/html; charset=utf-8',
        ]);
        expect(headers['content-security-policy']).toContain("script-src 'none'");
      }
      expect((await ask('/')).headers.location).toBe('/cn/mobile/');
      expect((await ask('/cn/mobile?a=1')).headers.location).toBe('/cn/mobile/?a=1');
      expect((await ask('/healthz')).body).toBe('{"status":"ok"}');
    },
  );

  onNginx('[R2.2-3] for members: HTTPS only, and no demo boards in any spelling', async () => {
    for (const url of ['/cn/mobile/', POINTER, '/nothing'])
      expect(
        (await ask(url, {}, { at: nginx.live })).headers['strict-transport-security'],
      ).toContain('max-age=31536000');
    for (const url of [
      '/cn/mobile/sbtwo/sports-im-demo',
      '/cn/mobile/sbtwo/Sports-SABA-demo/',
      '/cn/mobile/sbtwo/sports-bti%2Ddemo?a=1',
      '/cn/mobile/sbtwo//sports-im-demo',
    ]) {
      expect([
        url,
        (await ask(url, {}, { at: nginx.live })).status,
        (await ask(url)).status,
      ]).toEqual([url, 404, 200]);
    }
  });

  onNginx('before the first release there is a readable page', async () => {
    const documents = path.join(nginx.world.root, 'site/documents');
    fs.renameSync(documents, `${documents}.away`);
    const { status, headers, body } = await ask('/cn/mobile/');
    fs.renameSync(`${documents}.away`, documents);
    expect([status, headers['content-type'], body.includes('系统维护中')]).toEqual([
      503,
      'text/html; charset=utf-8',
      true,
    ]);
  });
});
