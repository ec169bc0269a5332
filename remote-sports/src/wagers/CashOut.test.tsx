import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { untilSeen } from '../bet-slip/slip-sheet.fixture';
import { placedWager } from '../bet-slip/slip.fixture';
import { CASH_OUT } from '../phrases/cash-out';
import { sportsState } from '../state/sports-state';
import type { Wager } from '../vendors/port';
import { cashOut, REST, RUNNING } from './cash-out.fixture';

const sale = cashOut();

test('[R8-7] what is sold is the price and the part that stood under the finger when it came down', async () => {
  const tell = sale.show(RUNNING);
  fireEvent.click(screen.getByTestId('cashout'));
  fireEvent.change(await screen.findByTestId('cashout-percent'), { target: { value: '40' } });
  await untilSeen();
  const confirm = screen.getByTestId('cashout-confirm');
  fireEvent.pointerDown(confirm);
  tell({ ...RUNNING, price: 3_787n });
  fireEvent.click(confirm, { detail: 1 });
  expect(await sale.sent()).toContain('"cashoutPrice":"27.11","percent":40');
});

test('a key that presses the button means the price that is shown', async () => {
  const tell = sale.show(RUNNING);
  fireEvent.click(screen.getByTestId('cashout'));
  tell({ ...RUNNING, price: 3_787n });
  await untilSeen();
  fireEvent.click(screen.getByTestId('cashout-confirm'), { detail: 0 });
  expect(await sale.sent()).toContain('"cashoutPrice":"37.87"');
});

test('nothing that a second tap could move or press stands where the offer was tapped', () => {
  sale.show(RUNNING);
  fireEvent.click(screen.getByTestId('cashout'));
  const first = screen.getByText(/刚刚报价/);
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  for (const id of ['cashout-percent', 'cashout-confirm'])
    expect(first.compareDocumentPosition(screen.getByTestId(id)) & after).toBe(after);
});

test('[R8-7] a part that was sold in another tab leaves the rest for sale, whole', async () => {
  const tell = sale.show(RUNNING);
  fireEvent.click(screen.getByTestId('cashout'));
  fireEvent.change(screen.getByTestId('cashout-percent'), { target: { value: '40' } });
  tell(REST);
  expect(screen.queryByTestId('cashout-percent')).toBeNull();
  const confirm = screen.getByTestId('cashout-confirm');
  expect(confirm).toHaveTextContent('确认兑现 ¥40.67');
  await untilSeen();
  fireEvent.click(confirm);
  expect(await sale.sent()).toContain('"cashoutPrice":"40.67"');
});

/** What a sale of it is called wherever it is told: its journal keeps that. */
async function toldOf(wager: Wager): Promise<string> {
  const told: string[] = [];
  const open = sale.world.platform.money.open$.subscribe((states) =>
    told.push(...states.map(({ intent }) => intent.summary)),
  );
  sale.show({ wager, price: 8_367n });
  fireEvent.click(screen.getByTestId('cashout'));
  await untilSeen();
  fireEvent.click(screen.getByTestId('cashout-confirm'));
  await waitFor(() => expect(told).not.toEqual([]));
  open.unsubscribe();
  return CASH_OUT.soldToast(told[0] ?? '');
}

test('a sale is told with its sum first, which never breaks, and its match', async () => {
  expect(await toldOf(placedWager('W1'))).toBe('已兑现\u00a0¥83.67\u00a0· 红岭 vs 海川');
});

test('that of a combo is told by the name of the combo, not by one of its matches', async () => {
  const [leg] = placedWager('W1').legs;
  if (leg === undefined) throw new Error('no leg');
  const combo = placedWager('W1', { comboId: 'FoldN', mode: 2, legs: [leg, leg, leg, leg] });
  expect(await toldOf(combo)).toBe('已兑现\u00a0¥83.67\u00a0· 4串1');
});

test('a part is chosen for one sale: asked again, it begins with all', () => {
  sale.show(RUNNING);
  fireEvent.click(screen.getByTestId('cashout'));
  fireEvent.change(screen.getByTestId('cashout-percent'), { target: { value: '40' } });
  fireEvent.click(screen.getByRole('button', { name: '暂不兑现' }));
  fireEvent.click(screen.getByTestId('cashout'));
  expect(screen.getByTestId('cashout-percent')).toHaveValue('100');
});

test('a reader of the screen hears of a sale what changes, not every second of it', () => {
  jest.useFakeTimers();
  sale.show(RUNNING);
  fireEvent.click(screen.getByTestId('cashout'));
  fireEvent.change(screen.getByTestId('cashout-percent'), { target: { value: '40' } });
  const said = (): readonly (string | null)[] =>
    screen.getAllByRole('status').map(({ textContent }) => textContent);
  const first = said();
  expect(first).toEqual([expect.stringContaining('继续有效')]);
  act(() => void jest.advanceTimersByTime(3_000));
  expect(screen.getByRole('timer')).toHaveTextContent('3 秒前报价');
  expect(said()).toEqual(first);
  jest.useRealTimers();
});

describe('before it is confirmed', () => {
  const against = (): string | null => screen.getByTestId('sale-against').textContent;

  test('the stake stands there, and what the sale brings less or more than it', () => {
    const tell = sale.show(RUNNING);
    fireEvent.click(screen.getByTestId('cashout'));
    expect(against()).toBe('投注金额 ¥100.00 · 少 ¥32.22');
    tell({ ...RUNNING, price: 13_050n });
    expect(against()).toContain('投注金额 ¥100.00 · 多 ¥30.50');
    tell({ ...RUNNING, price: 10_000n });
    expect(against()).toContain('投注金额 ¥100.00 · 与投注金额相同');
  });

  test('of a part it is the stake of that part, and of a rest the stake of the rest', () => {
    const tell = sale.show(RUNNING);
    fireEvent.click(screen.getByTestId('cashout'));
    fireEvent.change(screen.getByTestId('cashout-percent'), { target: { value: '40' } });
    expect(against()).toBe('投注金额 ¥40.00 · 少 ¥12.89');
    tell(REST);
    expect(against()).toContain('投注金额 ¥60.00 · 少 ¥19.33');
  });

  test('nobody loses a stake that a voucher paid', () => {
    sale.show({ wager: placedWager('W1', { freeBet: true }), price: 6_778n });
    fireEvent.click(screen.getByTestId('cashout'));
    expect(screen.queryByTestId('sale-against')).toBeNull();
  });
});

describe('an amount that moves', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const move = (): string | undefined => screen.queryByTestId('sale-move')?.dataset['move'];
  const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

  test('says where it went and what it was, for two seconds', () => {
    const tell = sale.show(RUNNING);
    fireEvent.click(screen.getByTestId('cashout'));
    expect(move()).toBeUndefined();
    tell({ ...RUNNING, price: 6_700n });
    expect(move()).toBe('down');
    expect(screen.getByTestId('sale-move')).toHaveTextContent('原报价 ¥67.78');
    pass(1_000);
    tell({ ...RUNNING, price: 6_900n });
    expect(move()).toBe('up');
    expect(screen.getByTestId('sale-move')).toHaveTextContent('原报价 ¥67.00');
    pass(1_500);
    expect(move()).toBe('up');
    pass(600);
    expect(move()).toBeUndefined();
  });

  test('is no move when a member chooses another part of it', () => {
    sale.show(RUNNING);
    fireEvent.click(screen.getByTestId('cashout'));
    fireEvent.change(screen.getByTestId('cashout-percent'), { target: { value: '40' } });
    expect(move()).toBeUndefined();
  });

  test('says nothing to who wants no signs of moves', () => {
    sportsState(sale.world.platform).setCalmPrices(true);
    const tell = sale.show(RUNNING);
    fireEvent.click(screen.getByTestId('cashout'));
    tell({ ...RUNNING, price: 6_700n });
    expect(screen.getByTestId('cashout-confirm')).toHaveTextContent('确认兑现 ¥67.00');
    expect(move()).toBeUndefined();
  });
});

test('[R8-7] a quarter, a half, three quarters and all are a tap each, and the one chance is said before any', async () => {
  sale.show(RUNNING);
  fireEvent.click(screen.getByTestId('cashout'));
  expect(screen.getByText('每张注单只能部分兑现一次')).toBeVisible();
  const part = (step: number) => screen.getByTestId(`cashout-part-${step}`);
  expect(part(100)).toHaveAttribute('aria-pressed', 'true');
  for (const step of [25, 75, 50]) {
    fireEvent.click(part(step));
    expect(part(step)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByTestId('cashout-percent')).toHaveValue(String(step));
  }
  expect(part(100)).toHaveAttribute('aria-pressed', 'false');
  await untilSeen();
  fireEvent.click(screen.getByTestId('cashout-confirm'), { detail: 0 });
  expect(await sale.sent()).toContain('"cashoutPrice":"33.89","percent":50');
});

test('a part below the least is not chosen, and a quarter stands at a quarter of the track', () => {
  sale.show(RUNNING);
  fireEvent.click(screen.getByTestId('cashout'));
  const slider = screen.getByTestId<HTMLInputElement>('cashout-percent');
  fireEvent.click(screen.getByTestId('cashout-part-25'));
  const [min, max] = [Number(slider.min), Number(slider.max)];
  expect((Number(slider.value) - min) / (max - min)).toBe(0.25);
  fireEvent.change(slider, { target: { value: '5' } });
  expect(slider).toHaveValue('20');
  expect(slider).toHaveAttribute('aria-valuetext', '20%');
});

test('[I4] without a network there is no price: nothing opens, and nothing that is open sells', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const turn = (isOnline: boolean): void => {
    network.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  sale.show(RUNNING);
  turn(false);
  expect(screen.getByTestId('cashout')).toBeDisabled();
  expect(screen.getByTestId('cashout')).toHaveTextContent('断网，暂停报价');
  turn(true);
  fireEvent.click(screen.getByTestId('cashout'));
  await untilSeen();
  expect(screen.getByTestId('cashout-confirm')).toBeEnabled();
  turn(false);
  expect(screen.getByTestId('cashout-confirm')).toBeDisabled();
  expect(screen.getByText('断网，暂停报价')).toBeVisible();
  network.mockRestore();
});
