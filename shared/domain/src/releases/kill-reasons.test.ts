import { areTextsHidden, hidesTexts, KILL_REASONS, killText } from './kill-reasons';

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

test('a window that was not ended hides nothing, whatever it says', () => {
  expect(areTextsHidden(null, { killed: false, killedFor: 'text' })).toBe(false);
  expect(areTextsHidden(null, { killed: true, killedFor: 'law' })).toBe(false);
  expect(areTextsHidden(null, { killed: true })).toBe(true);
});
