import { english, inLines, sentence, translated } from './sentence';

const ZH = { '{} of {}': '{1} 的 {0}', none: '无', 'no {}': '没有' };

test('a sentence keeps its values apart; another language puts them elsewhere, or leaves them out', () => {
  const said = sentence`${2} of ${sentence`none`}`;
  expect(english(said)).toBe('2 of none');
  expect(translated(said, ZH, '?')).toBe('无 的 2');
  expect(translated(sentence`no ${'secret'}`, ZH, '?')).toBe('没有');
});

test('what the table does not have is never said in English', () => {
  expect(translated(sentence`new ${1}`, ZH, '?')).toBe('?');
  expect(translated(sentence`${sentence`new`} of ${1}`, ZH, '?')).toBe('1 的 ?');
  expect(translated(sentence`constructor`, ZH, '?')).toBe('?');
});

test('values are taken as they are, also those that look like a place', () => {
  expect(english(sentence`${'{}'} of ${'{0}'}`)).toBe('{} of {0}');
  expect(translated(sentence`${'{1}'} of ${'x'}`, ZH, '?')).toBe('x 的 {1}');
  expect(english(inLines([sentence`a ${1}`, sentence`b`]))).toBe('a 1\nb');
  expect(translated({ en: 'both', zh: '两者' }, ZH, '?')).toBe('两者');
});
