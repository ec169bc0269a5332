import fc from 'fast-check';
import { isNear, nearWord } from './search-near';
import { spelledAt, toReadings, toSounds } from './search-spelling';
import { indexGames, searchGames, suggestGames, type SearchedGame } from './search';

/** A small dictionary; 乐 has two readings. */
const READINGS = toReadings({
  zhao: '招找',
  cai: '财才彩',
  jin: '金今',
  shi: '狮石',
  shen: '神',
  long: '龙',
  hu: '虎',
  dui: '对',
  jue: '决',
  kuai: '快',
  le: '乐',
  yue: '乐月',
  ba: '八巴',
  bai: '百白',
  jia: '家',
  feng: '凤',
  huang: '凰',
  xing: '星',
  kong: '空',
  man: '漫',
  you: '游',
});
const NAMES = ['招财金狮', '龙虎对决', '快乐八', '百家乐 A01', '凤凰财神', '星空漫游'];
const game = (name: string, at: number): SearchedGame & { readonly name: string } => ({
  gameId: `g${at}`,
  name,
  providerCode: at % 2 === 0 ? 'PGS' : 'AGL',
  isHot: false,
  sort: at,
});
const PROVIDERS = new Map([
  ['PGS', '月神电子'],
  ['AGL', '金龙真人'],
]);
const INDEX = indexGames(NAMES.map(game), READINGS);
const found = (text: string): readonly string[] =>
  searchGames(INDEX, text, PROVIDERS, READINGS).hits.map(({ name }) => name);
const near = (text: string): readonly string[] =>
  searchGames(INDEX, text, PROVIDERS, READINGS).near.map(({ name }) => name);

test.each([
  ['招财金狮', '招财金狮'],
  ['财金', '招财金狮'],
  ['zhaocaijinshi', '招财金狮'],
  ['zcjs', '招财金狮'],
  ['zhcjs', '招财金狮'],
  ['zhaocjsh', '招财金狮'],
  ['招cai金s', '招财金狮'],
  ['zhao cai', '招财金狮'],
  ['caijin', '招财金狮'],
  ['klb', '快乐八'],
  ['kuaileba', '快乐八'],
  ['bjl', '百家乐 A01'],
  ['百家乐a01', '百家乐 A01'],
  ['bjla01', '百家乐 A01'],
  ['才神', '凤凰财神'],
  ['LHDJ', '龙虎对决'],
])('[R5-2] %s finds %s', (text, name) => expect(found(text)[0]).toBe(name));

test('[R5-2] a provider is found by name, code and pinyin, after the games of that name', () => {
  expect(found('pgs')).toEqual(['招财金狮', '快乐八', '凤凰财神']);
  expect(found('金龙真人')).toEqual(['龙虎对决', '百家乐 A01', '星空漫游']);
  expect(found('jinlong')).toEqual(['龙虎对决', '百家乐 A01', '星空漫游']);
});

test('[R5-2] the name itself stands before what begins with it, holds it, sounds like it', () => {
  const index = indexGames(['今狮王', '王金狮', '金狮王', '金狮'].map(game), READINGS);
  expect(searchGames(index, '金狮', new Map(), READINGS).hits.map(({ name }) => name)).toEqual([
    '金狮',
    '金狮王',
    '王金狮',
    '今狮王',
  ]);
});

test('[R5-2] hot games stand before others that fit as well, then the order of the lobby', () => {
  const index = indexGames(
    [game('金狮甲', 3), game('金狮乙', 2), { ...game('金狮丙', 9), isHot: true }],
    READINGS,
  );
  expect(searchGames(index, '金狮', new Map(), READINGS).hits.map(({ name }) => name)).toEqual([
    '金狮丙',
    '金狮乙',
    '金狮甲',
  ]);
});

test.each([
  ['zhaocaijnishi', '招财金狮'],
  ['zhaocijinshi', '招财金狮'],
  ['zhaoccaijinshi', '招财金狮'],
  ['zhaozaijinshi', '招财金狮'],
  ['hzaocaijinshi', '招财金狮'],
  ['lnoghu', '龙虎对决'],
  ['龙虎对绝', '龙虎对决'],
  ['星空慢游', '星空漫游'],
])('[R5-2] %s is one slip away from %s', (text, name) =>
  expect([...found(text), ...near(text)]).toContain(name),
);

test('[R5-2] two slips, short words and foreign words are like nothing', () => {
  expect(near('zhoacaijnishi')).toEqual([]);
  expect(near('zca')).toEqual([]);
  expect([...found('qqqqqq'), ...near('qqqqqq')]).toEqual([]);
  expect(searchGames(INDEX, ' · ', PROVIDERS, READINGS)).toEqual({ hits: [], near: [] });
});

test('[R5-2] before three characters there are names to pick: those that begin with the text, then those it spells, then those that hold it', () => {
  const index = indexGames(['金财神', '招财猫', '财神到', '才神'].map(game), READINGS);
  expect(suggestGames(index, '财', READINGS, 9).map(({ name }) => name)).toEqual([
    '财神到',
    '才神',
    '金财神',
    '招财猫',
  ]);
  expect(suggestGames(index, 'z', READINGS, 9).map(({ name }) => name)).toEqual(['招财猫']);
  expect(suggestGames(index, '财', READINGS, 1)).toHaveLength(1);
  expect(suggestGames(index, ' ', READINGS, 9)).toEqual([]);
});

test('[R5-2] without readings names are still found as they are written', () => {
  const index = indexGames(NAMES.map(game), new Map());
  expect(searchGames(index, '财金', new Map(), new Map()).hits.map(({ name }) => name)).toEqual([
    '招财金狮',
  ]);
  expect(searchGames(index, 'zcjs', new Map(), new Map()).hits).toEqual([]);
});

const character = fc.constantFrom(...READINGS.keys());
const aName = fc.array(character, { minLength: 3, maxLength: 6 }).map((all) => all.join(''));
const firstSaid = (name: string): readonly string[] =>
  [...name].map((one) => READINGS.get(one)?.said[0] ?? one);
const hitsOf = (name: string, text: string): readonly SearchedGame[] =>
  searchGames(indexGames([game(name, 1)], READINGS), text, new Map(), READINGS).hits;

test('[R5-2] law: a game is found by its name, any part of it, its pinyin and its initials', () => {
  fc.assert(
    fc.property(aName, fc.nat(), fc.nat(), (name, from, length) => {
      const start = from % name.length;
      const part = name.slice(start, start + 1 + (length % (name.length - start)));
      for (const text of [
        name,
        part,
        firstSaid(name).join(''),
        firstSaid(name)
          .map((syllable) => syllable[0])
          .join(''),
      ])
        expect([text, hitsOf(name, text).length]).toEqual([text, 1]);
    }),
  );
});

test('[R5-2] law: a game is found by its pinyin with two neighbours swapped, one letter missing, wrong or too many', () => {
  fc.assert(
    fc.property(
      aName,
      fc.nat(),
      fc.constantFrom('swap', 'miss', 'wrong', 'more'),
      (name, at, slip) => {
        const letters = [...firstSaid(name).join('')];
        const place = at % (letters.length - 1);
        const [one = '', two = ''] = letters.slice(place);
        letters.splice(
          place,
          2,
          ...{ swap: [two, one], miss: [two], wrong: ['q', two], more: [one, 'q', two] }[slip],
        );
        const { hits, near: like } = searchGames(
          indexGames([game(name, 1)], READINGS),
          letters.join(''),
          new Map(),
          READINGS,
        );
        expect([letters.join(''), hits.length + like.length]).toEqual([letters.join(''), 1]);
      },
    ),
  );
});

/** Slips counted the slow way: at most one edit between the word and some part of the text. */
function isNearSlowly(word: string, text: string): boolean {
  const edits = new Set([word]);
  const alphabet = [...new Set(text)];
  for (let at = 0; at <= word.length; at += 1) {
    edits.add(word.slice(0, at) + word.slice(at + 1));
    edits.add(word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2));
    for (const letter of alphabet) {
      edits.add(word.slice(0, at) + letter + word.slice(at));
      edits.add(word.slice(0, at) + letter + word.slice(at + 1));
    }
  }
  return [...edits].some((edit) => text.includes(edit));
}

test('[R5-2] law: the quick look for one slip says what trying every slip says', () => {
  const letters = (minLength: number, maxLength: number) =>
    fc.array(fc.constantFrom('a', 'b', 'c'), { minLength, maxLength }).map((all) => all.join(''));
  fc.assert(
    fc.property(letters(2, 6), letters(0, 9), (word, text) => {
      const ready = nearWord(word, false);
      expect(ready !== null && isNear(ready, text)).toBe(isNearSlowly(word, text));
    }),
    { numRuns: 2_000 },
  );
});

test('[R5-2] a word of more letters than fit is not looked for with slips; an empty one spells nothing', () => {
  expect(nearWord('a'.repeat(32), false)).toBeNull();
  expect(nearWord('', true)).toBeNull();
  expect(spelledAt([], toSounds('金狮', READINGS))).toBe(-1);
});
