/** Web sockets and their ends: refused, reset, cut on either side, said goodbye to. */
import type { Socket } from 'node:net';
import { drain } from '../drain';
import { startEdge, type RunningEdge } from '../testing/edge-fixture';
import {
  rawBackend,
  rawConnection,
  rawExchange,
  type RawBackend,
  type RawConnection,
} from '@site/testing/raw-sockets';

const GOODBYE = Buffer.from([0x88, 2, 0x03, 0xe9]).toString('latin1');
let backend: RawBackend;
let edge: RunningEdge;
let feed: Socket | null = null;
beforeEach(async () => {
  feed = null;
  backend = await rawBackend((text, socket) => {
    feed = socket;
    if (text.includes('/vendors/silent')) return null;
    if (text.includes('/vendors/half')) {
      socket.write('HTTP/1.1 401 Unauthorized\r\ncontent-length: 100\r\n\r\nhalf');
      setTimeout(() => socket.destroy(), 20);
      return null;
    }
    if (text.includes('/vendors/refused'))
      return 'HTTP/1.1 401 Unauthorized\r\ncontent-length: 2\r\n\r\nno';
    if (text.includes('/vendors/saba'))
      return 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\ndata: 1\n\n';
    if (text.includes('/api/')) return null;
    return 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: x\r\n\r\n';
  });
  edge = await startEdge(backend.url);
});
afterEach(async () => {
  for (const stop of [edge.stop, backend.close]) await stop();
});

const upgradeTo = (path: string, origin = `http://${edge.host}`): string =>
  `GET ${path} HTTP/1.1\r\nhost: ${edge.host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZQ==\r\nsec-websocket-version: 13\r\norigin: ${origin}\r\nx-forwarded-for: 9.9.9.9\r\ncookie: dev=1\r\n\r\n`;
async function opened(path = '/vendors/bti/ws'): Promise<RawConnection> {
  const connection = await rawConnection(edge.port);
  connection.write(upgradeTo(path));
  await connection.until(/^HTTP\/1\.1 101 [\s\S]*\r\n\r\n/);
  return connection;
}
const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]);
async function eventually(check: () => boolean, look: () => void = () => undefined): Promise<void> {
  for (const end = Date.now() + 5_000; !check();) {
    if (Date.now() > end) throw new Error('it did not come to pass');
    look();
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

test('frames pass at once, byte for byte, both ways, from an upgrade in the words of the edge', async () => {
  const page = await opened();
  feed?.write(frame('from the feed'));
  await page.until(/from the feed$/);
  page.write(frame('from the page').toString('latin1'));
  await eventually(() =>
    backend.received().join('').endsWith(frame('from the page').toString('latin1')),
  );
  const [received = ''] = backend.received();
  expect(received).toMatch(/upgrade: websocket/i);
  expect(received).toMatch(/x-forwarded-for: 127\.0\.0\.1/);
  expect(received).toMatch(/cookie: dev=1/);
  expect(received).not.toMatch(/9\.9\.9\.9/);
  page.socket.destroy();
});

test.each([
  ['/vendors/bti/ws', 'http://evil.example', 403],
  ['/vendors/../x', null, 404],
  ['/vendors//x', null, 404],
] as const)(
  '%s for a page of %s is %s with the headers of every answer',
  async (path, origin, status) => {
    const text = await rawExchange(edge.port, upgradeTo(path, origin ?? `http://${edge.host}`));
    expect(text).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*x-content-type-options: nosniff`),
    );
    expect(backend.received()).toEqual([]);
  },
);

test('a back end that says no is passed on, one that is not there is 502', async () => {
  const page = await rawConnection(edge.port);
  page.write(upgradeTo('/vendors/refused'));
  expect(await page.until(/no/)).toMatch(/^HTTP\/1\.1 401 /);
  await backend.close();
  expect(await rawExchange(edge.port, upgradeTo('/vendors/bti/ws'))).toMatch(
    /^HTTP\/1\.1 502 [\s\S]*nosniff/,
  );
  backend = await rawBackend();
});

test('a no that the back end cuts short is cut for the page', async () => {
  const page = await rawConnection(edge.port);
  page.write(upgradeTo('/vendors/half'));
  expect(await page.closed()).toMatch(/^HTTP\/1\.1 401 [\s\S]*half$/);
});

test('whoever was refused leaves no socket behind, also one that said more before it went', async () => {
  let count = -1;
  const look = (): void => {
    edge.app.server.getConnections((_error, found) => {
      count = found;
    });
  };
  for (const [path, origin] of [
    ['/vendors/bti/ws', 'http://evil.example'],
    ['/vendors/refused', undefined],
  ] as const) {
    for (let round = 0; round < 5; round += 1) {
      const page = await rawConnection(edge.port);
      page.write(upgradeTo(path, origin));
      await page.until(/^HTTP\/1\.1 40[13]/);
      page.socket.end('x');
    }
  }
  await eventually(() => count === 0, look);
});

test('an upgrade behind a call that is still to be answered waits for it, and is answered, too', async () => {
  const page = await rawConnection(edge.port);
  page.write(
    `GET /api/slow HTTP/1.1\r\nhost: ${edge.host}\r\n\r\nGET /healthz HTTP/1.1\r\nhost: ${edge.host}\r\nconnection: Upgrade\r\nupgrade: h2c\r\n\r\n`,
  );
  await eventually(() => backend.received().join('').includes('/api/slow'));
  feed?.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\ndone');
  expect((await page.closed()).match(/HTTP\/1\.1 \d+|done|"ok"/g)).toEqual([
    'HTTP/1.1 200',
    'done',
    'HTTP/1.1 200',
    '"ok"',
  ]);
});

test('[D1] what breaks on one side is cut on the other, before the answer and after it', async () => {
  const early = await rawConnection(edge.port);
  early.write(upgradeTo('/vendors/silent'));
  await eventually(() => feed !== null);
  early.socket.resetAndDestroy();
  await eventually(() => feed?.destroyed === true);
  const gone = await opened();
  gone.socket.resetAndDestroy();
  await eventually(() => feed?.destroyed === true);
  const cut = await opened();
  feed?.resetAndDestroy();
  await cut.closed();
});

test('refused or not, an upgrade that is reset at any moment ends nothing but itself', async () => {
  const failures: unknown[] = [];
  let count = -1;
  const look = (): void => {
    edge.app.server.getConnections((_error, found) => {
      count = found;
    });
  };
  const note = (error: unknown): void => {
    failures.push(error);
  };
  process.on('uncaughtException', note);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      [
        '/',
        '/cn/mobile/',
        '/api/x',
        '/vendors/bti/ws',
        '/vendors/silent',
        '/vendors/refused',
        '/__sandbox',
        '/vendors/../x',
      ].map(async (path) => {
        const connection = await rawConnection(edge.port);
        await new Promise((resolve) => {
          connection.socket.write(
            upgradeTo(path, round % 2 === 0 ? undefined : 'http://evil.example'),
            resolve,
          );
        });
        connection.socket.resetAndDestroy();
      }),
    );
  }
  expect(
    (await fetch(`http://${edge.host}/healthz`, { headers: { connection: 'close' } })).status,
  ).toBe(200);
  await eventually(() => count === 0, look);
  process.off('uncaughtException', note);
  expect(failures).toEqual([]);
});

describe('the end', () => {
  test('sockets get a close frame between two frames, streams end, the call under way is answered, and nobody new comes in', async () => {
    const idle = await opened();
    const busy = await opened();
    const busyFeed = feed;
    busyFeed?.write(frame('a whole one and a half').subarray(0, 9));
    await busy.until(/a whol/);
    const stream = await rawConnection(edge.port);
    stream.write(`GET /vendors/saba/stream HTTP/1.1\r\nhost: ${edge.host}\r\n\r\n`);
    await stream.until(/data: 1/);
    const call = await rawConnection(edge.port);
    call.write(`POST /api/slow HTTP/1.1\r\nhost: ${edge.host}\r\ncontent-length: 2\r\n\r\n{}`);
    await eventually(() => backend.received().join('').includes('/api/slow'));
    const callFeed = feed;

    const ended = drain(edge.app);
    expect(await idle.closed()).toMatch(new RegExp(`${GOODBYE}$`));
    expect(await stream.closed()).toMatch(/0\r\n\r\n$/);
    busyFeed?.write(frame('a whole one and a half').subarray(9));
    expect(await busy.closed()).toMatch(new RegExp(`a whole one and a half${GOODBYE}$`));
    await expect(rawConnection(edge.port)).rejects.toThrow('ECONNREFUSED');
    callFeed?.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\ndone');
    expect(await call.closed()).toMatch(/^HTTP\/1\.1 200[\s\S]*done$/);
    await ended;
  });

  test('what does not end is over after a while all the same', async () => {
    const call = await rawConnection(edge.port);
    call.write(`POST /api/slow HTTP/1.1\r\nhost: ${edge.host}\r\ncontent-length: 2\r\n\r\n{}`);
    await eventually(() => backend.received().join('').includes('/api/slow'));
    await drain(edge.app, 200);
    expect(await call.closed()).toBe('');
  });
});
