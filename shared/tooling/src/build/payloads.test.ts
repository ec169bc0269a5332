import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BUS_SHAPES, MODULE_SHAPES } from '@site/domain/releases/bus-shapes';
import { payloadsOf } from './payloads';

const dirs: string[] = [];
afterAll(() => dirs.forEach((dir) => fs.rmSync(dir, { recursive: true })));

function read(script: string) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'payloads-'));
  dirs.push(dir);
  fs.writeFileSync(path.join(dir, 'view.js'), script);
  return payloadsOf('remote', dir, ['view.js', 'a.css']);
}

test('the finished scripts say what a part hears and says, minified or not', () => {
  expect(
    read(
      'e.bus.on("money.settled").subscribe(n);t.publish({type:`bet.placed`,wagerId:i});e.on("click")',
    ),
  ).toEqual({
    gives: { 'bet.placed': BUS_SHAPES['bet.placed'], ...MODULE_SHAPES },
    takes: { 'money.settled': BUS_SHAPES['money.settled'] },
  });
  expect(read('<!doctype html>')).toBeNull();
});
