import fs from 'node:fs';
import http2 from 'node:http2';
import path from 'node:path';
import { generate } from 'selfsigned';
import { runNginx } from '../testing/run-nginx';
import { runProgram } from '../testing/run-program';
import { nginxConfig } from './config';
import type { NginxOptions } from './options';
import { A, ENTRY, nginxFixture } from './nginx.fixture';

const { nginx, onNginx } = nginxFixture();

/** A certificate of this machine, and a configuration that uses it. */
async function secured(isHttp3: boolean) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const tls = {
    cert: path.join(nginx.folder, 'site.pem'),
    key: path.join(nginx.folder, 'site.key'),
    isHttp3,
  };
  fs.writeFileSync(tls.cert, cert);
  fs.writeFileSync(tls.key, key);
  const options = {
    root: path.join(nginx.world.root, 'site'),
    gateway: `http://127.0.0.1:${nginx.gatewayPort}`,
    channel: 'production',
    gamesOrigin: null,
    hasBrotli: false,
    isLive: true,
    tls,
  } satisfies Omit<NginxOptions, 'listen' | 'logs'>;
  return { cert, options };
}

/** One read by HTTP/2. */
function read(session: http2.ClientHttp2Session, wanted: string) {
  return new Promise<{ headers: http2.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const stream = session.request({ ':path': wanted });
    stream.once('error', reject);
    stream.once('response', (headers) => {
      let body = '';
      stream.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      stream.once('end', () => resolve({ headers, body }));
    });
  });
}

onNginx('HTTP/2 over TLS of its own: files, documents and calls over one connection', async () => {
  const { cert, options } = await secured(false);
  const server = await runNginx(nginx.program ?? '', path.join(nginx.folder, 'tls'), options);
  const session = http2.connect(`https://localhost:${server.port}`, { ca: cert });
  try {
    const [file, page, call] = await Promise.all([
      read(session, ENTRY),
      read(session, '/cn/mobile/Promotions'),
      read(session, '/api/Games/Jackpots'),
    ]);
    expect(session.alpnProtocol).toBe('h2');
    expect([file.headers[':status'], file.body]).toEqual([200, `/* sports ${A} */`]);
    expect(page.headers).toMatchObject({
      ':status': 200,
      'content-type': 'text/html; charset=utf-8',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect(page.headers).not.toHaveProperty('alt-svc');
    expect(JSON.parse(call.body).headers).toMatchObject({ 'x-forwarded-proto': 'https' });
    expect(server.errors()).toBe('');
  } finally {
    session.close();
    await server.stop();
  }
});

onNginx('HTTP/3 beside it is a configuration that a newer nginx takes', async () => {
  const program = nginx.program ?? '';
  if (!(await runProgram(program, ['-V'])).output.includes('http_v3_module'))
    return void process.stderr.write(
      'the nginx of this machine has no HTTP/3: its configuration was not tried\n',
    );
  const { options } = await secured(true);
  const file = path.join(nginx.folder, 'http3.conf');
  fs.writeFileSync(file, nginxConfig({ ...options, listen: '127.0.0.1:8443', logs: nginx.folder }));
  const checked = await runProgram(program, ['-t', '-c', file]);
  expect(checked).toMatchObject({ code: 0 });
});
