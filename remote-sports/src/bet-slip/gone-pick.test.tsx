/**
 * A pick whose line the vendor has closed: one sentence, one way on, and nothing that looks as if
 * it could be bet.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import { toCartSelection } from '../board/to-cart-selection';
import { sportsState } from '../state/sports-state';
import { SABA_MARKETS, toSportEvent } from '../vendors/saba/map';
import { watchBets } from '../wagers/watch-bets';
import { slipSheet } from './slip-sheet.fixture';

/** Totals: the lines below the goals of a match close with each of them. */
const TOTALS = 3;
const sheet = slipSheet();
let stop: () => void = () => undefined;
afterEach(() => stop());

/** A match of today that has just begun, and the lowest line of its goals that is left. */
async function lowestLine() {
  const { events } = (await act(() => sheet.world.control('GET', '/events/saba'))) as {
    events: readonly { eventId: string; tab: string }[];
  };
  const eventId = events.find(({ tab }) => tab === 'TODAY')?.eventId ?? '';
  const script = (step: object): Promise<unknown> =>
    act(() => sheet.world.control('POST', `/events/saba/${eventId}`, step));
  await script({ do: 'start' });
  await script({ do: 'safe', holdMs: 600_000 });
  await script({ do: 'still' });
  const query = { sportType: '1', tab: 'RUNNING' } as const;
  const board = await act(() => sheet.world.platform.api.call(getSabaEvents, { query }));
  if (!board.ok) throw new Error('no board');
  const event = board.value.events.find((one) => one.eventId === eventId);
  const [market] = board.value.markets
    .filter((one) => one.eventId === eventId && one.betType === TOTALS)
    .toSorted((a, b) => (a.selections[0]?.point ?? 0) - (b.selections[0]?.point ?? 0));
  const mapped = market === undefined ? null : SABA_MARKETS.read(market);
  const [selection] = mapped?.selections ?? [];
  const price = market?.selections[0]?.oddsPrice.decimalPrice ?? null;
  if (event === undefined || mapped === null || selection === undefined || price === null)
    throw new Error('nothing to bet on');
  return { eventId, script, pick: toCartSelection(toSportEvent(event), mapped, selection, price) };
}

/** A hundred on it waits for its verdict while a goal falls. */
async function rejectedByGoal() {
  await sheet.begin();
  stop = watchBets(sheet.world.platform, sportsState(sheet.world.platform));
  const { eventId, script, pick } = await lowestLine();
  const { slip } = sheet.vendorSession;
  act(() => void slip.toggle(pick));
  act(() => slip.setOpen(true));
  act(() => slip.type(pick.selectionId, '100'));
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  await script({ do: 'danger', side: 'home', holdMs: 60_000 });
  await act(() => slip.requote());
  await sheet.tapPlace();
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute('data-status', 'pending'),
  );
  const waiting = screen.getByTestId('slip-row').textContent ?? '';
  await script({ do: 'goal', side: 'home' });
  // Four goals close every line below them.
  for (const side of ['home', 'away', 'home']) await script({ do: 'goal', side });
  act(() => sheet.world.platform.money.checkNow());
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute('data-status', 'refused'),
  );
  await act(() => slip.requote());
  return { eventId, waiting, pick };
}

test('after a goal: why, once; the score as it stands; no return, no keypad, no button that erases the reason', async () => {
  const { waiting } = await rejectedByGoal();
  const slip = screen.getByTestId('slip');
  expect(within(slip).getAllByText(/进球导致注单未被接受，本金已退回/)).toHaveLength(1);
  await waitFor(() => expect(screen.getByTestId('slip-row')).toHaveTextContent('3:1'));
  expect(screen.getByTestId('slip-row')).not.toHaveTextContent('0:0');
  expect(slip).not.toHaveTextContent('获取投注资讯失败');
  expect(slip).not.toHaveTextContent('再试一次');
  expect(slip).not.toHaveTextContent('可返还');
  expect(slip).not.toHaveTextContent('扣款');
  expect(screen.queryByTestId('stake-keypad')).toBeNull();
  expect(screen.queryByTestId('stake-input')).toBeNull();
  expect(screen.queryByTestId('slip-place')).toBeNull();
  expect(waiting).toContain('申请赔率');
  expect(waiting).not.toContain('成交赔率');
});

test('the way on leads to the match, and the other takes the pick out', async () => {
  const { eventId } = await rejectedByGoal();
  await waitFor(() => expect(screen.getByTestId('slip-new-line')).toBeEnabled());
  expect(screen.getByTestId('slip-remove-dead')).toHaveTextContent(/^移除$/);
  await userEvent.click(screen.getByTestId('slip-new-line'));
  await waitFor(() =>
    expect(sheet.world.visited).toEqual([
      `/sbtwo/sports-saba/event/${encodeURIComponent(eventId)}`,
    ]),
  );
  expect(sheet.vendorSession.slip.state.get()).toMatchObject({ open: false, rows: [] });
});

test('of a match that is over: so it is said, with its result in the place of another line', async () => {
  const { eventId } = await rejectedByGoal();
  await act(() =>
    sheet.world.control('POST', `/events/saba/${eventId}`, { do: 'finish', home: 4, away: 1 }),
  );
  const result = await screen.findByTestId('slip-result', {}, { timeout: 20_000 });
  expect(result).toHaveTextContent('查看赛果');
  expect(screen.queryByTestId('slip-new-line')).toBeNull();
  expect(screen.getByTestId('slip-refused')).toHaveTextContent(/；赛事已结束$/);
  expect(screen.getByTestId('slip-row')).not.toHaveTextContent('滚球');
  expect(screen.getByTestId('slip-remove-dead')).toHaveTextContent(/^移除$/);
  await waitFor(() => expect(result).toBeEnabled());
  await userEvent.click(result);
  await waitFor(() => expect(sheet.world.visited).toHaveLength(1));
  expect(sheet.world.visited[0]).toMatch(
    new RegExp(`^/sbtwo/sports-saba/results\\?sport=1&day=[\\d-]+&match=${eventId}$`),
  );
  expect(sheet.vendorSession.slip.state.get()).toMatchObject({ open: false, rows: [] });
});

test('of several singles a closed line holds nothing up: the others are placed, it says that it is closed', async () => {
  await sheet.begin();
  const [first] = await sheet.choose(2);
  await userEvent.click(screen.getByTestId('slip-mode-single'));
  act(() =>
    sheet.vendorSession.slip.state
      .get()
      .rows.forEach(({ selection }) => sheet.vendorSession.slip.type(selection.selectionId, '50')),
  );
  await act(() =>
    sheet.world.control('POST', `/events/saba/${first?.eventId ?? ''}`, {
      do: 'finish',
      home: 1,
      away: 0,
    }),
  );
  await act(() => sheet.vendorSession.slip.requote());
  const [gone] = screen.getAllByTestId('slip-row');
  expect(gone).toHaveTextContent('盘口已关闭');
  expect(screen.getByTestId('slip-remove-dead')).toHaveTextContent('移除失效选项（1）');
  await waitFor(async () => expect(await sheet.placeButton()).toHaveTextContent('确认投注 ¥50.00'));
  await sheet.tapPlace();
  await waitFor(async () => expect(await sheet.stakesOf()).toHaveLength(1));
});

test('a line that is only suspended after a refusal: the reason stays, no button erases it, and nothing is said to come back', async () => {
  await sheet.begin();
  const [market] = await sheet.choose();
  sheet.type('100');
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  await sheet.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceBet' },
    fault: { status: 409, errorCode: '13050', description: '进球导致注单未被接受，本金已退回' },
    times: 1,
  });
  await sheet.tapPlace();
  const alert = await screen.findByRole('alert');
  await act(() =>
    sheet.world.control('POST', `/events/saba/${market?.eventId ?? ''}`, { do: 'suspend' }),
  );
  await act(() => sheet.vendorSession.slip.requote());
  expect(alert).toHaveTextContent(/^进球导致注单未被接受，本金已退回$/);
  expect(await sheet.placeButton()).toBeDisabled();
  expect(screen.getByTestId('slip')).not.toHaveTextContent('可返还');
  await act(() =>
    sheet.world.control('POST', `/events/saba/${market?.eventId ?? ''}`, { do: 'resume' }),
  );
  await act(() => sheet.vendorSession.slip.requote());
  expect(await sheet.placeButton()).toBeEnabled();
  expect(screen.getByTestId('slip')).toHaveTextContent('可返还');
});
