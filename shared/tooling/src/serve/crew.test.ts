import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';
import { typescriptArgs } from './processes';

/** Servers as they take a signal: the edge waits for its call under way, the others end at once. */
const START = `
import { spawn } from 'node:child_process';
import { createCrew } from '${inWorkspace('shared/tooling/src/serve/crew')}';
const say = (line: string): void => { process.stdout.write(line + '\\n'); };
const crew = createCrew({ log: say, note: () => undefined });
crew.atEnd(() => say('folder given back'));
const server = (name: string, ms: number): void => {
  const script = 'for (const signal of ["SIGINT","SIGTERM"]) process.on(signal, () => setTimeout(() => { console.log("end of ' + name + '"); process.exit(0); }, ' + ms + ')); setInterval(() => undefined, 1000); console.log("up");';
  crew.keep({ name, url: '', onGivenUp: () => undefined, start: () => spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'inherit', 'inherit'] }) });
};
server('sandbox', 0);
server('edge', 700);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => { void crew.stop().then(() => process.exit(0)); });
`;

/**
 * Runs the start in a process group of its own.
 *
 * @returns what the terminal shows after a signal.
 */
async function afterSignal(send: (pid: number) => void): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'crew-'));
  const script = path.join(folder, 'start.ts');
  fs.writeFileSync(script, START);
  const start = spawn(process.execPath, typescriptArgs(script), {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let shown = '';
  const up = new Promise<void>((resolve) => {
    start.stdout.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
      if (shown.split('up\n').length === 3) resolve();
    });
  });
  await up;
  const closed = new Promise((resolve) => start.once('close', resolve));
  send(start.pid ?? 0);
  await closed;
  fs.rmSync(folder, { recursive: true });
  return shown.split('\n').filter((line) => line !== 'up' && line !== '');
}

const ENDED = ['end of sandbox', 'end of edge', 'folder given back'];

test.each(['SIGINT', 'SIGTERM'] as const)(
  '[D4] %s for the whole group, as Ctrl+C sends it: the back end goes before the edge has answered, and nobody is started again',
  async (signal) => {
    expect(await afterSignal((pid) => process.kill(-pid, signal))).toEqual(ENDED);
  },
);

test('a signal for the start alone ends the edge first, then the back end that its calls need', async () => {
  expect(await afterSignal((pid) => process.kill(pid, 'SIGTERM'))).toEqual([
    'end of edge',
    'end of sandbox',
    'folder given back',
  ]);
});
