import fc from 'fast-check';
import { canSearch, isWhitelisted, liveOnly, namesToSearch } from './filters';
import { toLaunchGameType, toLaunchProviderCode } from './launch';
import { launchPayload, launchScheme, type LaunchSite } from './payload';

const site: LaunchSite = {
  protocol: 'https:',
  host: 'm.site.example',
  basePath: '/cn/mobile',
  live: true,
};
const pages = { banking: '/DepositVerify', logout: '/', lobby: '/Games', sportsMenu: '/sbtwo' };

describe('launch payload', () => {
  test('[R3.8-1] every field of a game', () => {
    expect(
      launchPayload(
        { gameType: 'RNG', providerCode: 'TG', gameId: 'g1', isDemo: false },
        site,
        pages,
      ),
    ).toEqual({
      gameType: 'SLOT',
      providerCode: 'TG_SLOT',
      gameId: 'g1',
      isDemo: false,
      hostName: 'https://m.site.example',
      bankingUrl: 'https://m.site.example/cn/mobile/DepositVerify',
      logoutUrl: 'https://m.site.example/cn/mobile/',
      mobileLobbyUrl: 'https://m.site.example/cn/mobile/Games',
      sportsMenu: 'https://m.site.example/cn/mobile/sbtwo',
    });
  });
  test('[R3.8-1] a sportsbook carries sport and event, also as vendorQuery', () => {
    expect(
      launchPayload(
        {
          gameType: 'SPORTS',
          providerCode: 'SBT',
          gameId: '',
          isDemo: true,
          sport: { sportId: 1, eventId: 'e1' },
        },
        site,
        pages,
      ),
    ).toMatchObject({
      vendorQuery: { sportId: 1, eventId: 'e1' },
      sportid: 1,
      eventId: 'e1',
      isDemo: true,
    });
  });
  test('[R5-14] IPSB gets http where the environment is not live, nobody else and nowhere else', () => {
    expect([
      launchScheme('IPSB', site),
      launchScheme('IPSB', { ...site, live: false }),
      launchScheme('OWS', { ...site, live: false }),
    ]).toEqual(['https:', 'http:', 'https:']);
    expect(
      launchPayload(
        { gameType: 'SPORTS', providerCode: 'IPSB', gameId: '', isDemo: false },
        { ...site, live: false },
        pages,
      ).bankingUrl,
    ).toBe('http://m.site.example/cn/mobile/DepositVerify');
  });
  test.each([
    ['P2P', 'TGP', 'TGP_P2P'],
    ['P2P', 'JKR', 'JKR_P2P'],
    ['SLOT', 'TGP', 'TGP_SLOT'],
    ['SLOT', 'TG', 'TG_SLOT'],
    ['SLOT', 'JKR', 'JKR_SLOT'],
    ['LIVECASINO', 'TG', 'TG_LIVECASINO'],
    ['RNG', 'JKR', 'JKR_SLOT'],
    ['P2P', 'TG', 'TG'],
    ['LIVECASINO', 'TGP', 'TGP'],
    ['SLOT', 'PGS', 'PGS'],
    ['x', 'toString', 'toString'],
  ])('[R5-13] %s with %s is %s', (type, provider, expected) => {
    expect(toLaunchProviderCode(type, provider)).toBe(expected);
  });
  test('[R5-12] RNG travels as SLOT, nothing else changes', () => {
    expect(['RNG', 'SLOT', 'LIVECASINO', 'rng'].map(toLaunchGameType)).toEqual([
      'SLOT',
      'SLOT',
      'LIVECASINO',
      'rng',
    ]);
  });
});

describe('lists', () => {
  test('[R5-11] only live games while the setting is on', () => {
    const games = [
      { id: 1, isLive: true },
      { id: 2, isLive: false },
    ];
    expect([liveOnly(games, true), liveOnly(games, false)]).toEqual([[games[0]], games]);
  });
  test('[R5-2] a search needs three characters', () => {
    expect(['', 'ab', ' ab ', 'abc', '红岭联', '红岭', '😀😀😀'].map(canSearch)).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
      true,
    ]);
  });
  test('[R5-2] while less is typed, whole names that hold it are asked for', () => {
    const names = ['北屿联', '澜江FC', '红岭', '北屿联', '北望竞技', '星海超级联赛'];
    expect(namesToSearch(' 北', names, 4)).toEqual(['北屿联', '北望竞技']);
    expect(namesToSearch('北', names, 1)).toEqual(['北屿联']);
    expect(namesToSearch('fc', names, 4)).toEqual(['澜江FC']);
    expect(namesToSearch('红岭', names, 4)).toEqual([]);
    expect(namesToSearch(' ', names, 4)).toEqual([]);
  });
  test('[R5-2] what is asked for is known, holds the text, can be searched, and once', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 2 }),
        fc.array(fc.string({ maxLength: 8 }), { maxLength: 20 }),
        fc.integer({ min: 0, max: 6 }),
        (typed, names, most) => {
          const asked = namesToSearch(typed, names, most);
          expect(asked.length).toBeLessThanOrEqual(most);
          expect(new Set(asked).size).toBe(asked.length);
          for (const name of asked) {
            expect(names).toContain(name);
            expect(canSearch(name)).toBe(true);
            expect(name.toLowerCase()).toContain(typed.trim().toLowerCase());
          }
        },
      ),
    );
  });
  test('[R6-4] only true itself is whitelisted', () => {
    expect([true, 'true', 1, null, undefined, { result: true }].map(isWhitelisted)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
