/** A real nginx over a small release store, with a gateway of a few lines, for tests of both. */
import fs from 'node:fs';
import http from 'node:http';
import type net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { ensureNginx } from '../testing/ensure-nginx';
import { testReleases, type TestReleases } from '../testing/test-releases';
import { runNginx, type RunningNginx } from '../testing/run-nginx';

/** Versions that are live, and what is asked for again and again. */
export const A = '1.0.0_aaaaaaa';
export const B = '1.1.0_bbbbbbb';
export const FOREVER = 'public, max-age=31536000, immutable';
export const ENTRY = `/cn/mobile/_mf/remotes/sports/${A}/remoteEntry.aaaa.js`;
export const POINTER = '/cn/mobile/_mf/channel/production.json';

/** An answer, read whole. */
export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** What the tests of one file work with. */
export interface NginxFixture {
  world: TestReleases;
  /** Takes configuration and logs. */
  folder: string;
  /** Null where nginx cannot be had. */
  program: string | null;
  gateway: http.Server;
  gatewayPort: number;
  /** For everybody to try, and for members; the second one's gateway is not there. */
  site: RunningNginx | null;
  live: RunningNginx | null;
}

/** Asks as it is written: a client would shorten the path first. */
const askOf =
  (nginx: Partial<NginxFixture>) =>
  (
    wanted: string,
    headers: Record<string, string> = {},
    {
      method = 'GET',
      at = nginx.site,
      body,
    }: { method?: string; at?: RunningNginx | null; body?: string } = {},
  ): Promise<Answer> => {
    return new Promise((resolve, reject) => {
      const request = http.request(
        { host: '127.0.0.1', port: at?.port, path: wanted, method, headers, agent: false },
        (answer) => {
          let text = '';
          answer.setEncoding('latin1').on('data', (chunk: string) => {
            text += chunk;
          });
          answer.on('error', reject).on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.from(text, 'latin1').toString('utf8'),
            }),
          );
        },
      );
      request.on('error', reject).end(body);
    });
  };

function answerAsGateway(request: http.IncomingMessage, response: http.ServerResponse): void {
  if (request.url === '/api/silent') return void request.socket.destroy();
  if (request.url === '/vendors/saba/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    return void response.write('data: 1\n\n');
  }
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json',
      date: 'Fri, 20 Nov 2026 00:00:00 GMT',
      ...(request.url?.includes('kept') ? { 'cache-control': 'max-age=5' } : {}),
    });
    response.end(JSON.stringify({ url: request.url, headers: request.headers, body }));
  });
}

async function start(nginx: NginxFixture): Promise<void> {
  nginx.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  nginx.world = testReleases();
  await nginx.world.goLiveShell(A);
  await nginx.world.goLive('sports', A);
  nginx.gateway = http.createServer(answerAsGateway);
  nginx.gateway.on('upgrade', (_request, socket: net.Socket) =>
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nhello',
    ),
  );
  await new Promise<void>((resolve) => {
    nginx.gateway.listen(0, '127.0.0.1', resolve);
  });
  nginx.gatewayPort = (nginx.gateway.address() as AddressInfo).port;
  nginx.program = await ensureNginx();
  if (nginx.program === null) return;
  const options = {
    root: path.join(nginx.world.root, 'site'),
    gateway: `http://127.0.0.1:${nginx.gatewayPort}`,
    channel: 'production',
    gamesOrigin: 'https://games.example',
    hasBrotli: false,
    tls: null,
  };
  nginx.site = await runNginx(nginx.program, path.join(nginx.folder, 'site'), {
    ...options,
    isLive: false,
  });
  nginx.live = await runNginx(nginx.program, path.join(nginx.folder, 'live'), {
    ...options,
    gateway: 'http://127.0.0.1:9',
    isLive: true,
  });
}

async function stop(nginx: NginxFixture): Promise<void> {
  await nginx.site?.stop();
  await nginx.live?.stop();
  nginx.gateway.closeAllConnections();
  nginx.gateway.close();
  nginx.world.close();
  fs.rmSync(nginx.folder, { recursive: true, force: true });
}

/**
 * Starts it before the tests of a file and ends it after them.
 *
 * @returns it, filled once the tests run; how to ask it; and how to write a test of it.
 */
export function nginxFixture() {
  jest.setTimeout(180_000);
  const nginx = { program: null, site: null, live: null } as unknown as NginxFixture;
  beforeAll(() => start(nginx));
  afterAll(() => stop(nginx));
  /** A test that needs the program; where it cannot be had the run says so and goes on. */
  const onNginx = (title: string, work: () => Promise<void>): void => {
    test(title, async () => {
      if (nginx.program === null)
        return void process.stderr.write(
          `nginx is not on this machine and cannot be installed: "${title}" was left out\n`,
        );
      await work();
    });
  };
  return { nginx, ask: askOf(nginx), onNginx };
}
