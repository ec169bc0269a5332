/**
 * `npm start` as an operator sees it: servers that are killed come back, a second start is refused,
 * the end is soft and short.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';
import { freePort, statusOf, waitForOk } from './processes';
import { readRun } from './run-file';

jest.setTimeout(300_000);
const RUN = inWorkspace('shared', 'tooling', 'bin', 'run.mjs');

let data: string;
let port: number;
let start: ChildProcess;
let output = '';
const url = (): string => `http://127.0.0.1:${port}`;
const envOf = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  DATA_DIR: data,
  CONSOLE_PORT: '0',
  SANDBOX_SEED: 'restart',
  SITE_ENV: 'staging',
});
async function until(
  what: string,
  check: () => boolean | Promise<boolean>,
  ms = 60_000,
): Promise<void> {
  for (const end = Date.now() + ms; !(await check());) {
    if (Date.now() > end) throw new Error(`${what}: it did not come to pass\n${output}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** Starts the site over the folder, and waits for it. */
async function begin(verb: 'start' | 'serve'): Promise<void> {
  start = spawn(process.execPath, [RUN, verb], {
    cwd: WORKSPACE_ROOT,
    env: envOf(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [start.stdout, start.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await waitForOk(`${url()}/readyz`, start, 'the site', 240_000);
}

beforeAll(async () => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'restart-'));
  port = await freePort();
  await begin('start');
});
afterAll(async () => {
  if (start.exitCode === null) {
    start.kill('SIGTERM');
    await new Promise((resolve) => {
      start.once('exit', resolve);
    });
  }
  fs.rmSync(data, { recursive: true, force: true });
});

test.each(['edge', 'sandbox'])(
  '[D4] the %s is killed: the terminal says so, and the site is back with all that was done',
  async (name) => {
    await fetch(`${url()}/__sandbox/members/member01`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: `before ${name}` }),
    });
    const before = readRun(data)?.servers[name];
    expect(before?.starts).toBe(1);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    await until(`${name} started again`, () => readRun(data)?.servers[name]?.starts === 2);
    await until('the site ready', async () => (await statusOf(`${url()}/readyz`)) === 200);
    expect(readRun(data)?.servers[name]?.pid).not.toBe(before?.pid);
    expect(output).toContain(`${name} ended by itself (SIGKILL); it is started again in 0.1 s`);
    expect(await statusOf(`${url()}/cn/mobile/`)).toBe(200);
    const member = await (
      await fetch(`${url()}/__sandbox/members/member01`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    ).text();
    expect(member).toContain(`before ${name}`);
  },
);

test('a second start on the same folder is refused with the pid and the address of the first', () => {
  const second = spawnSync(process.execPath, [RUN, 'start'], {
    cwd: WORKSPACE_ROOT,
    env: { ...envOf(), PORT: String(port + 1) },
    encoding: 'utf8',
  });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(
    `is served already: by the start with pid ${readRun(data)?.pid}, at ${url()}`,
  );
});

test('it ends within ten seconds: the open web socket with a close frame, the slow call with its answer', async () => {
  await fetch(`${url()}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      match: { path: '/api/Settings' },
      fault: { delayMs: 2_000, status: 200, body: 'slow but sure' },
    }),
  });
  let frames = '';
  const socket = net.connect(port, '127.0.0.1', () =>
    socket.write(
      `GET /vendors/bti/ws HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: ${url()}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    ),
  );
  const closed = new Promise<void>((resolve) => {
    socket
      .on('close', () => resolve())
      .on('error', () => undefined)
      .on('data', (chunk: Buffer) => {
        frames += chunk.toString('latin1');
      });
  });
  await until('the socket open', () => frames.startsWith('HTTP/1.1 101'));
  const call = fetch(`${url()}/api/Settings`).then((answer) => answer.text());
  await until('the call under way', async () =>
    JSON.stringify(await (await fetch(`${url()}/__sandbox/faults`)).json()).includes('"hits":1'),
  );
  const began = Date.now();
  const said = output;
  const ended = new Promise<void>((resolve) => {
    start.once('exit', () => resolve());
  });
  start.kill('SIGTERM');
  expect(await call).toContain('slow but sure');
  await closed;
  expect(frames.endsWith(Buffer.from([0x88, 2, 0x03, 0xe9]).toString('latin1'))).toBe(true);
  await ended;
  expect(Date.now() - began).toBeLessThan(10_000);
  // Whoever ends it reads nothing of the calls and sockets that were open.
  expect(output).toBe(said);
  expect([
    fs.existsSync(path.join(data, 'run.json')),
    fs.existsSync(path.join(data, 'start.lock')),
    await statusOf(`${url()}/healthz`),
  ]).toEqual([false, false, 0]);
});

test('a site is served again without a look at the sources, by what is live; with nothing live it says so', async () => {
  const pointer = path.join(data, 'site', 'channel', 'production.json');
  const before = fs.readFileSync(pointer, 'utf8');
  output = '';
  await begin('serve');
  expect(await statusOf(`${url()}/cn/mobile/`)).toBe(200);
  await until('the welcome', () => output.includes('stop:'));
  expect(output).toContain(`serving what is live in ${data}`);
  expect(output).not.toMatch(/building|now live|the sources here/);
  expect(fs.readFileSync(pointer, 'utf8')).toBe(before);
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'empty-'));
  const refused = spawnSync(process.execPath, [RUN, 'serve'], {
    cwd: WORKSPACE_ROOT,
    env: { ...envOf(), DATA_DIR: empty, PORT: String(port + 1) },
    encoding: 'utf8',
  });
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^serve: nothing is live in .* yet: release into it first/),
  ]);
  fs.rmSync(empty, { recursive: true });
});
