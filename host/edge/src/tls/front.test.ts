import { X509Certificate } from 'node:crypto';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { makeCertificate, type Certificate } from './certificate';
import { createFront } from './front';

/** What stands for the edge: it answers with what it was asked. */
let edge: http.Server;
let front: http2.Http2SecureServer;
let certificate: Certificate;
let port: number;

const listen = async (server: {
  listen: http.Server['listen'];
  address: http.Server['address'];
}) => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  edge = http.createServer((request, response) => {
    if (request.url === '/silence') return void request.socket.destroy();
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      response.writeHead(request.url === '/none' ? 304 : 200, {
        connection: 'keep-alive',
        'x-kept': 'yes',
        'content-type': 'application/json',
      });
      response.end(
        request.url === '/none'
          ? ''
          : JSON.stringify({ method: request.method, headers: request.headers, body }),
      );
    });
    return undefined;
  });
  edge.on('upgrade', (request, socket, head: Buffer) => {
    const { host, origin, 'x-forwarded-proto': protocol } = request.headers;
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nx-seen: ${host} ${origin} ${protocol}\r\n\r\n`,
    );
    socket.write(head);
    socket.pipe(socket);
  });
  certificate = await makeCertificate(Date.now());
  front = createFront(await listen(edge), certificate);
  port = await listen(front as unknown as http.Server);
});
afterAll(() => {
  front.close();
  edge.close();
  edge.closeAllConnections();
});

interface Got {
  readonly status: number;
  readonly headers: http2.IncomingHttpHeaders;
  readonly body: string;
}

/** One request by HTTP/2, as a browser on this machine that trusts the certificate. */
async function ask(headers: http2.OutgoingHttpHeaders, body?: string): Promise<Got> {
  const session = http2.connect(`https://localhost:${port}`, { ca: certificate.cert });
  try {
    return await new Promise((resolve, reject) => {
      const stream = session.request(headers, { endStream: body === undefined });
      session.once('error', reject);
      stream.once('error', reject);
      stream.once('response', (come) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        stream.once('end', () =>
          resolve({ status: Number(come[':status']), headers: come, body: text }),
        );
      });
      if (body !== undefined) stream.end(body);
    });
  } finally {
    session.close();
  }
}
const seen = ({ body }: Got) =>
  JSON.parse(body) as { method: string; headers: Record<string, string>; body: string };

test('a page over HTTP/2: the edge is told of TLS, of the host and of the caller, by the front alone', async () => {
  const got = await ask({
    ':path': '/cn/mobile/',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'http',
    forwarded: 'for=6.6.6.6',
    cookie: 'a=1',
  });
  expect(got.status).toBe(200);
  expect(got.headers).toMatchObject({ 'x-kept': 'yes' });
  expect(got.headers).not.toHaveProperty('connection');
  const { headers } = seen(got);
  expect(headers).toMatchObject({
    host: `localhost:${port}`,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
    cookie: 'a=1',
  });
  expect(headers).not.toHaveProperty('forwarded');
});

test('a write arrives whole; an empty answer stays empty', async () => {
  const long = 'x'.repeat(300_000);
  const got = await ask({ ':method': 'POST', ':path': '/api/x' }, long);
  expect(seen(got)).toMatchObject({ method: 'POST', body: long });
  expect(await ask({ ':path': '/none' })).toMatchObject({ status: 304, body: '' });
});

test.each(['GET', 'DELETE'])('a body without a frame is no next request: %s', async (method) => {
  const smuggled = 'GET /api/other HTTP/1.1\r\nhost: x\r\n\r\n';
  const got = await ask({ ':method': method, ':path': '/api/x' }, smuggled);
  expect(seen(got)).toMatchObject({ method, body: '' });
});

test('an edge that falls silent is silence, not an answer that was made up here', async () => {
  await expect(ask({ ':path': '/silence' })).rejects.toThrow();
});

test('a web socket passes by HTTP/1.1 with the origin that it came from', async () => {
  const socket = tls.connect({
    port,
    host: '127.0.0.1',
    ca: certificate.cert,
    servername: 'localhost',
  });
  const text = await new Promise<string>((resolve, reject) => {
    let all = '';
    socket.once('error', reject);
    socket.on('data', (chunk: Buffer) => {
      all += chunk.toString();
      if (all.includes('hello')) resolve(all);
    });
    socket.write(
      `GET /vendors/bti/socket HTTP/1.1\r\nhost: localhost:${port}\r\norigin: https://localhost:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\nhello`,
    );
  });
  socket.destroy();
  expect(text).toContain('101 Switching Protocols');
  expect(text).toContain(`x-seen: localhost:${port} https://localhost:${port} https`);
});

test('the certificate names this machine by all its names, and nothing else', () => {
  const { subjectAltName } = new X509Certificate(certificate.cert);
  expect(subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1');
});
