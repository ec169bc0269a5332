import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quickSetting } from './quick-setting';
import { dearer, quickPage } from './quick-page.fixture';
import { odds } from '../vendors/odds.fixture';
import { quickTap } from './quick-tap';

const { sheet, taker, ready, tap, home, homes, bar, reaches, toast } = quickPage();

test('a tap bets the preset stake once its countdown is over: one debit, and the slip stays as it was', async () => {
  await ready();
  tap(await home());
  await reaches('counting');
  expect(await bar()).toHaveTextContent('后自动投注');
  // The kind of price, as the slip says it.
  expect(within(await bar()).getByText('欧洲')).toBeVisible();
  expect(await sheet.stakesOf()).toHaveLength(0);
  // Toasts stand above it.
  expect(document.documentElement.style.getPropertyValue('--end-bar')).toMatch(/^max\(calc/);
  await reaches('done');
  expect(await sheet.stakesOf()).toHaveLength(1);
  expect(sheet.vendorSession.slip.state.get().rows).toEqual([]);
});

test('the tapped price is told as long as the bar tells of it; in the slip it is the slip that does', async () => {
  await ready();
  const selection = await home();
  tap(selection);
  await reaches('counting');
  expect(quickTap.tapped.get()).toBe(selection.selectionId);
  await userEvent.click(screen.getByTestId('quick-undo'));
  expect(quickTap.tapped.get()).toBeNull();
  tap(selection);
  const toSlip = await screen.findByTestId('quick-to-slip');
  await waitFor(() => expect(toSlip).toBeEnabled());
  await userEvent.click(toSlip);
  expect(screen.queryByTestId('quick-bar')).toBeNull();
  expect(quickTap.tapped.get()).toBeNull();
  expect(sheet.vendorSession.slip.state.get().rows).toHaveLength(1);
});

test('off, as it is for everybody at first, no tap is taken', async () => {
  await sheet.begin('member01', '/sbtwo/sports-saba', 'bar');
  expect(taker()).toBeUndefined();
  act(() => quickSetting(sheet.world.platform).choose({ on: true, stake: 100 }));
  await waitFor(() => expect(taker()).toBeDefined());
  act(() => quickSetting(sheet.world.platform).choose({ on: false, stake: 100 }));
  expect(taker()).toBeUndefined();
});

test('as long as it is on a sign says so and how much; a tap on it puts it off', async () => {
  await ready(50);
  const sign = await screen.findByTestId('quick-sign');
  expect(sign).toHaveTextContent('快捷 ¥50');
  await userEvent.click(sign);
  expect(screen.queryByTestId('quick-sign')).toBeNull();
  expect(taker()).toBeUndefined();
  expect(toast()).toBe('快捷投注已关闭');
});

test('on again by the word beside it, nothing says that it is off', async () => {
  await ready(50);
  await userEvent.click(await screen.findByTestId('quick-sign'));
  let undo = (): void => undefined;
  sheet.world.platform.toast.current$
    .subscribe((view) => (undo = view?.action?.run ?? undo))
    .unsubscribe();
  act(undo);
  expect(await screen.findByTestId('quick-sign')).toHaveTextContent('快捷 ¥50');
  expect(toast()).toBe('');
});

test("switched off in another tab, the next tap here is the slip's again", async () => {
  await ready();
  const key = 'sports/quickBet';
  const kept = sheet.world.storage.get(key) ?? '';
  expect(kept).toContain('"on":true');
  // Written by another page, which this one hears nothing of.
  sheet.world.storage.set(key, kept.replace('"on":true', '"on":false'));
  const selection = await home();
  let taken: boolean | undefined = true;
  act(() => void (taken = taker()?.(selection)));
  expect(taken).toBe(false);
  await waitFor(() => expect(taker()).toBeUndefined());
  expect(screen.queryByTestId('quick-bar')).toBeNull();
});

/** Another page of this device sets the stake; this one hears of it, or does not yet. */
function setElsewhere(from: number, to: number, isHeard: boolean): void {
  const { storage } = sheet.world;
  const key = 'sports/quickBet';
  storage.set(key, (storage.get(key) ?? '').replace(`"stake":${from}`, `"stake":${to}`));
  if (isHeard) act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

test('another stake set in another tab stands on the sign here, and is what a tap bets', async () => {
  await ready(20);
  setElsewhere(20, 900, true);
  expect(await screen.findByTestId('quick-sign')).toHaveTextContent('快捷 ¥900');
  tap(await home());
  expect(await bar()).toHaveTextContent('¥900');
});

test('what the sign says at the tap is bet, though another stake is kept by then', async () => {
  await ready(20);
  const sign = await screen.findByTestId('quick-sign');
  const selection = await home();
  setElsewhere(20, 900, false);
  expect(sign).toHaveTextContent('快捷 ¥20');
  tap(selection);
  expect(await bar()).toHaveTextContent('¥20');
  await reaches('counting');
  await userEvent.click(screen.getByTestId('quick-undo'));
  expect(await screen.findByTestId('quick-sign')).toHaveTextContent('快捷 ¥900');
});

test('left for the demo board in a countdown, the next tap on the way back is taken', async () => {
  await ready();
  tap(await home());
  await reaches('counting');
  await userEvent.click(screen.getByRole('link', { name: 'demo' }));
  await waitFor(() => expect(screen.queryByTestId('quick-bar')).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'real' }));
  await waitFor(() => expect(taker()).toBeDefined());
  tap(await home());
  await reaches('counting');
});

test('a press that began on another button agrees to no price, nor does the second of two taps take the bet away', async () => {
  await ready();
  const selection = await home();
  tap(dearer(selection));
  const before = await screen.findByTestId('quick-to-slip');
  await reaches('asks');
  const accept = screen.getByTestId('quick-accept');
  // The same node would take the end of a press that began on the other word.
  expect(accept).not.toBe(before);
  expect(accept).toBeDisabled();
  await waitFor(() => expect(accept).toBeEnabled());
  expect(await sheet.stakesOf()).toHaveLength(0);
  await userEvent.dblClick(accept);
  // The word was to this price: it waits for nothing more, and is one bet.
  await reaches('done');
  expect(await sheet.stakesOf()).toHaveLength(1);
  expect(sheet.vendorSession.slip.state.get().rows).toEqual([]);
});

test('taken back in time, nothing is placed and that is said', async () => {
  await ready();
  tap(await home());
  await reaches('counting');
  await userEvent.click(screen.getByTestId('quick-undo'));
  await waitFor(() => expect(screen.queryByTestId('quick-bar')).toBeNull());
  expect(toast()).toBe('快捷投注已撤销，未投注');
  expect(await sheet.stakesOf()).toHaveLength(0);
});

test('above the limit it is refused in the words of the slip', async () => {
  await ready(999_999);
  tap(await home());
  await reaches('refused');
  expect(await bar()).toHaveTextContent(/未投注 · 投注金额高于最高限额 · 限额 10 - [\d,]+/);
  expect(await sheet.stakesOf()).toHaveLength(0);
});

test('a price that fell since stops it and asks; agreed to, a countdown follows', async () => {
  await ready();
  const selection = await home();
  tap(dearer(selection));
  // Marked as soon as it is known, before anybody is asked.
  await waitFor(async () => expect((await bar()).querySelector('s')).toHaveTextContent('99.00'));
  await reaches('asks');
  expect(await bar()).toHaveTextContent('赔率由');
  expect(await sheet.stakesOf()).toHaveLength(0);
  await waitFor(() => expect(screen.getByTestId('quick-accept')).toBeEnabled());
  await userEvent.click(screen.getByTestId('quick-accept'));
  await reaches('done');
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('a price that rose since is marked, and taken without a word', async () => {
  await ready();
  const selection = await home();
  tap({ ...selection, price: odds('1.01') });
  await reaches('counting');
  const mark = (await bar()).querySelector('s');
  expect(mark).toHaveTextContent('1.01');
  expect(await bar()).not.toHaveTextContent('赔率由');
  await reaches('done');
});

test('without a network, and with the page left, nothing is placed and that is said', async () => {
  const leave = await ready();
  tap(await home());
  await reaches('counting');
  fireEvent(window, new Event('offline'));
  await waitFor(() => expect(toast()).toBe('网络已断开，快捷投注已取消，未投注'));
  fireEvent(window, new Event('online'));
  tap(await home());
  await reaches('counting');
  leave();
  await waitFor(() => expect(toast()).toBe('已离开页面，快捷投注已取消，未投注'));
  expect(await sheet.stakesOf()).toHaveLength(0);
});

test('an answer that never came is unknown: no tap bets again before it is known', async () => {
  await ready();
  await sheet.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceBet' },
    fault: { drop: 'before' },
    times: 1,
  });
  const [first, second] = await homes();
  tap(first);
  await reaches('unknown');
  expect(await bar()).toHaveTextContent('结果确认中，请勿重复投注');
  tap(first);
  expect(toast()).toBe('上一笔投注还在确认，请稍后再点');
  // Another one waits in the slip, where nothing is placed without a word.
  let isTaken = true;
  act(() => {
    isTaken = taker()?.(second) ?? true;
  });
  expect(isTaken).toBe(false);
  expect(toast()).toBe('上一笔投注还在确认，已放入投注单');
  expect(await bar()).toHaveTextContent(first.homeName);
});

test('left while it is on its way, that is said: the bar is gone, the bet is not', async () => {
  const leave = await ready();
  await sheet.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceBet' },
    fault: { delayMs: 3_000 },
    times: 1,
  });
  tap(await home());
  await reaches('submitting');
  leave();
  await waitFor(() => expect(toast()).toBe('快捷投注 ¥100 已提交，结果稍后告知'));
  await waitFor(async () => expect(await sheet.stakesOf()).toHaveLength(1));
});
