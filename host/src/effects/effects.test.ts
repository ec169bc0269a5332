import { waitFor } from '@testing-library/react';
import type { WindowEvent } from '@site/platform';
import { createTestWorld, type TestWorld } from '@site/testing';
import type { SiteLoader } from '../remotes/contexts';
import { listenToWindows } from './cross-window';
import { recoverMoney } from './money-recovery';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

describe('messages of other windows', () => {
  const ORIGIN = 'https://games.example';

  function listen() {
    const frame = window;
    const stop = listenToWindows(window, world.platform);
    const say = (data: unknown, origin = ORIGIN): boolean =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame }));
    return { frame, stop, say };
  }

  test.each<[WindowEvent, string]>([
    ['goBackToWallet', 'back'],
    ['closePopup', 'back'],
    ['closeIframe', '/'],
    ['NetworkError', '/'],
    ['goToHistory', '/TransactionRecord/'],
    ['goToHistoryW', '/TransactionRecord/?type=withdrawal'],
    ['goUserInfo', '/Me/Accountinfo/'],
    ['goToKycPage', '/Me/Uploadfiles/'],
  ])('[R2.6-1] %s leads to %s', async (event, target) => {
    const { frame, stop, say } = listen();
    world.platform.windows.register(frame, { origin: ORIGIN, caps: [event] });
    say(event);
    await waitFor(() => expect(world.visited).toEqual([target]));
    stop();
  });

  test('[R2.6-1] a window of its own makes way for the page it asks for, a frame goes with its page', async () => {
    const stop = listenToWindows(window, world.platform);
    const close = jest.fn();
    const sourceOf = (frames: object) => {
      const source = Object.assign(new EventTarget(), { close, ...frames });
      return source as unknown as Window;
    };
    const popup = sourceOf({});
    Object.assign(popup, { top: popup });
    const frame = sourceOf({ top: window });
    for (const source of [frame, popup]) {
      world.platform.windows.register(source, { origin: ORIGIN, caps: ['goUserInfo'] });
      const event = new MessageEvent('message', { data: 'goUserInfo', origin: ORIGIN });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    }
    await waitFor(() => expect(world.visited).toEqual(['/Me/Accountinfo/', '/Me/Accountinfo/']));
    expect(close).toHaveBeenCalledTimes(1);
    stop();
  });

  test('[R2.6-1] nobody is taken anywhere while money is being sent; afterwards it happens', async () => {
    const { frame, stop, say } = listen();
    world.platform.windows.register(frame, {
      origin: ORIGIN,
      caps: ['goToHistory', 'closeIframe'],
    });
    const release = world.platform.locks.hold('money:bet');
    say('goToHistory');
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(world.visited).toEqual([]);
    release();
    await waitFor(() => expect(world.visited).toEqual(['/TransactionRecord/']));
    stop();
  });

  test('[R2.6-1] a window that nobody registered, another origin and another name do nothing', () => {
    const { frame, stop, say } = listen();
    say('closeIframe');
    world.platform.windows.register(frame, { origin: ORIGIN, caps: ['closeIframe'] });
    say('closeIframe', 'https://evil.example');
    say('goUserInfo');
    expect(world.visited).toEqual([]);
    expect(world.platform.windows.dropped()).toBe(3);
    stop();
  });

  test('an owner that handles its window itself keeps the site still', () => {
    const { frame, stop, say } = listen();
    const handled: WindowEvent[] = [];
    world.platform.windows.register(frame, {
      origin: ORIGIN,
      caps: ['closeIframe'],
      onEvent: (event) => handled.push(event),
    });
    say('closeIframe');
    expect(handled).toEqual(['closeIframe']);
    expect(world.visited).toEqual([]);
    stop();
    say('closeIframe');
    expect(handled).toHaveLength(1);
  });
});

describe('money after a reload', () => {
  const neverShown = { now: () => null, load: () => Promise.reject(new Error('not shown')) };
  const loaderOf = (boot: SiteLoader['boot']): SiteLoader => ({
    boot,
    page: () => neverShown,
    slot: () => neverShown,
  });

  test('the remote that owns an open action is loaded once its member is known, and no other', async () => {
    await world.logIn('member01');
    world.platform.money.run({
      kind: 'bet',
      summary: '独赢',
      payload: '{}',
      submit: () => new Promise(() => undefined),
    });
    const reloaded = createTestWorld({ storage: world.storage, sandbox: world.sandbox });
    const booted: string[] = [];
    const stop = recoverMoney(
      reloaded.platform,
      loaderOf((name) => {
        booted.push(name);
        return Promise.resolve();
      }),
      (kind) => (kind === 'bet' ? 'sports' : undefined),
    );
    expect(booted).toEqual([]);
    await reloaded.start();
    expect(booted).toEqual(['sports']);
    stop();
  });

  test('a lost answer fetches the remote that can ask about it, once, though another one sent the money', async () => {
    await world.logIn('member01');
    const booted: string[] = [];
    const stop = recoverMoney(
      world.platform,
      loaderOf((name) => {
        booted.push(name);
        return Promise.resolve();
      }),
      (kind) => (kind === 'transfer' ? 'wallet' : undefined),
    );
    const lost = async () => ({ ok: false, error: { kind: 'network' } }) as const;
    world.platform.money.run({ kind: 'transfer', summary: '转账', payload: '{}', submit: lost });
    await waitFor(() => expect(booted).toEqual(['wallet']));
    world.platform.money.run({
      kind: 'transfer',
      summary: '转账',
      payload: '{"b":1}',
      submit: lost,
    });
    world.platform.money.run({ kind: 'prize', summary: '抽奖', payload: '{}', submit: lost });
    await waitFor(() => expect(world.platform.money.openKinds()).toContain('prize'));
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(booted).toEqual(['wallet']);
    stop();
  });

  test('a remote that cannot be loaded is named, and the site goes on', async () => {
    await world.logIn('member01');
    world.platform.money.run({
      kind: 'bet',
      summary: '独赢',
      payload: '{}',
      submit: () => new Promise(() => undefined),
    });
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const stop = recoverMoney(
      world.platform,
      loaderOf(() => Promise.reject(new Error('offline'))),
      () => 'sports',
    );
    await Promise.resolve();
    await Promise.resolve();
    expect(error).toHaveBeenCalledWith('remote sports could not recover bet:', expect.any(Error));
    error.mockRestore();
    stop();
  });
});
