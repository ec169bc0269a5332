import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepRunFile, readRun, RUN_FILE } from './run-file';

const SITE = { url: 'http://127.0.0.1:4311', ops: null };
let data: string;
const lines: string[] = [];
const keep = (retryMs?: number) =>
  keepRunFile({ data, ...SITE, log: (line) => lines.push(line), retryMs });
beforeEach(() => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'run-file-'));
  lines.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(data, { recursive: true, force: true });
});

test('it names the start and its servers with how often each was started, and goes with them', () => {
  const run = keep();
  run.note('edge', 11, 'http://e');
  run.note('edge', 12, 'http://e');
  expect(readRun(data)).toMatchObject({
    ...SITE,
    pid: process.pid,
    servers: { edge: { pid: 12, starts: 2 } },
  });
  run.remove();
  expect([readRun(data), fs.readdirSync(data)]).toEqual([null, []]);
});

test("a file that a killed start has left is nobody's, also where its number was given to another process", () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  const run = keep();
  run.note('edge', 11, 'http://e');
  const file = path.join(data, RUN_FILE);
  const left = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
  for (const change of [
    { pid: gone },
    { born: 'another birth' },
    { born: undefined },
    { pid: 0 },
    { pid: undefined },
  ]) {
    fs.writeFileSync(file, JSON.stringify({ ...left, ...change }));
    expect([change, readRun(data)]).toEqual([change, null]);
  }
  fs.writeFileSync(file, JSON.stringify(left));
  expect(readRun(data)?.pid).toBe(process.pid);
  run.remove();
});

const noRoom = (): void => {
  jest.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, fsync'), { code: 'ENOSPC' });
  });
};

test('[D4] a full disk: not being able to write it is one line, and it is written once there is room', async () => {
  const run = keep(20);
  run.note('edge', 11, 'http://e');
  noRoom();
  run.note('edge', 12, 'http://e');
  run.note('sandbox', 13, 'http://s');
  expect(lines).toEqual([
    `${path.join(data, RUN_FILE)} cannot be written (ENOSPC: no space left on device, fsync); the site goes on, the file follows once there is room`,
  ]);
  expect(fs.readdirSync(data)).toEqual([RUN_FILE]);
  expect(readRun(data)?.servers.edge?.pid).toBe(11);
  jest.restoreAllMocks();
  while (readRun(data)?.servers.edge?.pid !== 12)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(readRun(data)?.servers).toMatchObject({ edge: { starts: 2 }, sandbox: { pid: 13 } });
  run.remove();
});

test('one that is taken away while it waits for room does not come back', async () => {
  const run = keep(5);
  noRoom();
  run.note('edge', 11, 'http://e');
  jest.restoreAllMocks();
  run.remove();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(fs.readdirSync(data)).toEqual([]);
});
