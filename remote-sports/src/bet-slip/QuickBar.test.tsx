import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartSelection } from '@site/domain/betting/cart';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { odds } from '../vendors/odds.fixture';
import { quickSetting } from './quick-setting';
import { quickTap } from './quick-tap';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();
const taker = () => quickTap.takers.get('SABA');

/** Signs in with quick bets on, and waits until taps are taken. */
async function ready(stake = 100): Promise<() => void> {
  const leave = await sheet.begin('member01', '/sbtwo/sports-saba', 'bar');
  act(() => quickSetting(sheet.world.platform).choose({ on: true, stake }));
  await waitFor(() => expect(taker()).toBeDefined());
  return leave;
}
const tap = (selection: CartSelection): void => act(() => void taker()?.(selection));
const home = async (): Promise<CartSelection> => {
  const [first] = await sheet.homeSides(1);
  if (first === undefined) throw new Error('nothing to bet on');
  return first.selection;
};
const bar = (): Promise<HTMLElement> => screen.findByTestId('quick-bar');
const reaches = (phase: string): Promise<void> =>
  waitFor(async () => expect(await bar()).toHaveAttribute('data-phase', phase), {
    timeout: 20_000,
  });
const toast = (): string => {
  let text = '';
  sheet.world.platform.toast.current$.subscribe((view) => (text = view?.text ?? '')).unsubscribe();
  return text;
};

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
  tap({ ...selection, price: odds((Number(selection.price) + 1).toFixed(2)) });
  const before = await screen.findByTestId('quick-to-slip');
  await reaches('asks');
  const accept = screen.getByTestId('quick-accept');
  // The same node would take the end of a press that began on the other word.
  expect(accept).not.toBe(before);
  expect(accept).toBeDisabled();
  await waitFor(() => expect(accept).toBeEnabled());
  await userEvent.dblClick(accept);
  await reaches('counting');
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

test('a tap on another price while nothing is sent takes its place: one bet, and that is said', async () => {
  await ready();
  const [first, second] = await sheet.homeSides(2);
  if (first === undefined || second === undefined) throw new Error('nothing to bet on');
  tap(first.selection);
  await reaches('counting');
  // The second of two taps on one price begins nothing anew.
  tap(first.selection);
  expect(toast()).toBe('上一笔快捷投注还没有结束');
  expect(await bar()).toHaveTextContent(first.selection.homeName);
  tap(second.selection);
  expect(toast()).toBe('已换成新选的赔率，上一笔未投注');
  expect(await bar()).toHaveTextContent(second.selection.homeName);
  expect(quickTap.tapped.get()).toBe(second.selection.selectionId);
  await reaches('done');
  expect(await sheet.stakesOf()).toHaveLength(1);
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
  tap({ ...selection, price: odds((Number(selection.price) + 1).toFixed(2)) });
  await reaches('asks');
  expect(await bar()).toHaveTextContent('赔率由');
  expect(await sheet.stakesOf()).toHaveLength(0);
  await waitFor(() => expect(screen.getByTestId('quick-accept')).toBeEnabled());
  await userEvent.click(screen.getByTestId('quick-accept'));
  await reaches('done');
  expect(await sheet.stakesOf()).toHaveLength(1);
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
  const [first, second] = await sheet.homeSides(2);
  if (first === undefined || second === undefined) throw new Error('nothing to bet on');
  tap(first.selection);
  await reaches('unknown');
  expect(await bar()).toHaveTextContent('结果确认中，请勿重复投注');
  tap(second.selection);
  expect(toast()).toBe('上一笔投注还在确认，请稍后再点');
  expect(await bar()).toHaveTextContent(first.selection.homeName);
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

/** A price that fell since it was tapped. */
const dearer = (selection: CartSelection): CartSelection => ({
  ...selection,
  price: odds((Number(selection.price) + 1).toFixed(2)),
});

test('a price that moved can go to the slip, and another price tapped meanwhile takes its place', async () => {
  await ready();
  const [first, second] = await sheet.homeSides(2);
  if (first === undefined || second === undefined) throw new Error('nothing to bet on');
  tap(dearer(first.selection));
  await reaches('asks');
  tap(second.selection);
  expect(toast()).toBe('已换成新选的赔率，上一笔未投注');
  await reaches('counting');
  expect(await bar()).toHaveTextContent(second.selection.homeName);
  await userEvent.click(screen.getByTestId('quick-undo'));
  tap(dearer(first.selection));
  await reaches('asks');
  const toSlip = screen.getByTestId('quick-to-slip');
  await waitFor(() => expect(toSlip).toBeEnabled());
  await userEvent.click(toSlip);
  expect(screen.queryByTestId('quick-bar')).toBeNull();
  expect(sheet.vendorSession.slip.state.get().rows).toHaveLength(1);
  expect(await sheet.stakesOf()).toHaveLength(0);
});

test('a question that nobody answers lapses by itself, told as not placed', async () => {
  await ready();
  tap(dearer(await home()));
  await reaches('asks');
  const { clock } = sheet.world.platform;
  const now = clock.monotonic.bind(clock);
  const later = jest.spyOn(clock, 'monotonic').mockImplementation(() => now() + 15_000);
  await waitFor(() => expect(toast()).toBe('赔率变化未确认，快捷投注已取消，未投注'));
  later.mockRestore();
  expect(screen.queryByTestId('quick-bar')).toBeNull();
  expect(quickTap.tapped.get()).toBeNull();
  expect(await sheet.stakesOf()).toHaveLength(0);
});

test('sent at once by a button, which no tap of the price reaches; two taps on it are one debit', async () => {
  await ready();
  tap(await home());
  await reaches('counting');
  const now = screen.getByTestId('quick-now');
  expect(now).toHaveAttribute('data-kind', 'primary');
  // It has only just come: what falls on it was meant for what stood there before.
  expect(now).toBeDisabled();
  const status = within(await bar()).getByRole('status').textContent;
  await waitFor(() => expect(now).toBeEnabled());
  await userEvent.dblClick(now);
  expect(await bar()).not.toHaveAttribute('data-phase', 'counting');
  await reaches('done');
  expect(status).toContain('后自动投注');
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('refused because the market paused: the gold goes, and one button tries again at the price of now', async () => {
  await ready(50);
  sheet.says(SELECTION_STATUS.UPDATING);
  const selection = await home();
  tap(selection);
  await reaches('refused');
  expect(quickTap.tapped.get()).toBeNull();
  expect(screen.getByTestId('quick-to-slip')).toBeVisible();
  sheet.says(null);
  const again = screen.getByTestId('quick-again');
  expect(again).toHaveTextContent('再试一次 ¥50');
  await waitFor(() => expect(again).toBeEnabled());
  await userEvent.click(again);
  await reaches('counting');
  expect(quickTap.tapped.get()).toBe(selection.selectionId);
  await reaches('done');
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('turned down by the vendor for now, it can be made again: an intent of its own, one debit', async () => {
  await ready(50);
  await sheet.refuseNext('13060');
  tap(await home());
  await reaches('refused');
  const key = quickTap.shown.get();
  expect(quickTap.tapped.get()).toBeNull();
  const again = screen.getByTestId('quick-again');
  await waitFor(() => expect(again).toBeEnabled());
  await userEvent.dblClick(again);
  await reaches('done');
  expect(quickTap.shown.get()).not.toBe(key);
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('what another try cannot mend has no button for it; the amount can be changed in the slip', async () => {
  await ready(999_999);
  tap(await home());
  await reaches('refused');
  expect(screen.queryByTestId('quick-again')).toBeNull();
  const toSlip = screen.getByTestId('quick-to-slip');
  await waitFor(() => expect(toSlip).toBeEnabled());
  await userEvent.click(toSlip);
  expect(screen.queryByTestId('quick-bar')).toBeNull();
  expect(sheet.vendorSession.slip.state.get().rows).toHaveLength(1);
});
