import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findDrawingProgram, type DrawingProgram } from './drawing-program';
import type { MatchWords } from './match-drawing';

const LOADER = path.join(
  ...[__dirname, '..', '..', '..', '..'],
  'shared/tooling/node_modules/tsx/dist/loader.mjs',
);

/** What draws, run from its sources. */
export function drawingFromSources(): DrawingProgram {
  const found = findDrawingProgram();
  if (found === null) throw new Error('rasteriser and letters are not installed');
  return { ...found, execArgv: ['--import', pathToFileURL(LOADER).href] };
}

const folders: string[] = [];
afterAll(() => {
  for (const each of folders) fs.rmSync(each, { recursive: true });
});

/** A process in its place that does what this script says, and nothing of letters. */
export function drawingBy(script: string): DrawingProgram {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'draws-'));
  folders.push(folder);
  const file = path.join(folder, 'draw.cjs');
  fs.writeFileSync(file, script);
  return { script: file, rasteriser: '', letters: '', execArgv: [] };
}

/** Answers each words with a byte that counts its answers. */
export const COUNTING =
  "let n = 0; process.on('message', () => process.send(new Uint8Array([(n += 1)]))); process.on('disconnect', () => process.exit())";

export const wordsOf = (...sides: readonly string[]): MatchWords => ({
  siteName: '玉衡体育',
  league: '星海超级联赛',
  sides,
  time: '2026/11/27 20:30 开赛（北京时间）',
});

/** Whether bytes begin as a PNG does, and its width and height. */
export const pngOf = (
  bytes: Buffer | null,
): { readonly isPng: boolean; readonly width: number; readonly height: number } => ({
  isPng: bytes?.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
  width: bytes?.readUInt32BE(16) ?? 0,
  height: bytes?.readUInt32BE(20) ?? 0,
});
