import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';
import { lockData } from './data-lock';
import { typescriptArgs } from './processes';

let data: string;
beforeEach(() => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => fs.rmSync(data, { recursive: true, force: true }));
const files = () => fs.readdirSync(data);

test("a second start on a folder is refused with the first one's pid and address; given back, it is free", () => {
  const giveBack = lockData(data, 4311);
  expect(() => lockData(data, 4312)).toThrow(
    `${data} is served already: by the start with pid ${process.pid}, at http://127.0.0.1:4311; stop that one`,
  );
  giveBack();
  expect(files()).toEqual([]);
  lockData(data, 4312)();
});

test('what a killed start has left is taken over, also where its number was given to another process', () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  for (const text of [
    JSON.stringify({ pid: gone, born: '1', port: 4311 }),
    JSON.stringify({ pid: process.ppid, born: 'another birth', port: 4311 }),
    '{"pid":',
    '',
    '{"pid":"x"}',
  ]) {
    fs.writeFileSync(path.join(data, 'start.lock'), text);
    const giveBack = lockData(data, 4312);
    expect(JSON.parse(fs.readFileSync(path.join(data, 'start.lock'), 'utf8'))).toMatchObject({
      pid: process.pid,
      port: 4312,
    });
    giveBack();
  }
  expect(files()).toEqual([]);
});

const onLinux = fs.existsSync('/proc/self/stat') ? test : test.skip;
onLinux(
  'a killed start that nobody has buried yet holds nothing: its number still answers',
  async () => {
    // The shell becomes a program that never asks after its child.
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const pid = await new Promise<number>((resolve) => {
        parent.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
      });
      const stat = (): readonly string[] =>
        fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      while (stat()[0] !== 'Z') await new Promise((resolve) => setTimeout(resolve, 20));
      process.kill(pid, 0);
      fs.writeFileSync(
        path.join(data, 'start.lock'),
        JSON.stringify({ pid, born: stat()[19], port: 4311 }),
      );
      lockData(data, 4312)();
    } finally {
      parent.kill('SIGKILL');
    }
  },
);

test('of many that find what a killed one has left, one gets it', async () => {
  fs.writeFileSync(
    path.join(data, 'start.lock'),
    JSON.stringify({ pid: 2 ** 22 - 1, born: '1', port: 1 }),
  );
  const script = path.join(data, '..', `${path.basename(data)}.ts`);
  fs.writeFileSync(
    script,
    `import { lockData } from '${inWorkspace('shared/tooling/src/serve/data-lock')}';
    try { lockData(process.argv[2], 1); console.log('mine'); } catch (error) { console.log(String(error)); }
    process.stdin.resume();`,
  );
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, [...typescriptArgs(script), data], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  // Whoever has it keeps it until everybody has tried.
  const said = await Promise.all(
    children.map(
      (child) =>
        new Promise<string>((resolve) => {
          child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
        }),
    ),
  );
  await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          child.once('close', resolve).stdin.end();
        }),
    ),
  );
  fs.rmSync(script);
  expect(said.filter((line) => line === 'mine')).toHaveLength(1);
  expect(
    said
      .filter((line) => line !== 'mine')
      .every((line) => /is served already|changes hands/.test(line)),
  ).toBe(true);
});
