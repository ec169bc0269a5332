import { spawn, type ChildProcess } from 'node:child_process';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';

/** Node arguments that run a TypeScript file and end it with its parent. */
export function typescriptArgs(script: string): string[] {
  const loader = inWorkspace('shared', 'tooling', 'node_modules', 'tsx', 'dist', 'loader.mjs');
  return [
    '--require',
    inWorkspace('shared', 'tooling', 'bin', 'exit-with-parent.cjs'),
    '--import',
    pathToFileURL(loader).href,
    script,
  ];
}

/** Starts a server of the workspace; what it prints goes to this terminal with its name in front. */
export function startServer(
  name: string,
  script: string,
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const child: ChildProcess = spawn(
    process.execPath,
    typescriptArgs(path.join(WORKSPACE_ROOT, script)),
    {
      cwd: WORKSPACE_ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const tell = (chunk: Buffer): void => {
    for (const line of chunk.toString().split('\n'))
      if (line.trim() !== '') process.stderr.write(`[${name}] ${line}\n`);
  };
  // A process that could not be made has no streams, and says so by an event that would end this one.
  child.stdout?.on('data', tell);
  child.stderr?.on('data', tell);
  child.on('error', (error) => {
    process.stderr.write(`[${name}] ${error.message}\n`);
  });
  return child;
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

/** Whether nothing listens on a port yet. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** One GET; resolves to the status, or 0 when nothing answers. */
export function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = http.get(url, { timeout: 2000, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
  });
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Waits until an address answers 200.
 *
 * @throws Error when the server ends first or the time is over.
 */
export async function waitForOk(
  url: string,
  server: ChildProcess | null,
  name: string,
  ms = 60_000,
): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const code = server?.exitCode ?? null;
    if (code !== null) throw new Error(`${name} ended with code ${code}; the lines above say why`);
    if ((await statusOf(url)) === 200) return;
    await pause(100);
  }
  throw new Error(`${name} did not answer within ${ms / 1000} s at ${url}`);
}

/** Longest wait for a server's own end: the edge lets calls under way end for up to ten seconds. */
const LAST_MS = 12_000;

/** Ends a server and waits for it, in the end by force. */
export function stopServer(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null)
      return resolve();
    const timer = setTimeout(() => server.kill('SIGKILL'), LAST_MS);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill('SIGTERM');
  });
}
