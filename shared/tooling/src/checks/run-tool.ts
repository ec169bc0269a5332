import { spawn, type ChildProcess } from 'node:child_process';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';

/** A program of the tooling package's own `node_modules/.bin`. */
export function toolPath(name: string): string {
  return inWorkspace('shared', 'tooling', 'node_modules', '.bin', name);
}

const running = new Set<ChildProcess>();

// A stopped check stops what it started: no browser run goes on behind a closed terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(130);
  });
}

/** Exit code and all output of a program. */
export interface ToolRun {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a program to its end; `live` shows its output as it comes. After `limitMs` it is stopped,
 * with all that it started.
 */
export function runTool(
  program: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; live?: boolean; limitMs?: number } = {},
): Promise<ToolRun> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      cwd: WORKSPACE_ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own where it may have to be stopped: its workers end with it.
      detached: options.limitMs !== undefined,
    });
    running.add(child);
    const limit =
      options.limitMs === undefined
        ? undefined
        : setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), options.limitMs);
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (options.live) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}` }));
    child.on('close', (code) => {
      running.delete(child);
      clearTimeout(limit);
      resolve({ code: code ?? 1, output });
    });
  });
}
