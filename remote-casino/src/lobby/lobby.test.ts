import type { Game } from '@site/contracts/games';
import { readCategory, slugOf } from './categories';
import { filterGames } from './filter-games';

const game = (over: Partial<Game>): Game => ({
  gameId: 'g', name: '财神到', providerCode: 'PGS', gameType: 'SLOT', imageUrl: '', isLive: true, isNew: false, isHot: false, demoAvailable: false, jackpotPool: null, sort: 1, ...over,
});

test('words and codes of the address both name a category; others mean all', () => {
  expect(readCategory('slots')).toBe('SLOT');
  expect(readCategory('LIVECASINO')).toBe('LIVECASINO');
  expect(readCategory('nonsense')).toBeNull();
  expect(readCategory(undefined)).toBeNull();
  expect(slugOf('LOTTERY')).toBe('keno');
});

test('hot games stand first, then the order of the CMS', () => {
  const list = [game({ gameId: 'a', sort: 2 }), game({ gameId: 'b', sort: 1 }), game({ gameId: 'c', sort: 9, isHot: true })];
  expect(filterGames(list, { category: null, providerCode: null, search: '' }).map(({ gameId }) => gameId)).toEqual(['c', 'b', 'a']);
});

test('category, provider and word narrow together', () => {
  const list = [game({ gameId: 'a' }), game({ gameId: 'b', gameType: 'P2P' }), game({ gameId: 'c', providerCode: 'MGP' }), game({ gameId: 'd', name: '龙虎斗' })];
  expect(filterGames(list, { category: 'SLOT', providerCode: 'PGS', search: ' 财 ' }).map(({ gameId }) => gameId)).toEqual(['a']);
});
