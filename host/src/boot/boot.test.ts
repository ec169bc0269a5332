import { createServerClock } from './clock';
import { createNavigator } from './navigator';
import { exclusiveOver, newUuid } from './browser';

describe('the clock', () => {
  function open() {
    const device = { ms: 500 };
    const clock = createServerClock(Date.parse('2026-11-21T03:00:00Z'), () => device.ms);
    return { device, clock, iso: () => new Date(clock.now()).toISOString() };
  }

  test('server time goes on by the monotonic clock', () => {
    const { device, iso } = open();
    device.ms += 90_000;
    expect(iso()).toBe('2026-11-21T03:01:30.000Z');
  });

  test('an answer more than 2 s off sets it right, in either direction', () => {
    const { clock, iso } = open();
    clock.align('Sat, 21 Nov 2026 03:05:00 GMT');
    expect(iso()).toBe('2026-11-21T03:05:00.000Z');
    clock.align('Sat, 21 Nov 2026 02:55:00 GMT');
    expect(iso()).toBe('2026-11-21T02:55:00.000Z');
  });

  test.each(['Sat, 21 Nov 2026 03:00:01 GMT', 'Sat, 21 Nov 2026 02:59:58 GMT', 'yesterday', ''])(
    '%s changes nothing: dates of headers are cut to seconds',
    (date) => {
      const { clock, iso } = open();
      clock.align(date);
      expect(iso()).toBe('2026-11-21T03:00:00.000Z');
    },
  );
});

describe('the navigator', () => {
  test('what is asked before the router stands is done in order once it does', () => {
    const navigator = createNavigator();
    const done: string[] = [];
    navigator.go('/restrict', { replace: true });
    navigator.back();
    navigator.attach((to, options) => void done.push(`${to} ${options?.replace ?? '-'}`));
    navigator.go('/Me');
    expect(done).toEqual(['/restrict true', '-1 -', '/Me false']);
  });

  test('a router that is attached again gets only what comes after', () => {
    const navigator = createNavigator();
    const [first, second] = [jest.fn(), jest.fn()];
    navigator.attach(first);
    navigator.go('/Me');
    navigator.attach(second);
    navigator.go('/');
    expect(first).toHaveBeenCalledTimes(1);
    expect(second.mock.calls).toEqual([['/', { replace: false }]]);
  });
});

describe('the browser without its newer services', () => {
  test('work of one name runs one after the other, also after a failure', async () => {
    const exclusive = exclusiveOver(undefined);
    const log: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        log.push(`${name} begins`);
        await Promise.resolve();
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
      };
    const first = exclusive('site.refresh', work('a', true));
    const second = exclusive('site.refresh', work('b'));
    await expect(first).rejects.toThrow('a');
    await second;
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  test('locks that a browser has and does not grant are as good as none: the lease takes their place', async () => {
    const refused = {
      request: () => Promise.reject(new DOMException('no', 'InvalidStateError')),
    } as unknown as LockManager;
    expect(await exclusiveOver(refused)('site.refresh', () => Promise.resolve('ran'))).toBe('ran');
  });

  test('work that fails under a lock is not run again', async () => {
    const granting = {
      request: (_name: string, _options: object, run: () => Promise<unknown>) => run(),
    } as unknown as LockManager;
    const work = jest.fn(() => Promise.reject(new Error('a')));
    await expect(exclusiveOver(granting)('site.refresh', work)).rejects.toThrow('a');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('ids are UUIDs of version 4, and no two are alike', () => {
    const bytes = {
      getRandomValues: (into: Uint8Array) => into.map(() => 255),
    } as unknown as Crypto;
    expect(newUuid(bytes)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});
