import { areTextsHidden, hidesTexts, KILL_REASONS, killText } from './kill-reasons';
import type { ReleaseWindow } from './registry';
import { seasonSchedule } from './seasons';

test('the text alone hides texts; a reason that nobody gave or knows does, too', () => {
  expect(Object.entries(KILL_REASONS).filter(([word]) => hidesTexts(word))).toEqual([
    ['text', { hidesTexts: true }],
  ]);
  expect([undefined, '', 'weather', 'constructor'].map(hidesTexts)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('a part that is off hides its texts by the reason in its line, words alone say nothing', () => {
  expect(areTextsHidden(killText('text', 'typo: rule 3'), null)).toBe(true);
  for (const kill of [null, undefined, killText('code', 'text: it crashes'), 'text', 'why: text'])
    expect(areTextsHidden(kill, null)).toBe(false);
});

test('a season that ran before is silent, too, once a later run was ended for its texts', () => {
  const window = (id: string, month: number, killedFor?: string): ReleaseWindow => ({
    id,
    version: '1.0.0_aaaaaaa',
    from: `2026-0${month}-01T00:00+08:00`,
    until: `2026-0${month}-20T00:00+08:00`,
    graceMinutes: 0,
    priority: 1,
    ...(killedFor === undefined ? {} : { killed: true, killedFor }),
  });
  const isHidden = (now: string, ...windows: ReleaseWindow[]): boolean =>
    areTextsHidden(null, seasonSchedule({ windows }, Date.parse(now)));
  const [first, typo] = [window('one', 1), window('two', 3, 'text')];
  expect(isHidden('2026-03-05T00:00+08:00', first, typo)).toBe(true);
  expect(isHidden('2026-07-05T00:00+08:00', first, typo)).toBe(true);
  expect(isHidden('2026-03-05T00:00+08:00', first, window('two', 3, 'code'))).toBe(false);
  // What was mended since and runs, or is to come, is read again.
  expect(isHidden('2026-05-05T00:00+08:00', first, typo, window('three', 5))).toBe(false);
  expect(isHidden('2026-04-05T00:00+08:00', first, typo, window('three', 5))).toBe(false);
});

test('a window that was not ended hides nothing, whatever it says', () => {
  expect(areTextsHidden(null, { killed: false, killedFor: 'text' })).toBe(false);
  expect(areTextsHidden(null, { killed: true, killedFor: 'law' })).toBe(false);
  expect(areTextsHidden(null, { killed: true })).toBe(true);
});
