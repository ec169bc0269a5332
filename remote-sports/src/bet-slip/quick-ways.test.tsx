/** The ways from a quick bet: sent at once, put aside, replaced, left unanswered, tried again. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { dearer, quickPage } from './quick-page.fixture';
import { quickTap } from './quick-tap';

const { sheet, taker, ready, tap, home, homes, bar, reaches, toast } = quickPage();

test('a tap on another price while nothing is sent takes its place: one bet, and that is said', async () => {
  await ready();
  const [first, second] = await homes();
  tap(first);
  await reaches('counting');
  // The second of two taps on one price begins nothing anew.
  tap(first);
  expect(toast()).toBe('');
  expect(await bar()).toHaveTextContent(first.homeName);
  tap(second);
  expect(toast()).toBe('已换成新选的赔率，上一笔未投注');
  expect(await bar()).toHaveTextContent(second.homeName);
  expect(quickTap.tapped.get()).toBe(second.selectionId);
  await reaches('done');
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('a price that moved can go to the slip, and another price tapped meanwhile takes its place', async () => {
  await ready();
  const [first, second] = await homes();
  tap(dearer(first));
  await reaches('asks');
  tap(second);
  expect(toast()).toBe('已换成新选的赔率，上一笔未投注');
  await reaches('counting');
  expect(await bar()).toHaveTextContent(second.homeName);
  await userEvent.click(screen.getByTestId('quick-undo'));
  tap(dearer(first));
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
  const again = screen.getByTestId('quick-again');
  expect(again).toHaveTextContent('再试一次 ¥50');
  // It would only be refused again, and says so; that it can be made is seen without a tap.
  expect(again).toBeDisabled();
  expect(again).toHaveAccessibleDescription(/^未投注 · .+/);
  expect(within(await bar()).getByRole('status')).not.toHaveTextContent('现在可以投注');
  sheet.says(null);
  await waitFor(() => expect(again).toBeEnabled(), { timeout: 20_000 });
  expect(within(await bar()).getByRole('status')).toHaveTextContent('未投注 · 现在可以投注');
  await userEvent.click(again);
  await reaches('counting');
  expect(quickTap.tapped.get()).toBe(selection.selectionId);
  await reaches('done');
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('open again at another price: that is said, and another try asks before anything is sent', async () => {
  await ready(50);
  sheet.says(SELECTION_STATUS.UPDATING);
  tap(dearer(await home()));
  await reaches('refused');
  sheet.says(null);
  const again = screen.getByTestId('quick-again');
  await waitFor(() => expect(again).toBeEnabled(), { timeout: 20_000 });
  const status = within(await bar()).getByRole('status');
  expect(status).toHaveTextContent(/^赔率由 .+ 变为 .+$/);
  await userEvent.click(again);
  await waitFor(async () => expect(await bar()).toHaveAttribute('data-phase', 'asks'));
  expect(await sheet.stakesOf()).toHaveLength(0);
  const accept = screen.getByTestId('quick-accept');
  await waitFor(() => expect(accept).toBeEnabled());
  await userEvent.click(accept);
  await reaches('done');
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('a question that is asked in vain while it waits changes neither the reason nor the button', async () => {
  await ready(50);
  sheet.says(SELECTION_STATUS.UPDATING);
  tap(await home());
  await reaches('refused');
  const status = within(await bar()).getByRole('status');
  const words = status.textContent;
  await sheet.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/GetSingleTicket' },
    fault: { status: 500 },
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 5_000)));
  expect(status).toHaveTextContent(words);
  expect(screen.getByTestId('quick-again')).toBeDisabled();
  await sheet.world.control('DELETE', '/faults');
  sheet.says(null);
  const again = screen.getByTestId('quick-again');
  await waitFor(() => expect(again).toBeEnabled(), { timeout: 20_000 });
});

test('turned down for a price that is as agreed again: what was is said, and nothing is asked to be confirmed as new', async () => {
  await ready(50);
  await sheet.refuseNext('13110');
  tap(await home());
  await reaches('asks');
  const said = within(await bar()).getByRole('status');
  await waitFor(() => expect(said).toHaveTextContent(/^赔率曾变化，注单未成立、未扣款$/), {
    timeout: 20_000,
  });
  const accept = screen.getByTestId('quick-accept');
  await waitFor(() => expect(accept).toBeEnabled());
  await userEvent.click(accept);
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

test('[R8-7] a wallet that does not pay it leads to the cashier with what is missing; the pick waits in the slip', async () => {
  await ready(100, 'poor01');
  const selection = await home();
  tap(selection);
  await reaches('refused');
  expect(screen.queryByTestId('quick-again')).toBeNull();
  const deposit = screen.getByTestId('quick-deposit');
  expect(deposit).toHaveTextContent('去存款');
  await waitFor(() => expect(deposit).toBeEnabled());
  await userEvent.click(deposit);
  await waitFor(() => expect(sheet.world.visited).toEqual(['/DepositVerify?amount=85.00']));
  expect(sheet.vendorSession.slip.state.get().rows).toMatchObject([
    { selection: { selectionId: selection.selectionId } },
  ]);
  expect(await sheet.stakesOf()).toHaveLength(0);
});

test('while a combo of the slip is on its way the slip takes nothing either, and nothing is said to be in it', async () => {
  await ready();
  const { slip } = sheet.vendorSession;
  const [first, second, third] = await sheet.homeSides(3);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('nothing to bet on');
  for (const { selection } of [first, second]) act(() => void slip.toggle(selection));
  act(() => slip.setMode('combo'));
  await waitFor(() => expect(slip.state.get().combo.offers).not.toBeNull());
  await sheet.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceParlayBet' },
    fault: { delayMs: 60_000 },
    times: 1,
  });
  act(() => slip.typeCombo(slip.state.get().combo.offers?.[0]?.id ?? '', '70'));
  act(() => slip.placeCombo());
  await waitFor(() => expect(slip.state.get().combo.result?.phase).toBe('submitting'));
  expect(taker()?.(third.selection)).toBe(true);
  expect(toast()).toBe('上一笔投注还在确认，请稍后再点');
  expect(slip.state.get().rows).toHaveLength(2);
});
