import type { Game } from '@site/contracts/games';
import { bannerPath } from './banner-path';
import { tagsOf } from './card-tags';
import { BUILT_IN_CATEGORIES, BUILT_IN_PROVIDERS, readCategory, slugOf } from './categories';

const game = (over: Partial<Game>): Game => ({
  gameId: 'g',
  name: '财神到',
  providerCode: 'PGS',
  gameType: 'SLOT',
  imageUrl: '',
  isLive: true,
  isNew: false,
  isHot: false,
  demoAvailable: false,
  jackpotPool: null,
  sort: 1,
  ...over,
});

test('words and codes of the address both name a category; others mean none', () => {
  expect(readCategory('slots')).toBe('SLOT');
  expect(readCategory('LIVECASINO')).toBe('LIVECASINO');
  expect(['nonsense', 'sports', undefined].map(readCategory)).toEqual([null, null, null]);
  expect(slugOf('LOTTERY')).toBe('keno');
});

test('[R3.9-1] the built-in lists have every category with its wallet group and every provider in its category', () => {
  expect(BUILT_IN_CATEGORIES.map(({ code, walletGroupId }) => [code, walletGroupId])).toEqual([
    ['LIVECASINO', 4],
    ['P2P', 24],
    ['INSTANT', 24],
    ['SLOT', 32],
    ['LOTTERY', 64],
  ]);
  expect(
    BUILT_IN_PROVIDERS.filter(({ category }) => category === 'SLOT')
      .map(({ code }) => code)
      .join(' '),
  ).toBe('TG PGS MGP SPG BSG SWF CQG BNG HSW');
  expect(BUILT_IN_PROVIDERS).toHaveLength(24);
});

test('marks of a game: the pool first, and maintenance alone', () => {
  const rich = game({ jackpotPool: 'grand', isHot: true, isNew: true, demoAvailable: true });
  expect(tagsOf(rich, false).map(({ tone }) => tone)).toEqual(['pool', 'hot', 'fresh', 'demo']);
  expect(tagsOf(rich, true).map(({ tone }) => tone)).toEqual(['maintenance']);
});

test.each([
  ['/Promotions/Detail/1', '/Promotions/Detail/1'],
  ['/cn/mobile/Games?x=1', '/Games?x=1'],
  ['//evil.example/x', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/\\evil.example', null],
  ['/a b', null],
  ['', null],
  ['Promotions', null],
  [`/${'a'.repeat(600)}`, null],
])('a banner that points to %s leads to %s', (target, path) => {
  expect(bannerPath(target, 'https://m.site.example', '/cn/mobile')).toBe(path);
});
