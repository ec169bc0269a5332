import type { Platform } from '@site/platform';
import { KEYS, type Platform as SitePlatform } from '@site/platform/host';
import { createTestWorld, type TestWorld } from '@site/testing';
import { federationOf } from './federation.fixture';
import { loadPage, loadSlot, readRemote } from './read-remote';
import { createRemoteLoader } from './remote-loader';

const View = () => null;
const definition = (over: object = {}) => ({
  name: 'wallet',
  pages: { main: () => Promise.resolve({ Page: View }) },
  slots: { badge: () => Promise.resolve({ Slot: View }) },
  ...over,
});

let world: TestWorld;
let platform: SitePlatform;
beforeEach(() => {
  world = createTestWorld();
  ({ platform } = world);
});
afterEach(async () => {
  jest.useRealTimers();
  await world.close();
});

describe('what a remote exports', () => {
  test.each([
    ['nothing', undefined],
    ['text', 'wallet'],
    ['no name', { pages: {}, slots: {} }],
    ['no pages', { name: 'wallet', slots: {} }],
    ['no slots', { name: 'wallet', pages: {} }],
  ])('%s is no remote', (_what, exported) => {
    expect(readRemote(exported)).toBeNull();
  });

  test('pages and views are found by their own names only', async () => {
    const remote = readRemote(definition());
    if (remote === null) throw new Error('not read');
    expect((await loadPage(remote, 'main')).Page).toBe(View);
    expect((await loadSlot(remote, 'badge')).Slot).toBe(View);
    await expect(loadPage(remote, 'constructor')).rejects.toThrow(
      'remote wallet has no page constructor',
    );
    await expect(loadSlot(remote, 'toString')).rejects.toThrow(
      'remote wallet has no view toString',
    );
  });
});

describe('booting', () => {
  test('a version boots once, however often its views are shown; another version stops it first', async () => {
    const log: string[] = [];
    let version = '1.0.0';
    const federation = federationOf({
      load: (name) =>
        Promise.resolve({
          name,
          version,
          remote: definition({
            boot: () => {
              const own = version;
              log.push(`start ${own}`);
              return () => log.push(`stop ${own}`);
            },
          }),
        }),
    });
    const loader = createRemoteLoader(federation, platform);
    await loader.page('wallet', 'main');
    await loader.slot('wallet', 'badge');
    await loader.boot('wallet');
    expect(log).toEqual(['start 1.0.0']);
    version = '1.1.0';
    expect((await loader.page('wallet', 'main')).version).toBe('1.1.0');
    expect(log).toEqual(['start 1.0.0', 'stop 1.0.0', 'start 1.1.0']);
  });

  test('what runs in the background of a part ends when the part is switched off or its version outlawed, and begins again with what comes', async () => {
    const log: string[] = [];
    let word = '';
    let tell = (): void => undefined;
    const federation = {
      ...federationOf({
        load: (name) =>
          Promise.resolve({
            name,
            version: '1.0.0',
            remote: definition({
              boot: () => {
                log.push('start');
                return () => log.push('stop');
              },
            }),
          }),
      }),
      leaving: () => word,
      subscribe: (work: () => void) => {
        tell = work;
        return () => undefined;
      },
    };
    const loader = createRemoteLoader(federation, platform);
    await loader.boot('wallet');
    word = '0.9.0';
    tell();
    expect(log).toEqual(['start']);
    for (word of ['off', '1.0.0']) {
      tell();
      tell();
      await loader.boot('wallet');
    }
    expect(log).toEqual(['start', 'stop', 'start', 'stop', 'start']);
  });

  test('a remote boots with the same face that its views see', async () => {
    const boot = jest.fn(() => () => undefined);
    const loader = createRemoteLoader(
      federationOf({
        load: (name) => Promise.resolve({ name, version: '1.0.0', remote: definition({ boot }) }),
      }),
      platform,
    );
    await loader.boot('wallet');
    const face = (boot.mock.calls as unknown as [Platform][])[0]?.[0];
    expect(face).toBe((await loader.page('wallet', 'main')).face);
    expect(face).not.toBe(platform);
  });
});

describe('what a remote is handed', () => {
  const faceFor = async (surface: object): Promise<Platform> => {
    const federation = federationOf({
      load: (name) => Promise.resolve({ name, version: '1.0.0_abc', remote: definition() }),
    });
    const view = federation.view();
    const record = { release: '', integrity: '', requires: {}, surface: { ...surface } };
    const versions = { 'wallet@1.0.0_abc': record };
    const loader = createRemoteLoader(
      { ...federation, view: () => ({ ...view, registry: { ...view.registry, versions } }) },
      world.platform,
    );
    return (await loader.page('wallet', 'main')).face;
  };

  test('[R6-1] the capabilities of its own signed record, no token, no login, no key of the session', async () => {
    await world.logIn('member01');
    const face = await faceFor({ capabilities: ['storage'] });
    expect(['storage', 'money', 'api', 'profile', 'balances'].map((port) => port in face)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(
      ['token', 'refresh', 'adopt', 'logIn', 'reLogin', 'logOut'].filter(
        (name) => name in face.session,
      ),
    ).toEqual([]);
    expect(face.session.state.get().status).toBe('member');
    expect(world.storage.get('memberToken')).toBeDefined();
    expect(() => face.storage.read(KEYS.memberToken)).toThrow('not its own');
  });

  test('a record from before capabilities keeps its ports, and reaches the tokens as little; a broken list opens nothing', async () => {
    const old = await faceFor({});
    expect('money' in old && 'api' in old && !('token' in old.session)).toBe(true);
    expect(() => old.storage.read(KEYS.refreshToken)).toThrow('not its own');
    expect('money' in (await faceFor({ capabilities: 'everything' }))).toBe(false);
  });
});

describe('failures', () => {
  test('a module without a remote is named with its version', async () => {
    const loader = createRemoteLoader(
      federationOf({ load: (name) => Promise.resolve({ name, version: '1.0.0', remote: {} }) }),
      platform,
    );
    await expect(loader.page('wallet', 'main')).rejects.toThrow(
      'remote wallet@1.0.0 exports no remote',
    );
  });

  test('what hangs is a failure after 15 s', async () => {
    jest.useFakeTimers();
    const loader = createRemoteLoader(
      federationOf({ load: () => new Promise(() => undefined) }),
      platform,
    );
    const outcome = loader.page('wallet', 'main').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toMatchObject({
      name: 'DeadlineError',
      message: 'remote wallet took longer than 15000 ms',
    });
  });

  test('a second try asks the federation again', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ name: 'wallet', version: '1.0.0', remote: definition() });
    const loader = createRemoteLoader(federationOf({ load }), platform);
    await expect(loader.page('wallet', 'main')).rejects.toThrow('offline');
    expect((await loader.page('wallet', 'main')).View).toBe(View);
  });

  test('a version whose page does not load makes room for the next one, which is booted in its place', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const stop = jest.fn();
    const broken = definition({
      boot: () => stop,
      pages: { main: () => Promise.reject(new Error('broken page')) },
    });
    const load = jest
      .fn()
      .mockResolvedValueOnce({ name: 'wallet', version: '1.1.0', remote: broken })
      .mockResolvedValue({ name: 'wallet', version: '1.0.0', remote: definition() });
    const failed = jest.fn().mockReturnValue(true);
    const loader = createRemoteLoader(federationOf({ load, failed }), platform);
    expect(await loader.page('wallet', 'main')).toMatchObject({ View, version: '1.0.0' });
    expect(failed).toHaveBeenCalledWith('wallet', '1.1.0', 'evaluate', new Error('broken page'));
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('a lost file of a page is asked for once more before its version is blamed', async () => {
    const page = jest
      .fn()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
      .mockResolvedValue({ Page: View });
    const failed = jest.fn();
    const loader = createRemoteLoader(
      federationOf({
        load: () =>
          Promise.resolve({
            name: 'wallet',
            version: '1.0.0',
            remote: definition({ pages: { main: page } }),
          }),
        failed,
      }),
      platform,
    );
    expect((await loader.page('wallet', 'main')).View).toBe(View);
    expect(failed).not.toHaveBeenCalled();
  });
});
