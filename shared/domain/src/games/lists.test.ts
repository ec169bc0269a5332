import fc from 'fast-check';
import { entranceState, providersInMaintenance, runningBeside } from './availability';
import {
  GAME_FILTERS,
  GAME_SORTS,
  chooseGames,
  mixCategories,
  readGameFilter,
  readGameSort,
  sortGames,
  type ListedGame,
} from './order';
import { recommendGames } from './recommend';

const game = (over: Partial<ListedGame>): ListedGame => ({
  gameId: 'g',
  name: '财神到',
  providerCode: 'PGS',
  gameType: 'SLOT',
  isNew: false,
  isHot: false,
  demoAvailable: false,
  jackpotPool: null,
  sort: 1,
  ...over,
});
const idsOf = (games: readonly ListedGame[]): string[] => games.map(({ gameId }) => gameId);
const { compare } = new Intl.Collator('zh');
const anyGame = fc.record({
  gameId: fc.stringMatching(/^[a-z]{1,4}$/),
  name: fc.constantFrom('财神到', '百家乐', '飞行竞速', '快乐八'),
  providerCode: fc.constantFrom('PGS', 'MGP', 'AGL'),
  gameType: fc.constantFrom('SLOT', 'LIVECASINO'),
  isNew: fc.boolean(),
  isHot: fc.boolean(),
  demoAvailable: fc.boolean(),
  jackpotPool: fc.constantFrom(null, 'grand'),
  sort: fc.nat(5),
});
const anyGames = fc.uniqueArray(anyGame, { selector: ({ gameId }) => gameId, maxLength: 30 });

describe('choice and order', () => {
  test('[R3.6-1] category, provider and filter narrow together', () => {
    const list = [
      game({ gameId: 'a' }),
      game({ gameId: 'b', gameType: 'P2P' }),
      game({ gameId: 'c', providerCode: 'MGP' }),
      game({ gameId: 'd', isNew: true }),
    ];
    expect(
      idsOf(chooseGames(list, { category: 'SLOT', providerCode: 'PGS', filter: 'all' }, new Set())),
    ).toEqual(['a', 'd']);
    expect(
      idsOf(chooseGames(list, { category: null, providerCode: null, filter: 'new' }, new Set())),
    ).toEqual(['d']);
    expect(
      idsOf(
        chooseGames(
          list,
          { category: null, providerCode: null, filter: 'favourite' },
          new Set(['b', 'x']),
        ),
      ),
    ).toEqual(['b']);
  });

  test.each([
    ['recommended', ['c', 'b', 'a', 'd']],
    ['newest', ['d', 'b', 'a', 'c']],
    ['name', ['b', 'c', 'd', 'a']],
    ['jackpot', ['a', 'c', 'b', 'd']],
  ] as const)('order %s', (sort, expected) => {
    const list = [
      game({ gameId: 'a', sort: 2, name: '招财金狮', jackpotPool: 'grand' }),
      game({ gameId: 'b', sort: 1, name: '百家乐' }),
      game({ gameId: 'c', sort: 9, isHot: true, name: '龙虎斗' }),
      game({ gameId: 'd', sort: 12, isNew: true, name: '水果派对' }),
    ];
    expect(idsOf(sortGames(list, sort, compare))).toEqual(expected);
  });

  test('words of an address that are none are ignored', () => {
    expect(['new', 'NEW', '', null, undefined, 'toString'].map(readGameFilter)).toEqual([
      'new',
      'all',
      'all',
      'all',
      'all',
      'all',
    ]);
    expect(['name', 'x', null].map(readGameSort)).toEqual(['name', 'recommended', 'recommended']);
  });

  test('an order loses and invents nothing, and does not depend on how the list came', () => {
    fc.assert(
      fc.property(anyGames, fc.constantFrom(...GAME_SORTS), (games, sort) => {
        const sorted = idsOf(sortGames(games, sort, compare));
        expect(sorted.toSorted()).toEqual(idsOf(games).toSorted());
        expect(idsOf(sortGames(games.toReversed(), sort, compare))).toEqual(sorted);
      }),
    );
  });

  test('a mixed row takes the categories in turn', () => {
    const list = [
      game({ gameId: 'a' }),
      game({ gameId: 'b' }),
      game({ gameId: 'c', gameType: 'P2P' }),
      game({ gameId: 'd' }),
      game({ gameId: 'e', gameType: 'P2P' }),
    ];
    expect(idsOf(mixCategories(list))).toEqual(['a', 'c', 'b', 'e', 'd']);
  });

  test('[R5-12] RNG games stand among the slots: in their category, in a mixed row, in what may please', () => {
    const list = [
      game({ gameId: 'a', gameType: 'RNG' }),
      game({ gameId: 'b' }),
      game({ gameId: 'c', gameType: 'P2P', sort: 0 }),
    ];
    expect(
      idsOf(chooseGames(list, { category: 'SLOT', providerCode: null, filter: 'all' }, new Set())),
    ).toEqual(['a', 'b']);
    expect(idsOf(mixCategories(list))).toEqual(['a', 'c', 'b']);
    const kept = game({ gameId: 'kept', providerCode: 'MGP' });
    expect(
      idsOf(
        recommendGames(
          list.map((each) => ({ ...each, providerCode: 'AGL' })),
          { recents: [], favourites: [kept] },
          2,
        ),
      ),
    ).toEqual(['a', 'b']);
  });

  test('every filter only narrows', () => {
    fc.assert(
      fc.property(anyGames, fc.constantFrom(...GAME_FILTERS), (games, filter) => {
        const kept = chooseGames(
          games,
          { category: null, providerCode: null, filter },
          new Set(['a', 'b']),
        );
        expect(games.filter((each) => kept.includes(each))).toEqual(kept);
      }),
    );
  });
});

describe('recommendations', () => {
  const games = [
    game({ gameId: 'hot', isHot: true, sort: 5 }),
    game({ gameId: 'new', isNew: true, sort: 1 }),
    game({ gameId: 'plain', sort: 0 }),
    game({ gameId: 'live', providerCode: 'AGL', gameType: 'LIVECASINO', sort: 9 }),
  ];

  test('who has played and kept nothing is recommended nothing', () => {
    expect(recommendGames(games, { recents: [], favourites: [] }, 3)).toEqual([]);
  });
  test('of those alike hot ones come first, then new ones, then the order of the content host', () => {
    const played = game({ gameId: 'played' });
    expect(idsOf(recommendGames(games, { recents: [played], favourites: [] }, 3))).toEqual([
      'hot',
      'new',
      'plain',
    ]);
  });
  test('what was played and kept draws its provider and category, and nothing else', () => {
    const played = game({ gameId: 'played', providerCode: 'AGL', gameType: 'LIVECASINO' });
    expect(
      idsOf(recommendGames([played, ...games], { recents: [played], favourites: [] }, 2)),
    ).toEqual(['live']);
    expect(
      idsOf(
        recommendGames(
          games,
          {
            recents: [],
            favourites: [game({ gameId: 'kept', providerCode: 'AGL', gameType: 'SLOT' })],
          },
          1,
        ),
      ),
    ).toEqual(['live']);
  });
  test('nothing that was just played, never more than asked, always the same', () => {
    fc.assert(
      fc.property(anyGames, fc.nat(12), (list, most) => {
        const recents = list.filter((_, at) => at % 3 === 0);
        const given = recommendGames(list, { recents, favourites: [] }, most);
        expect(given.length).toBeLessThanOrEqual(most);
        expect(given.filter((each) => recents.includes(each))).toEqual([]);
        expect(recommendGames(list.toReversed(), { recents, favourites: [] }, most)).toEqual(given);
      }),
    );
  });
});

describe('providers', () => {
  const providers = [
    { code: 'PGS', category: 'SLOT', sort: 1 },
    { code: 'TG', category: 'SLOT', sort: 0 },
    { code: 'HSW', category: 'SLOT', sort: 2 },
    { code: 'AGL', category: 'LIVECASINO', sort: 0 },
  ];

  test('[R7.2-1] only rows under maintenance rest, with their end', () => {
    expect([
      ...providersInMaintenance([
        { providerCode: 'HSW', isMaintenance: true, to: '2026-03-10T10:00:00+08:00' },
        { providerCode: 'TG', isMaintenance: true, to: null },
        { providerCode: 'PGS', isMaintenance: false, to: null },
      ]),
    ]).toEqual([
      ['HSW', '2026-03-10T10:00:00+08:00'],
      ['TG', null],
    ]);
  });
  test('beside a provider under maintenance stand the running ones of its category', () => {
    expect(
      runningBeside(providers, new Map([['HSW', null]]), 'HSW').map(({ code }) => code),
    ).toEqual(['TG', 'PGS']);
    expect(
      runningBeside(
        providers,
        new Map([
          ['HSW', null],
          ['TG', null],
        ]),
        'HSW',
      ).map(({ code }) => code),
    ).toEqual(['PGS']);
    expect(runningBeside(providers, new Map(), 'NOPE')).toEqual([]);
  });
  test('[R7.2-1] an entrance shows only when the server says so', () => {
    expect(
      [
        undefined,
        { isVisible: false, isMaintenance: false },
        { isVisible: true, isMaintenance: false },
        { isVisible: true, isMaintenance: true },
      ].map(entranceState),
    ).toEqual(['hidden', 'hidden', 'open', 'maintenance']);
  });
});
