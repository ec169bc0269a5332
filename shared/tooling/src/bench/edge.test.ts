/** A small run of the bench, so that it cannot rot. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testReleases, type TestReleases } from '@site/release/testing/test-releases';
import { benchEdge, sameAnswer } from './edge';
import { load } from './edge-load';
import { startStub } from './stub-server.fixture';
import type { BenchLine } from './line';
import { SMALL_SIZE } from './sizes';

jest.setTimeout(120_000);
const VERSION = '1.0.0_aaaaaaa';
let world: TestReleases;
let folder: string;
beforeAll(async () => {
  world = testReleases();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-edge-'));
  await world.goLiveShell(VERSION);
  await world.goLive('sports', VERSION);
});
afterAll(() => {
  world.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('each line has its figures, and both sides answered alike', async () => {
  const lines: BenchLine[] = [];
  await benchEdge(
    world.root,
    folder,
    (line) => lines.push(line),
    (line) => process.stderr.write(`${line}\n`),
    SMALL_SIZE.edge,
  );
  expect(lines.map(({ bench }) => bench)).toEqual([
    'edge-documents',
    'edge-files',
    'edge-calls',
    'edge-sockets',
    'edge-streams',
    'edge-memory',
  ]);
  for (const { value, p99Ms } of lines.slice(0, 3))
    expect([value > 0, Number(p99Ms) > 0]).toEqual([true, true]);
  expect(lines.slice(3, 5).map(({ value }) => value)).toEqual([10, 10]);
});

test('an answer that is none fails a load', async () => {
  await expect(load('http://127.0.0.1:9/', 1, 1)).rejects.toThrow('ECONNREFUSED');
});

test.each([
  ['another status', { status: 404, body: 'a' }, 'answers 200 and 404'],
  ['another kind', { type: 'text/plain', body: 'a' }, 'content-type is text/html and text/plain'],
  ['other bytes', { body: 'b' }, 'has other bytes at one and other'],
])('no figure stands beside a side that gives %s', async (_what, answer, words) => {
  const [one, other] = [await startStub({ body: 'a' }), await startStub(answer)];
  try {
    const sides = [
      { name: 'one', url: one.url },
      { name: 'other', url: other.url },
    ];
    await expect(sameAnswer(sides, '/')).rejects.toThrow(words);
    await expect(
      sameAnswer(
        [sides[0], sides[0]].flatMap((side) => side ?? []),
        '/',
      ),
    ).resolves.toBe(undefined);
  } finally {
    one.stop();
    other.stop();
  }
});
