import fs from 'node:fs';
import { findDrawingProgram } from './drawing-program';
import { readLetters } from './letters';

const { has, emsOf } = readLetters(fs.readFileSync(findDrawingProgram()?.letters ?? ''));

test('the letters write Chinese and what names of clubs are written with', () => {
  expect(
    has('北山银谷联合 vs 海州（女）U21 Atlético Köln Спартак ⚽ — … · 2026/11/27 +08:00'),
  ).toBe(true);
  for (const text of ['เชลซี', '수원', '🏆', 'a\uFFFE', '\u0001'])
    expect([text, has(text)]).toEqual([text, false]);
});

test('Chinese signs are as wide as high, others narrower, and nothing is wide that is not there', () => {
  expect(emsOf('北山')).toBe(2);
  expect(emsOf('W')).toBeGreaterThan(emsOf('i'));
  expect(emsOf('W')).toBeLessThan(1);
  expect(emsOf('🏆')).toBe(0);
});

test('what is no font is refused', () => {
  expect(() => readLetters(Buffer.alloc(200))).toThrow('the font has no table cmap');
});
