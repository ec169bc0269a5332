import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withLock } from './atomic-write';

let dir: string;
beforeEach(() => { dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-lock-')); });
afterEach(() => fs.rmSync(dir, { recursive: true }));

test('a lock that was just given back is not taken from the next writer', async () => {
  const lock = path.join(dir, 'some.lock');
  fs.writeFileSync(lock, 'the next writer');
  const stat = jest.spyOn(fs, 'statSync').mockReturnValueOnce(undefined as never);
  await expect(withLock(lock, () => 'two at once', 60)).rejects.toThrow('another release command is writing here');
  stat.mockRestore();
  expect(fs.readFileSync(lock, 'utf8')).toBe('the next writer');
});

test('a lock that cannot be made says why at once, and nothing is done', async () => {
  const open = jest.spyOn(fs, 'openSync').mockImplementationOnce(() => { throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }); });
  const work = jest.fn();
  await expect(withLock(path.join(dir, 'some.lock'), work, 60)).rejects.toThrow('EACCES: permission denied');
  open.mockRestore();
  expect(work).not.toHaveBeenCalled();
});
