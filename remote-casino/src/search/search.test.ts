import fc from 'fast-check';
import { getGames, getGameProviders, type Game } from '@site/contracts/games';
import { indexGames, searchGames, type IndexedGame } from '@site/domain/games/search';
import type { Readings } from '@site/domain/games/search-spelling';
import { createTestWorld } from '@site/testing';
import { hotWords } from './hot-words';
import { loadReadings } from './readings';
import { withRecent } from './recent';

let games: readonly Game[] = [];
let providers: ReadonlyMap<string, string> = new Map();
let readings: Readings = new Map();
let index: readonly IndexedGame<Game>[] = [];
beforeAll(async () => {
  const world = createTestWorld();
  const [list, names] = await Promise.all([world.platform.api.call(getGames, { query: { platform: 'mobile' } }), world.platform.api.call(getGameProviders, { query: { platform: 'mobile' } })]);
  if (!list.ok || !names.ok) throw new Error('no games');
  games = list.value;
  providers = new Map(names.value.map(({ code, name }) => [code, name]));
  readings = await loadReadings();
  index = indexGames(games, readings);
  await world.close();
});

const search = (text: string) => searchGames(index, text, providers, readings);
const aGame = () => fc.nat(games.length - 1).map((at) => games[at] ?? fail('no game'));
const fail = (why: string): never => { throw new Error(why); };
/** A character as it is said most; letters and digits say themselves. */
const said = (name: string): readonly string[] => [...name].filter((one) => one !== ' ').map((one) => readings.get(one)?.said[0] ?? one.toLowerCase());

test('[R5-2] law: every game of the lobby is first by its own name, and found by its initials', () => {
  for (const game of games) {
    expect(search(game.name).hits[0]?.name).toBe(game.name);
    expect(search(said(game.name).map((syllable) => syllable[0]).join('')).hits).toContain(game);
  }
});

test('[R5-2] law: every game is found by its pinyin, also with two neighbours swapped', () => {
  fc.assert(fc.property(aGame(), fc.nat(), (game, at) => {
    const letters = [...said(game.name).join('')];
    expect(search(letters.join('')).hits).toContain(game);
    const place = at % (letters.length - 1);
    letters.splice(place, 2, letters[place + 1] ?? '', letters[place] ?? '');
    const { hits, near } = search(letters.join(''));
    expect([...hits, ...near]).toContain(game);
  }));
});

test.each([['zcjs', '招财金狮'], ['zhoacaijinshi', '招财金狮'], ['才神', '黄金财神'], ['招财金师', '招财金狮'], ['kuaileba', '快乐八'], ['bjl', '百家乐 A01']])('[R5-2] %s finds %s', (text, name) => {
  const { hits, near } = search(text);
  expect([...hits, ...near].map((game) => game.name)).toContain(name);
});

test('hot names come from each category in turn and stand once', () => {
  const words = hotWords(games, 10);
  expect(words).toHaveLength(10);
  expect(new Set(words).size).toBe(10);
  expect(new Set(words.slice(0, 5).map((word) => games.find(({ name }) => name === word)?.gameType)).size).toBe(5);
});

test('what was searched last stands first, once, and eight are kept', () => {
  const kept = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(withRecent(kept, 'c')).toEqual(['c', 'a', 'b', 'd', 'e', 'f', 'g', 'h']);
  expect(withRecent(kept, 'x')).toEqual(['x', ...kept.slice(0, 7)]);
});

test('a search among five thousand games takes a few milliseconds', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({ ...(games[at % games.length] ?? fail('no game')), gameId: `G${at}`, name: `${games[at % games.length]?.name ?? ''}${games[(at * 7) % games.length]?.name ?? ''}` }));
  const start = performance.now();
  const big = indexGames(many, readings);
  const built = performance.now() - start;
  const times = ['zcjs', 'zhoacaijinshi', '财神金狮', 'jinshiwang'].map((text) => {
    const before = performance.now();
    searchGames(big, text, providers, readings);
    return performance.now() - before;
  });
  if (process.env.MEASURE === '1') console.log(JSON.stringify({ built, times }));
  expect(Math.min(...times)).toBeLessThan(100);
});
