import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Idle } from '@site/domain/constants';
import { createTestWorld, type TestWorld } from '@site/testing';
import { PRIVACY } from '../phrases/about/privacy';
import { watchIdle } from './idle';

const MINUTE = 60_000;
let world: TestWorld;
let stop: () => void;
let now: number;
let said: string[];
beforeEach(async () => {
  now = Date.parse('2026-11-21T03:00:00Z');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  world = createTestWorld();
  said = [];
  world.platform.toast.current$.subscribe((toast) => {
    if (toast !== null) said.push(toast.text);
  });
  await world.logIn('member01');
  stop = watchIdle(window, world.platform);
});
afterEach(async () => {
  stop();
  jest.restoreAllMocks();
  await world.close();
});

const pass = (minutes: number): void => {
  now += minutes * MINUTE;
};
const tap = (): boolean => window.dispatchEvent(new Event('pointerdown'));
const comeBack = (): void => act(() => void window.dispatchEvent(new Event('focus')));
const status = (): string => world.platform.session.state.get().status;
/** The logout asks the server, too. */
const out = async (): Promise<void> => {
  for (let at = 0; at < 50 && status() !== 'visitor'; at += 1) await Promise.resolve();
};

test('[C-77] thirty minutes without a deed end the session with a word; one minute less does not', async () => {
  pass(29);
  comeBack();
  expect(status()).toBe('member');
  pass(1);
  comeBack();
  await out();
  expect(status()).toBe('visitor');
  expect(world.storage.get('memberToken')).toBeUndefined();
  expect(said).toEqual(['您已 30 分钟未操作，为保护账户安全，请重新登录']);
});

test('[C-77] whoever is idle is asked two minutes before the end, and one tap keeps the session', async () => {
  pass(27);
  comeBack();
  expect(screen.queryByTestId('idle-question')).toBeNull();
  pass(1);
  comeBack();
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '您已超过 28 分钟未操作。为保护账户安全，满 30 分钟将自动退出登录。',
  );
  pass(1);
  await userEvent.click(screen.getByRole('button', { name: '继续使用' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  pass(27);
  comeBack();
  expect([status(), screen.queryByRole('dialog')]).toEqual(['member', null]);
});

test('[C-77] the question goes when another tab is used, with the end of the session, and is not asked unseen', async () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(28);
  comeBack();
  seen.mockRestore();
  expect(screen.queryByRole('dialog')).toBeNull();
  comeBack();
  await screen.findByRole('dialog');
  world.storage.set('lastActive', JSON.stringify({ v: 1, data: now }));
  comeBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  pass(28);
  comeBack();
  await screen.findByRole('dialog');
  pass(2);
  comeBack();
  await out();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(status()).toBe('visitor');
});

test('[C-77] the deed of a return is too late, one in time begins anew, also in another tab', async () => {
  pass(25);
  tap();
  pass(25);
  comeBack();
  expect(status()).toBe('member');
  const other = { v: 1, data: now };
  world.storage.set('lastActive', JSON.stringify(other));
  pass(29);
  comeBack();
  expect(status()).toBe('member');
  pass(5);
  tap();
  await out();
  expect(status()).toBe('visitor');
});

test('[C-77] money under way is waited for, and what is in the journal outlives the logout', async () => {
  const release = world.platform.locks.hold('bet-placement');
  pass(40);
  comeBack();
  expect([status(), said]).toEqual(['member', []]);
  world.storage.set('moneyJournal:k1', '{"v":1,"data":{}}');
  release();
  comeBack();
  await out();
  expect(status()).toBe('visitor');
  expect(world.storage.get('moneyJournal:k1')).toBe('{"v":1,"data":{}}');
});

test('[C-77] a game that has the focus is being used; one that nobody looks at is not', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'Date'] });
  stop();
  stop = watchIdle(window, world.platform);
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.tabIndex = 0;
  frame.focus();
  for (let minute = 0; minute < 60; minute += 1) {
    pass(1);
    jest.advanceTimersByTime(Idle.lookMs);
  }
  expect(status()).toBe('member');
  frame.remove();
  for (let minute = 0; minute < 30; minute += 1) {
    pass(1);
    jest.advanceTimersByTime(Idle.lookMs);
  }
  jest.useRealTimers();
  await out();
  expect(status()).toBe('visitor');
});

test('[C-77] a clock that went back, and a session from before this rule, begin now', () => {
  pass(-600);
  comeBack();
  expect(status()).toBe('member');
  world.storage.delete('lastActive');
  pass(600);
  comeBack();
  expect(status()).toBe('member');
  pass(29);
  comeBack();
  expect(status()).toBe('member');
});

test('[C-77] a visitor is left alone, and a login begins anew', async () => {
  await world.platform.session.logOut();
  pass(60);
  tap();
  comeBack();
  expect(said).toEqual([]);
  await world.logIn('member01');
  pass(29);
  comeBack();
  expect(status()).toBe('member');
});

test('[C-77] the minutes stand in the privacy text', () => {
  expect(JSON.stringify(PRIVACY)).toContain(`${Idle.afterMs / MINUTE} 分钟未操作将自动退出`);
});

test('[C-77] a kept session that is picked up after the watch began counts from that moment', async () => {
  stop();
  world.storage.delete('lastActive');
  const { storage, sandbox } = world;
  const reloaded = createTestWorld({ storage, sandbox });
  stop = watchIdle(window, reloaded.platform);
  expect(storage.get('lastActive')).toBeUndefined();
  await act(() => reloaded.start());
  await waitFor(() => expect(reloaded.platform.session.state.get().status).toBe('member'));
  expect(storage.get('lastActive')).toContain(String(now));
});
