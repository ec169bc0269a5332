import { HOST_ROUTES } from './host-routes';
import { matchRoute } from './match-route';
import { siteMapOf, type SiteRoute } from './site-route';

const routeOf = (path: string): SiteRoute => ({
  path,
  layoutStatus: 1,
  access: 'public',
  title: path,
  skeleton: 'plain',
  feature: null,
  owner: { kind: 'remote', remote: 'any', title: 'any', page: 'any' },
});
const match = (paths: readonly string[], path: string): string | null =>
  matchRoute(paths.map(routeOf), path)?.path ?? null;

describe('which route a path means', () => {
  test.each([
    ['/Games/jackpot', '/Games/jackpot'],
    ['/Games/slots', '/Games/:category'],
    ['/Games', '/Games'],
    ['/Games/play/7', '/Games/play/:id'],
    ['/Games/play/7/x', '/Games/*'],
  ])('[R2.1-1] %s is %s: the most specific one wins', (path, expected) => {
    const paths = ['/Games/*', '/Games/:category', '/Games/jackpot', '/Games', '/Games/play/:id'];
    expect(match(paths, path)).toBe(expected);
    expect(match(paths.toReversed(), path)).toBe(expected);
  });

  test('a path that nobody declares has no route, also when one only begins alike', () => {
    expect(match(['/Me', '/Me/*'], '/Meadow')).toBeNull();
    expect(match([], '/')).toBeNull();
  });

  test('[R2.3-2] the pages of the host need no remote', () => {
    expect(
      ['/', '/login', '/404', '/maintenance', '/restrict', '/illegal'].map(
        (path) => matchRoute(HOST_ROUTES, path)?.owner.kind,
      ),
    ).toEqual(Array.from({ length: 6 }, () => 'host'));
  });
});

/** A declared surface as `remote.json` has it. */
const surfaceOf = (name: string, over: object = {}) => ({
  name,
  version: '1.0.0',
  surface: {
    schema: 'mf-remote/1',
    name,
    title: '某部分',
    squad: 'some-squad',
    contact: '#some',
    tier: 'standard',
    routes: [
      {
        path: `/${name}`,
        page: 'main',
        layoutStatus: 2,
        access: 'member',
        title: '页面',
        skeleton: 'list',
      },
    ],
    slots: [],
    needs: { hostApi: '>=1.0 <2' },
    ...over,
  },
});

describe('the site map', () => {
  test('a remote adds its routes with their owner, access and layout', () => {
    const { routes } = siteMapOf([surfaceOf('wallet')]);
    expect(routes.slice(0, HOST_ROUTES.length)).toEqual(HOST_ROUTES);
    expect(routes.at(-1)).toEqual({
      path: '/wallet',
      layoutStatus: 2,
      access: 'member',
      title: '页面',
      skeleton: 'list',
      feature: null,
      owner: { kind: 'remote', remote: 'wallet', title: '某部分', page: 'main' },
    });
  });

  test.each([
    ['no object', { surface: null }],
    [
      'an access that does not exist',
      surfaceOf('broken', {
        routes: [
          {
            path: '/broken',
            page: 'main',
            layoutStatus: 2,
            access: 'everybody',
            title: '页面',
            skeleton: 'list',
          },
        ],
      }),
    ],
    [
      'a layout that is no number',
      surfaceOf('broken', {
        routes: [
          {
            path: '/broken',
            page: 'main',
            layoutStatus: 'two',
            access: 'public',
            title: '页面',
            skeleton: 'list',
          },
        ],
      }),
    ],
  ])(
    '[R2.5-6] a broken surface (%s) costs its own routes and is named in the console',
    (_what, { surface }) => {
      const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { routes } = siteMapOf([
        { name: 'broken', version: '2.0.0', surface },
        surfaceOf('wallet'),
      ]);
      expect(routes.map(({ path }) => path)).not.toContain('/broken');
      expect(routes.map(({ path }) => path)).toContain('/wallet');
      expect(error).toHaveBeenCalledWith(expect.stringContaining('broken@2.0.0'));
      error.mockRestore();
    },
  );

  test('[R2.5-1] a layout that nobody knows keeps its route: that page says so, the rest of the remote lives', () => {
    const { routes } = siteMapOf([
      surfaceOf('odd', {
        routes: [
          {
            path: '/odd',
            page: 'main',
            layoutStatus: 7,
            access: 'public',
            title: '页面',
            skeleton: 'list',
          },
        ],
      }),
    ]);
    expect(routes.find(({ path }) => path === '/odd')).toMatchObject({ layoutStatus: 7 });
  });

  test('views of a slot stand in their order, whoever comes first', () => {
    const { slots } = siteMapOf([
      surfaceOf('casino', { slots: [{ name: 'home.games', view: 'late', order: 20 }] }),
      surfaceOf('sports', { slots: [{ name: 'home.games', view: 'early', order: 10 }] }),
    ]);
    expect(slots.get('home.games')).toEqual([
      { remote: 'sports', view: 'early', order: 10, heights: {} },
      { remote: 'casino', view: 'late', order: 20, heights: {} },
    ]);
  });

  test('a kind of money has the remote that looks it up', () => {
    expect(siteMapOf([surfaceOf('sports', { moneyKinds: ['bet'] })]).moneyOwners.get('bet')).toBe(
      'sports',
    );
  });

  test('of several seasons with a game the one that counts now looks up its money, and none that is switched off', () => {
    const game = { moneyKinds: ['snatch'] };
    const season = (name: string, rank: number, over: object = {}) => ({
      ...surfaceOf(name, game),
      season: { rank, isLive: rank === 0 },
      ...over,
    });
    expect(
      siteMapOf([season('season_old', 1), season('season_now', 0)]).moneyOwners.get('snatch'),
    ).toBe('season_now');
    expect(
      siteMapOf([
        season('season_old', 1),
        season('season_now', 0, { isOpen: false }),
      ]).moneyOwners.get('snatch'),
    ).toBe('season_old');
  });
});
