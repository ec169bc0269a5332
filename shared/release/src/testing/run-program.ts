/** Programs and ports of this machine, for tests that ask a real server. */
import { execFile, type ChildProcess } from 'node:child_process';
import net from 'node:net';

/** Exit code and all output of a program. */
export interface ProgramRun {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end; 127 for one that cannot be started. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ProgramRun> {
  return new Promise((resolve) => {
    execFile(
      program,
      [...args],
      { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 127;
        resolve({ code, output: `${stdout}${stderr}` });
      },
    );
  });
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const START_MS = 20_000;

/**
 * Waits until an address answers 200.
 *
 * @throws Error when the program ends first, or the time is over.
 */
export async function untilOk(url: string, program: ChildProcess, name: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (program.exitCode !== null)
      throw new Error(`${name} ended with code ${program.exitCode} before it answered`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`${name} did not answer within ${START_MS / 1_000} s at ${url}`);
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Waits until somebody listens on a port of this machine.
 *
 * @throws Error when the program ends first, or the time is over.
 */
export async function untilListens(
  port: number,
  program: ChildProcess,
  name: string,
): Promise<void> {
  const end = Date.now() + START_MS;
  while (!(await isOpen(port))) {
    if (program.exitCode !== null || Date.now() > end)
      throw new Error(`${name} does not listen on port ${port}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** Ends a program and waits for it. */
export function endProgram(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve();
    program.once('exit', () => resolve());
    program.kill('SIGTERM');
  });
}
