/** The attacks that worked once, against the edge and the sandbox as they run. */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { getBalance } from '@site/contracts/balance';
import { APP_TOKEN, GATEWAY_KEY, HEADER } from '@site/contracts/headers';
import { login } from '@site/contracts/auth';
import { freePort, startServer, statusOf, stopServer, waitForOk } from './processes';

jest.setTimeout(60_000);
const COMMON = {
  [HEADER.appToken]: APP_TOKEN,
  [HEADER.gatewayKey]: GATEWAY_KEY.default,
  [HEADER.culture]: 'ZH-CN',
};

let data: string;
let sandbox: ChildProcess;
let edge: ChildProcess;
let port: number;
let backend: string;

beforeAll(async () => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'attack-'));
  const thrower = path.join(data, 'thrower.cjs');
  fs.writeFileSync(
    thrower,
    `process.on('SIGUSR2', () => { setTimeout(() => { throw new Error('nobody holds me'); }); void Promise.reject(new Error('nor me')); });`,
  );
  const sandboxPort = await freePort();
  port = await freePort();
  backend = `http://127.0.0.1:${sandboxPort}`;
  sandbox = startServer('sandbox', 'e2e/sandbox/src/main.ts', {
    PORT: String(sandboxPort),
    HOST: '127.0.0.1',
    DATA_DIR: data,
  });
  await waitForOk(`${backend}/healthz`, sandbox, 'the sandbox');
  edge = startServer('edge', 'host/edge/src/main.ts', {
    PORT: String(port),
    SITE_DIR: data,
    BACKEND_URL: backend,
    BACKEND_IS_SANDBOX: '1',
    SITE_ENV: 'staging',
    NODE_OPTIONS: `--require ${thrower}`,
  });
  await waitForOk(`http://127.0.0.1:${port}/__sandbox/clock`, edge, 'the edge');
});
afterAll(async () => {
  await Promise.all([edge, sandbox].map(stopServer));
  fs.rmSync(data, { recursive: true, force: true });
});

const headLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** Sends bytes on a connection of its own and waits for the first answer, or for its end. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .on('error', () => undefined)
      .on('close', () => resolve(text))
      .on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('\r\n\r\n')) socket.destroy();
      });
  });
}

async function signIn(username: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`http://127.0.0.1:${port}${login.path}`, {
    method: 'POST',
    headers: { ...COMMON, 'content-type': 'application/json' },
    body: JSON.stringify({
      hostName: 'x',
      grantType: 'password',
      clientId: 'x',
      scope: 'x',
      appId: 'x',
      siteId: 38,
      username,
      password: 'Passw0rd!',
    }),
  });
  const { result } = (await answer.json()) as { result: { accessToken: { accessToken: string } } };
  return {
    ...COMMON,
    [HEADER.authorization]: `Bearer ${result.accessToken.accessToken}`,
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

const balanceOf = async (who: Readonly<Record<string, string>>): Promise<string> =>
  JSON.stringify(
    (
      (await (
        await fetch(`http://127.0.0.1:${port}${getBalance.path}`, { headers: who })
      ).json()) as { result: unknown }
    ).result,
  );

test('a request that hides a second one in its body never gives another member the login of its sender', async () => {
  const [attacker, victim] = [await signIn('poor01'), await signIn('member01')];
  const [poor, own] = [await balanceOf(attacker), await balanceOf(victim)];
  expect(poor).not.toBe(own);
  for (const method of ['GET', 'HEAD']) {
    for (let round = 0; round < 6; round += 1) {
      const hidden = `GET ${getBalance.path} HTTP/1.1\r\nhost: x\r\n${headLines(attacker)}x-rest: `;
      await send(
        `${method} ${getBalance.path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${headLines(attacker)}content-length: ${hidden.length}\r\n\r\n${hidden}`,
      );
      const chunked = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
      await send(
        `${method} ${getBalance.path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${headLines(attacker)}transfer-encoding: chunked\r\n\r\n${chunked}`,
      );
      expect(await balanceOf(victim)).toBe(own);
    }
  }
});

test('nor does it reach the controls', async () => {
  const before = (
    (await (await fetch(`http://127.0.0.1:${port}/__sandbox/clock`)).json()) as { paused: boolean }
  ).paused;
  const body = '{"pause":true}';
  const hidden = `POST /__sandbox/clock HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  for (const framing of [
    `content-length: ${hidden.length}\r\n\r\n${hidden}`,
    `transfer-encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  ]) {
    for (const method of ['GET', 'HEAD'])
      await send(`${method} /api/Settings HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${framing}`);
    for (let round = 0; round < 3; round += 1)
      await fetch(`http://127.0.0.1:${port}${getBalance.path}`, { headers: COMMON });
  }
  expect(before).toBe(false);
  expect(
    (
      (await (await fetch(`http://127.0.0.1:${port}/__sandbox/clock`)).json()) as {
        paused: boolean;
      }
    ).paused,
  ).toBe(false);
});

test('an upgrade that is refused and reset ends nothing but itself', async () => {
  const pages = ['/cn/mobile/', '/vendors/bti/ws', '/api/x', '/', '/vendors/im/x'];
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(
      pages.map(
        (page) =>
          new Promise<void>((resolve) => {
            const socket = net.connect(port, '127.0.0.1', () => {
              socket.write(
                `GET ${page} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
                () => socket.resetAndDestroy(),
              );
            });
            socket.on('error', () => undefined).on('close', () => resolve());
          }),
      ),
    );
    expect([
      round,
      await statusOf(`http://127.0.0.1:${port}/__sandbox/clock`),
      edge.exitCode,
    ]).toEqual([round, 200, null]);
  }
});

test('what is thrown after everybody has let go of it is put on record and ends nothing', async () => {
  let output = '';
  for (const stream of [edge.stdout, edge.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  edge.kill('SIGUSR2');
  while (!output.includes('nobody holds me') || !output.includes('nor me'))
    await new Promise((resolve) => {
      edge.stdout?.once('data', resolve);
    });
  expect([await statusOf(`http://127.0.0.1:${port}/healthz`), edge.exitCode]).toEqual([200, null]);
});

test('the back end alone ends softly, too: the call under way gets its answer', async () => {
  const fault = {
    match: { path: '/api/Settings' },
    fault: { delayMs: 1_500, status: 200, body: 'slow but sure' },
  };
  await fetch(`${backend}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  const call = fetch(`${backend}/api/Settings`).then((answer) => answer.text());
  for (let seen = ''; !seen.includes('"hits":1');)
    seen = await (await fetch(`${backend}/__sandbox/faults`)).text();
  const ended = new Promise<number | null>((resolve) => {
    sandbox.once('exit', resolve);
  });
  sandbox.kill('SIGTERM');
  expect(await call).toContain('slow but sure');
  expect(await ended).toBe(0);
});
