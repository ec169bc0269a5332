import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slipSheet } from '../bet-slip/slip-sheet.fixture';

const sheet = slipSheet();
const begin = () => sheet.begin('member01', '/', 'promos');
const rows = () => sheet.vendorSession.slip.state.get().rows;
const control = (path: string, body: object): Promise<unknown> =>
  act(() => sheet.world.control('POST', path, body));
const first = async (): Promise<HTMLElement> =>
  (await screen.findAllByTestId('promo-boost'))[0] as HTMLElement;

test('a raised price says old and new, its limit and its end; a tap puts it on the slip, which says them too', async () => {
  await begin();
  const card = await first();
  expect(card).toHaveTextContent(/赔率由 \d+\.\d\d 提升至 \d+\.\d\d/);
  expect(card).toHaveTextContent(/最高投注 ¥200 · 至 \d\d\/\d\d \d\d:\d\d/);
  await userEvent.click(card);
  expect(await screen.findByTestId('boost-note')).toHaveTextContent(
    /赔率加成 \d+\.\d\d → \d+\.\d\d，每人最高投注 ¥200/,
  );
  await waitFor(() => expect(rows()[0]?.info?.max).toBe(20_000n));
  sheet.type('201');
  await waitFor(async () => expect(await sheet.placeButton()).toBeDisabled());
});

test('a bet at a raised price is booked at it', async () => {
  await begin();
  const raised = /提升至 (\d+\.\d\d)/.exec((await first()).textContent ?? '')?.[1];
  await userEvent.click(await first());
  sheet.type('150');
  await sheet.tapPlace();
  await waitFor(() => expect(rows()[0]?.result?.phase).toBe('done'));
  const result = rows()[0]?.result;
  const leg = result?.phase === 'done' ? result.result?.wagers[0]?.legs[0] : undefined;
  expect(Number(leg?.price).toFixed(2)).toBe(raised);
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('a raise that has ended says so on the slip, takes no bet and keeps what was typed', async () => {
  await begin();
  await userEvent.click(await first());
  sheet.type('150');
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  await sheet.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceBet' },
    fault: { status: 409, errorCode: '13050', description: '赔率加成已结束，可按原赔率重新选择' },
    times: 1,
  });
  await sheet.tapPlace();
  expect(await screen.findByText(/赔率加成已结束，可按原赔率重新选择/)).toBeVisible();
  expect(rows()[0]?.stake).toBe('150');
  expect(await sheet.stakesOf()).toEqual([]);
});

test('a popular parlay comes onto the slip as a combo, and what stood there comes back by one tap', async () => {
  await begin();
  await userEvent.click(await first());
  act(() => sheet.vendorSession.slip.setOpen(false));
  const [card] = await screen.findAllByTestId('promo-parlay');
  expect(within(card as HTMLElement).getByText(/\d+ 人已投/)).toBeVisible();
  await userEvent.click(card as HTMLElement);
  expect(rows()).toHaveLength(2);
  expect(sheet.vendorSession.slip.state.get()).toMatchObject({ mode: 'combo', open: true });
  let undo: (() => void) | undefined;
  sheet.world.platform.toast.current$.subscribe((view) => (undo = view?.action?.run)).unsubscribe();
  act(() => undo?.());
  expect(rows()).toHaveLength(1);
});

test('the shelf is named after what stands on it', async () => {
  const leave = await begin();
  await first();
  expect(screen.getByRole('heading', { name: '赔率加成与热门串关' })).toBeVisible();
  leave();
  // Raises of today are over tomorrow; parlays have no end.
  const tomorrow = Date.now() + 48 * 3_600_000;
  const now = jest.spyOn(Date, 'now').mockImplementation(() => tomorrow);
  await begin();
  await screen.findAllByTestId('promo-parlay');
  expect(screen.queryByTestId('promo-boost')).toBeNull();
  expect(screen.getByRole('heading', { name: '热门串关' })).toBeVisible();
  now.mockRestore();
});

test('a place is kept while the answer is on its way', async () => {
  const late = {
    match: { path: '/vendors/saba/sports/v1/GetPromos' },
    fault: { delayMs: 300 },
  };
  await control('/faults', late);
  await begin();
  expect(screen.getByRole('heading', { name: '赔率加成与热门串关' })).toBeVisible();
  expect(screen.queryByTestId('promos-none')).toBeNull();
  expect(await first()).toBeVisible();
});

test.each([
  ['that promotes nothing', () => control('/vendors/saba', { promos: false })],
  [
    'whose answer failed',
    () =>
      control('/faults', {
        match: { path: '/vendors/saba/sports/v1/GetPromos' },
        fault: { status: 500 },
      }),
  ],
])('a vendor %s has no shelf, and nobody is told of an error', async (_what, prepare) => {
  await prepare();
  await begin();
  await waitFor(async () =>
    expect(
      (
        (await act(() =>
          sheet.world.control('GET', '/requests?path=/vendors/saba/sports/v1/GetPromos'),
        )) as { requests: unknown[] }
      ).requests,
    ).not.toHaveLength(0),
  );
  expect(screen.queryByTestId('promo-shelf')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an answer that failed keeps its place, and a tap asks once more', async () => {
  await control('/faults', {
    match: { path: '/vendors/saba/sports/v1/GetPromos' },
    fault: { status: 500 },
    times: 1,
  });
  await begin();
  const lost = await screen.findByTestId('promos-lost');
  expect(lost.style.height).not.toBe('');
  await userEvent.click(within(lost).getByRole('button', { name: '重试' }));
  expect(await first()).toBeVisible();
  expect(screen.queryByTestId('promos-lost')).toBeNull();
});

test('[R2.5-4] a vendor that rests is said to, and asking it again is not offered', async () => {
  await control('/vendors/saba', { maintenance: true });
  await begin();
  const lost = await screen.findByTestId('promos-lost');
  expect(lost).toHaveTextContent('沙巴体育正在维护');
  expect(within(lost).queryByRole('button')).toBeNull();
});
