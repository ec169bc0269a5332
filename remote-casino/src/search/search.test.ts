import fc from 'fast-check';
import { getGames, getGameProviders, type Game } from '@site/contracts/games';
import { indexGames, searchGames, type IndexedGame } from '@site/domain/games/search';
import { isNear, mayBeNear, nearWord } from '@site/domain/games/search-near';
import {
  maySpell,
  spelledAt,
  toSounds,
  typedBits,
  type Readings,
} from '@site/domain/games/search-spelling';
import { createTestWorld } from '@site/testing';
import { hotWords } from './hot-words';
import { loadReadings } from './readings';
import { withRecent } from '@site/remote-kit/recent-searches';

let games: readonly Game[] = [];
let providers: ReadonlyMap<string, string> = new Map();
let readings: Readings = new Map();
let index: readonly IndexedGame<Game>[] = [];
beforeAll(async () => {
  const world = createTestWorld();
  const [list, names] = await Promise.all([
    world.platform.api.call(getGames, { query: { platform: 'mobile' } }),
    world.platform.api.call(getGameProviders, { query: { platform: 'mobile' } }),
  ]);
  if (!list.ok || !names.ok) throw new Error('no games');
  games = list.value;
  providers = new Map(names.value.map(({ code, name }) => [code, name]));
  readings = await loadReadings();
  index = indexGames(games, readings);
  await world.close();
});

const search = (text: string) => searchGames(index, text, providers, readings);
const aGame = () => fc.nat(games.length - 1).map((at) => games[at] ?? fail('no game'));
const fail = (why: string): never => {
  throw new Error(why);
};
/**
 * The characters as they may be said; `turn` goes through the readings of those that have several.
 * Letters and digits say themselves.
 */
const said = (name: string, turn = 0): readonly string[] =>
  [...name]
    .filter((one) => one !== ' ')
    .map((one, at) => {
      const ways = readings.get(one)?.said ?? [one.toLowerCase()];
      return ways[(turn + at) % ways.length] ?? one;
    });

test('[R5-2] law: every game of the lobby is first by its own name, and found by its initials', () => {
  for (const game of games) {
    expect(search(game.name).hits[0]?.name).toBe(game.name);
    expect(
      search(
        said(game.name)
          .map((syllable) => syllable[0])
          .join(''),
      ).hits,
    ).toContain(game);
  }
});

test('[R5-2] law: every game is found by its pinyin in any of its readings, also with two neighbours swapped', () => {
  fc.assert(
    fc.property(aGame(), fc.nat(), fc.nat(7), (game, at, turn) => {
      const letters = [...said(game.name, turn).join('')];
      expect(search(letters.join('')).hits).toContain(game);
      const place = at % (letters.length - 1);
      letters.splice(place, 2, letters[place + 1] ?? '', letters[place] ?? '');
      const { hits, near } = search(letters.join(''));
      expect([...hits, ...near]).toContain(game);
    }),
  );
});

test.each([
  ['zcjs', '招财金狮'],
  ['zhoacaijinshi', '招财金狮'],
  ['才神', '黄金财神'],
  ['招财金师', '招财金狮'],
  ['kuaileba', '快乐八'],
  ['bjl', '百家乐 A01'],
])('[R5-2] %s finds %s', (text, name) => {
  const { hits, near } = search(text);
  expect([...hits, ...near].map((game) => game.name)).toContain(name);
});

test('hot names come from each category in turn and stand once', () => {
  const words = hotWords(games, 10);
  expect(words).toHaveLength(10);
  expect(new Set(words).size).toBe(10);
  expect(
    new Set(words.slice(0, 5).map((word) => games.find(({ name }) => name === word)?.gameType))
      .size,
  ).toBe(5);
});

test('what was searched last stands first, once, and eight are kept', () => {
  const kept = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(withRecent(kept, 'c')).toEqual(['c', 'a', 'b', 'd', 'e', 'f', 'g', 'h']);
  expect(withRecent(kept, 'x')).toEqual(['x', ...kept.slice(0, 7)]);
});

/**
 * Share of the games that the slow looks are left with once a glance at their letters has ruled out
 * the others.
 */
const leftOf = (fits: (game: IndexedGame<Game>) => boolean): number =>
  index.filter(fits).length / index.length;

test.each(['zcjs', 'zhoacaijinshi', '财神金狮', 'jinshiwang'])(
  'a glance rules out most games for %s, and wrongly none',
  (text) => {
    const bits = typedBits(toSounds(text, readings));
    const slip = nearWord(text, false) ?? fail('no word');
    expect(leftOf(({ bits: { first } }) => maySpell(bits, first))).toBeLessThan(0.5);
    expect(
      leftOf(({ bits: { said: letters, plain } }) =>
        mayBeNear(slip, /^[a-z]/.test(text) ? letters : plain),
      ),
    ).toBeLessThan(0.2);
    for (const {
      sounds,
      said: ways,
      bits: { first, said: letters },
    } of index) {
      if (spelledAt(toSounds(text, readings), sounds) >= 0)
        expect(maySpell(bits, first)).toBe(true);
      if (ways.some((way) => isNear(slip, way))) expect(mayBeNear(slip, letters)).toBe(true);
    }
  },
);
