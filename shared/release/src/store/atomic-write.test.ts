import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withLock, writeAtomic } from './atomic-write';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-lock-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

test('a lock that was just given back is not taken from the next writer', async () => {
  const lock = path.join(dir, 'some.lock');
  fs.writeFileSync(lock, 'the next writer');
  const stat = jest.spyOn(fs, 'statSync').mockReturnValueOnce(undefined as never);
  await expect(withLock(lock, () => 'two at once', 60)).rejects.toThrow(
    'another release command is writing here',
  );
  stat.mockRestore();
  expect(fs.readFileSync(lock, 'utf8')).toBe('the next writer');
});

test('a lock that cannot be made says why at once, and nothing is done', async () => {
  const open = jest.spyOn(fs, 'openSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  });
  const work = jest.fn();
  await expect(withLock(path.join(dir, 'some.lock'), work, 60)).rejects.toThrow(
    'EACCES: permission denied',
  );
  open.mockRestore();
  expect(work).not.toHaveBeenCalled();
});

test('a write that ends early, as the last one before a disk is full, never becomes the file', () => {
  const file = path.join(dir, 'pointer.json');
  const content = JSON.stringify({ generation: 7 });
  fs.writeFileSync(file, 'before');
  const write = fs.writeSync.bind(fs) as (
    handle: number,
    bytes: Buffer | string,
    ...rest: number[]
  ) => number;
  const early = jest
    .spyOn(fs, 'writeSync')
    .mockImplementationOnce(((handle: number, bytes: Buffer | string) =>
      write(handle, Buffer.from(bytes as Buffer).subarray(0, 4))) as never);
  writeAtomic(file, content);
  early.mockRestore();
  expect(fs.readFileSync(file, 'utf8')).toBe(content);
});

test('a write that fails leaves the file as it was, and nothing beside it', () => {
  const file = path.join(dir, 'pointer.json');
  fs.writeFileSync(file, 'before');
  const sync = jest.spyOn(fs, 'fsyncSync').mockImplementationOnce(() => {
    throw new Error('ENOSPC');
  });
  expect(() => writeAtomic(file, 'after')).toThrow('ENOSPC');
  sync.mockRestore();
  expect([fs.readdirSync(dir), fs.readFileSync(file, 'utf8')]).toEqual([
    ['pointer.json'],
    'before',
  ]);
});
