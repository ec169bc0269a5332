/** A real nginx with a configuration of ours, on a port of its own, for tests. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nginxConfig } from '../nginx/config';
import type { NginxOptions } from '../nginx/options';
import { endProgram, freePort, runProgram, untilListens, untilOk } from './run-program';

/** A running nginx. */
export interface RunningNginx {
  readonly url: string;
  readonly port: number;
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts it, after it has checked its configuration itself.
 *
 * @param folder takes configuration, logs and the process id.
 */
export async function runNginx(
  program: string,
  folder: string,
  options: Omit<NginxOptions, 'listen' | 'logs'>,
): Promise<RunningNginx> {
  const port = await freePort();
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'site.conf');
  fs.writeFileSync(file, nginxConfig({ ...options, listen: `127.0.0.1:${port}`, logs: folder }));
  const log = path.join(folder, 'error.log');
  // Folders of tests are readable by their owner only.
  const globals = `daemon off; pid ${path.join(folder, 'nginx.pid')};${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const checked = await runProgram(program, ['-t', '-e', log, '-c', file, '-g', globals]);
  if (checked.code !== 0) throw new Error(`nginx refuses the configuration:\n${checked.output}`);
  const child = spawn(program, ['-e', log, '-c', file, '-g', globals], { stdio: 'ignore' });
  if (options.tls === null) await untilOk(`http://127.0.0.1:${port}/healthz`, child, 'nginx');
  else await untilListens(port, child, 'nginx');
  return {
    url: `${options.tls === null ? 'http' : 'https'}://127.0.0.1:${port}`,
    port,
    stop: () => endProgram(child),
    errors: () =>
      fs
        .readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => /\[(?:error|crit|alert|emerg)\]/.test(line))
        .join('\n'),
  };
}
