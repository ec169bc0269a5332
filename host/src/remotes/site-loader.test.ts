import { federationOf } from '@site/federation/testing/federation.fixture';
import type { RemoteModule } from '@site/federation/views/read-remote';
import type { Platform } from '@site/platform';
import { KEYS, type Platform as SitePlatform } from '@site/platform/host';
import { defineRemote } from '@site/remote-kit';
import { createTestWorld, type TestWorld } from '@site/testing';
import { createSiteLoader } from './site-loader';

const View = () => null;
/** What the kit defines is what the library reads: the compiler says so. */
const definition = (boot?: (face: Platform) => () => void): RemoteModule<Platform> =>
  defineRemote('wallet', {
    pages: { main: () => Promise.resolve({ Page: View }) },
    ...(boot === undefined ? {} : { boot }),
  });

let world: TestWorld;
let platform: SitePlatform;
beforeEach(() => {
  world = createTestWorld();
  ({ platform } = world);
});
afterEach(() => world.close());

test('a remote boots with the same face that its views see', async () => {
  const boot = jest.fn(() => () => undefined);
  const loader = createSiteLoader(
    federationOf({
      load: (name) => Promise.resolve({ name, version: '1.0.0', remote: definition(boot) }),
    }),
    platform,
  );
  await loader.boot('wallet');
  const face = (boot.mock.calls as unknown as [Platform][])[0]?.[0];
  expect(face).toBe((await loader.page('wallet', 'main').load()).face);
  expect(face).not.toBe(platform);
});

describe('what a remote is handed', () => {
  const faceFor = async (surface: object): Promise<Platform> => {
    const federation = federationOf({
      load: (name) => Promise.resolve({ name, version: '1.0.0_abc', remote: definition() }),
    });
    const view = federation.view();
    const record = { release: '', integrity: '', requires: {}, surface: { ...surface } };
    const versions = { 'wallet@1.0.0_abc': record };
    const loader = createSiteLoader(
      { ...federation, view: () => ({ ...view, registry: { ...view.registry, versions } }) },
      world.platform,
    );
    return (await loader.page('wallet', 'main').load()).face;
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
