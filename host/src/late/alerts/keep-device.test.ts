/** The life of a device that is told by web push (ADR 109). */
import { getAlertSettings } from '@site/contracts/alerts';
import { KEYS as STORED } from '@site/platform';
import { createTestWorld, type TestWorld } from '@site/testing';
import { keepDevice } from './keep-device';
import { settled } from './settled.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

describe('the device', () => {
  const KEYS = {
    p256dh: Buffer.from([4, ...Array<number>(64).fill(7)]).toString('base64url'),
    auth: Buffer.alloc(16, 9).toString('base64url'),
  };
  /** The code that keeps it, with what the browser has. */
  function deviceOf(bytes: Uint8Array<ArrayBuffer>) {
    const unsubscribe = jest.fn(async () => true);
    const stop = keepDevice({
      platform: world.platform,
      subscription: async () => ({
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: KEYS }),
        unsubscribe,
      }),
    });
    return { unsubscribe, stop };
  }
  /** A subscription; `key` null is the server's own. */
  async function device(key: string | null) {
    await world.logIn('member01');
    const settings = await world.platform.api.call(getAlertSettings);
    const own = settings.ok ? (settings.value.serverKey ?? '') : '';
    const bytes = Uint8Array.from(Buffer.from(key ?? own, 'base64url'));
    return deviceOf(bytes);
  }
  const added = async (): Promise<number> => {
    const { requests } = (await world.control('GET', '/requests')) as {
      requests: readonly { readonly call: string | null }[];
    };
    return requests.filter(({ call }) => call === 'alert.addDevice').length;
  };
  const until = async (work: () => Promise<void>): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (tries > 200) throw error;
        await settled();
      }
    }
  };

  test('is told to be this session’s, and is none once the session is over', async () => {
    const { unsubscribe, stop } = await device(null);
    await until(async () => expect(await added()).toBe(1));
    expect(unsubscribe).not.toHaveBeenCalled();
    await world.platform.session.logOut();
    await until(async () => expect(unsubscribe).toHaveBeenCalledTimes(1));
    stop();
  });

  test('is none either where the logout came before this code', async () => {
    const first = await device(null);
    await until(async () => expect(await added()).toBe(1));
    first.stop();
    await world.platform.session.logOut();
    const { unsubscribe, stop } = deviceOf(new Uint8Array(1));
    await until(async () => expect(unsubscribe).toHaveBeenCalledTimes(1));
    expect(world.platform.storage.read(STORED.alertsOwner)).toBeNull();
    stop();
  });

  test('stays for its member where the session only ran out, and goes when another one comes', async () => {
    const { unsubscribe, stop } = await device(null);
    await until(async () => expect(await added()).toBe(1));
    await world.platform.session.logOut('expired');
    await settled();
    await world.logIn('member01');
    await until(async () => expect(await added()).toBe(2));
    expect(unsubscribe).not.toHaveBeenCalled();
    await world.platform.session.logOut('expired');
    await world.logIn('vip01');
    await until(async () => expect(unsubscribe).toHaveBeenCalledTimes(1));
    expect(await added()).toBe(2);
    stop();
  });

  test.each(['otherTab', 'switched'] as const)(
    'is not touched by a tab that hears of an end elsewhere (%s)',
    async (reason) => {
      const { unsubscribe, stop } = await device(null);
      await until(async () => expect(await added()).toBe(1));
      world.platform.bus.publish({ type: 'session.logged-out', reason });
      await settled();
      expect(unsubscribe).not.toHaveBeenCalled();
      stop();
    },
  );

  test('of another key is given up', async () => {
    const { unsubscribe, stop } = await device('AAAA');
    await until(async () => expect(unsubscribe).toHaveBeenCalledTimes(1));
    expect(await added()).toBe(0);
    stop();
  });
});
