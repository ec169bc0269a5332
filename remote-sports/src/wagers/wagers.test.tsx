import type { ReactElement } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import { formatCny } from '@site/domain/money';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { toCartSelection } from '../board/to-cart-selection';
import { Page as StatementPage } from '../pages/StatementPage';
import { Page as WagersPage } from '../pages/WagersPage';
import { sportsState, type SportsState } from '../state/sports-state';
import { SABA_MARKETS, toSportEvent } from '../vendors/saba/map';
import { tapConfirm } from './cash-out.fixture';
import { watchBets } from './watch-bets';

/** jsdom has no streams: matches in play are watched in the browser's journeys. */
class SilentStream extends EventTarget {
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}
Object.defineProperty(globalThis, 'EventSource', { value: SilentStream });

let world: TestWorld;
let sports: SportsState;
let stop: () => void;
beforeEach(async () => {
  world = createTestWorld();
  await world.control('POST', '/clock', { pause: true });
  sports = sportsState(world.platform);
  stop = watchBets(world.platform, sports);
  await world.logIn('member01');
});
afterEach(async () => {
  stop();
  await world.close();
});

const HANDICAP = 1;

/** Books 100 at SABA on the home side of matches of today. */
async function book(count = 1): Promise<readonly string[]> {
  const { slip } = sports.vendorSessions.SABA;
  const board = await world.platform.api.call(getSabaEvents, {
    query: { sportType: '1', tab: 'TODAY' },
  });
  if (!board.ok) throw new Error('no board');
  const events = board.value.events.toSorted((a, b) => b.eventSort - a.eventSort).slice(0, count);
  for (const event of events) {
    const market = board.value.markets.find(
      (one) =>
        one.betType === HANDICAP &&
        one.eventId === event.eventId &&
        one.sort === 1 &&
        one.part === undefined,
    );
    const mapped = market === undefined ? null : SABA_MARKETS.read(market);
    const selection = mapped?.selections[0];
    const price = market?.selections[0]?.oddsPrice.decimalPrice ?? null;
    if (mapped === null || selection === undefined || price === null)
      throw new Error('nothing to bet on');
    slip.toggle(toCartSelection(toSportEvent(event), mapped, selection, price));
    slip.type(selection.id, '100');
    slip.place(selection.id);
  }
  await waitFor(() =>
    expect(slip.state.get().rows.every(({ result }) => result?.phase === 'done')).toBe(true),
  );
  return events.map(({ eventId }) => eventId);
}
const show = (page: ReactElement): void =>
  void renderInShell(page, { platform: world.platform, path: '/sbtwo/wagers' });
const finish = (eventId: string, home: number, away: number): Promise<unknown> =>
  world.control('POST', `/events/saba/${eventId}`, { do: 'finish', home, away });
const balance = async (): Promise<number> => {
  const member = (await world.control('GET', '/members/member01')) as {
    wallets: Readonly<Record<string, number>>;
  };
  return Number(member.wallets['2']);
};

test('[R4.7-1] an open wager of any vendor stands under its day, and settled it is found with what it returned', async () => {
  const [eventId = ''] = await book();
  show(<WagersPage />);
  const row = await screen.findByTestId('wager-row');
  expect(row).toHaveAttribute('data-status', 'running');
  expect(row).toHaveAttribute('data-vendor', 'SABA');
  // The one bet of a day has its stake on it; the day says no more.
  expect(row).toHaveTextContent('投注金额¥100.00');
  expect(screen.getByTestId('wager-day')).not.toHaveTextContent('¥');
  await finish(eventId, 5, 0);
  await world.control('POST', '/clock', { advanceMs: 60_000 });
  await userEvent.click(screen.getByRole('tab', { name: '已结算' }));
  await waitFor(() =>
    expect(screen.getByTestId('wager-row')).toHaveAttribute('data-status', 'won'),
  );
  expect(screen.getByTestId('wager-leg')).toHaveTextContent('赛果 5:0');
  expect(screen.getByTestId('wager-day')).toHaveTextContent(/输赢 \+¥/);
});

test('an alert of a settled wager leads to where it stands now', async () => {
  renderInShell(<WagersPage />, {
    platform: world.platform,
    path: '/sbtwo/wagers?kind=settled',
  });
  expect(await screen.findByRole('tab', { name: '已结算' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('wagers have names of their own: what was bet, on which match, for how much', async () => {
  await book(2);
  show(<WagersPage />);
  const rows = await screen.findAllByRole('article', { name: /，让球，.+ vs .+，¥100\.00$/ });
  expect(screen.getByTestId('wager-day')).toHaveTextContent('投注金额 ¥200.00');
  expect(new Set(rows.map((row) => row.getAttribute('aria-label'))).size).toBe(2);
  for (const row of rows)
    expect(row).toHaveAccessibleName(
      expect.stringContaining(within(row).getByRole('heading').textContent ?? 'no heading'),
    );
});

test('a vendor that fails costs its own rows only, says so, and can be asked again', async () => {
  await book();
  await world.control('POST', '/faults', {
    match: { path: '/vendors/im/' },
    fault: { status: 500 },
  });
  show(<WagersPage />);
  expect(await screen.findByTestId('wager-row')).toBeVisible();
  const notice = await screen.findByTestId('wagers-vendor-failed');
  expect(notice).toHaveTextContent('IM体育');
  await world.control('DELETE', '/faults');
  await userEvent.click(within(notice).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByTestId('wagers-vendor-failed')).toBeNull());
});

test('a corrected result stands beside the first one', async () => {
  const [eventId = ''] = await book();
  await finish(eventId, 5, 0);
  await world.control('POST', '/clock', { advanceMs: 60_000 });
  await world.control('POST', `/events/saba/${eventId}`, { do: 'resettle', home: 0, away: 5 });
  show(<WagersPage />);
  await userEvent.click(screen.getByRole('tab', { name: '已结算' }));
  expect(await screen.findByTestId('wager-resettled')).toHaveTextContent('重新结算记录');
});

test('[R4.7-1] cash-out: the price with its age, confirmed, paid once, and the wager is settled by it', async () => {
  await book();
  const before = await balance();
  show(<WagersPage />);
  await userEvent.click(await screen.findByRole('button', { name: /^提前兑现 ¥/ }));
  const confirm = await screen.findByTestId('cashout-confirm');
  const price = Number(
    (/¥([\d.,]+)/.exec(confirm.textContent ?? '')?.[1] ?? '').replaceAll(',', ''),
  );
  expect(price).toBeGreaterThan(50);
  await tapConfirm();
  await waitFor(async () => expect(await balance()).toBeCloseTo(before + price, 2));
  await userEvent.click(screen.getByRole('tab', { name: '已结算' }));
  await waitFor(() =>
    expect(screen.getByTestId('wager-row')).toHaveAttribute('data-status', 'cashedOut'),
  );
});

test('cash-out of a part: the share is paid, the rest runs on', async () => {
  await book();
  const before = await balance();
  show(<WagersPage />);
  await userEvent.click(await screen.findByRole('button', { name: /^提前兑现 ¥/ }));
  const slider = await screen.findByTestId('cashout-percent');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '40');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const confirm = screen.getByTestId('cashout-confirm');
  const price = Number(
    (/¥([\d.,]+)/.exec(confirm.textContent ?? '')?.[1] ?? '').replaceAll(',', ''),
  );
  await tapConfirm();
  await waitFor(async () => expect(await balance()).toBeCloseTo(before + price, 2));
  await waitFor(() =>
    expect(screen.getByTestId('wager-row')).toHaveAttribute('data-status', 'partlyCashedOut'),
  );
  expect(screen.getByTestId('wager-row')).toHaveTextContent('剩余投注金额 ¥60.00');
  // The rest is for sale where the part was, whole.
  await userEvent.click(await screen.findByRole('button', { name: /^提前兑现 ¥/ }));
  expect(screen.queryByTestId('cashout-percent')).toBeNull();
  await tapConfirm();
  await waitFor(async () => expect(await balance()).toBeGreaterThan(before + price));
});

test('[R8-7] 14010: another price is shown, old and new, and asked about again; nothing was sold', async () => {
  await book();
  const before = await balance();
  show(<WagersPage />);
  await userEvent.click(await screen.findByRole('button', { name: /^提前兑现 ¥/ }));
  await world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/SellBack' },
    fault: { status: 409, errorCode: '14010', description: '' },
    times: 1,
  });
  await screen.findByTestId('cashout-confirm');
  await tapConfirm();
  expect(await screen.findByTestId('cashout-new-price')).toHaveTextContent(
    /价格由 ¥[\d.]+ 变为 ¥[\d.]+/,
  );
  expect(await balance()).toBe(before);
  await tapConfirm();
  await waitFor(async () => expect(await balance()).toBeGreaterThan(before));
});

test('a suspended line has no price and says why; it comes back by itself', async () => {
  const [eventId = ''] = await book();
  await world.control('POST', `/events/saba/${eventId}`, { do: 'suspend' });
  show(<WagersPage />);
  await waitFor(() => expect(screen.getByTestId('cashout')).toHaveTextContent(/^暂停报价$/));
  expect(screen.getByTestId('cashout')).toHaveAccessibleDescription('盘口暂停，恢复后自动报价');
  expect(screen.getByTestId('cashout')).toBeDisabled();
  await world.control('POST', `/events/saba/${eventId}`, { do: 'resume' });
  await waitFor(() => expect(screen.getByTestId('cashout')).toBeEnabled(), { timeout: 20_000 });
});

test('the answer to a sale is lost: it is looked up by its key, and paid once', async () => {
  await book();
  const before = await balance();
  show(<WagersPage />);
  await userEvent.click(await screen.findByRole('button', { name: /^提前兑现 ¥/ }));
  await world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/SellBack' },
    fault: { drop: 'afterCommit' },
    times: 1,
  });
  const confirm = await screen.findByTestId('cashout-confirm');
  const price = Number(
    (/¥([\d.,]+)/.exec(confirm.textContent ?? '')?.[1] ?? '').replaceAll(',', ''),
  );
  await tapConfirm();
  await waitFor(async () => expect(await balance()).toBeCloseTo(before + price, 2));
  await waitFor(() => expect(world.platform.money.journal()).toEqual([]), { timeout: 20_000 });
});

test('only vendors with open wagers are asked again, and a settled one is told and moves the balance', async () => {
  const [eventId = ''] = await book();
  expect(sports.open.ids('SABA')).toHaveLength(1);
  expect(sports.open.events('SABA')).toEqual(new Set([eventId]));
  expect([...sports.open.ids('IM'), ...sports.open.ids('BTI')]).toEqual([]);
  const settled: string[] = [];
  world.platform.bus.on('bet.settled').subscribe(({ wagerId }) => settled.push(wagerId));
  await finish(eventId, 5, 0);
  await world.control('POST', '/clock', { advanceMs: 60_000 });
  await waitFor(() => expect(settled).toHaveLength(1), { timeout: 20_000 });
  expect(sports.open.ids('SABA')).toEqual([]);
  // Once, whether there are bets of another device; then no more.
  const requestsTo = (await world.control('GET', '/requests?path=/vendors/im/api/')) as {
    requests: readonly { readonly url: string }[];
  };
  expect(requestsTo.requests.map(({ url }) => /Bets\/\w+/.exec(url)?.[0])).toEqual(['Bets/List']);
});

test('the statement sums what was settled in a period, and refuses one that is too long', async () => {
  const [won = '', lost = ''] = await book(2);
  await finish(won, 5, 0);
  await finish(lost, 0, 5);
  await world.control('POST', '/clock', { advanceMs: 60_000 });
  show(<StatementPage />);
  await waitFor(() => expect(screen.getByTestId('statement-total')).toHaveTextContent('200.00'));
  const settled = await sports.vendorSessions.SABA.vendor.wagers({ kind: 'settled', page: 1 });
  const returned = settled.ok
    ? settled.value.rows.reduce((sum, wager) => sum + (wager.returned ?? 0n), 0n)
    : 0n;
  expect(screen.getByTestId('statement-total')).toHaveTextContent(
    formatCny(returned as Parameters<typeof formatCny>[0]),
  );
  expect(screen.getByTestId('statement-turnover')).toHaveTextContent('200.00');
  // The same money by sport and by odds type, and over the days up to today.
  const table = (head: string): HTMLElement => screen.getByRole('table', { name: head });
  expect(within(table('按项目')).getByTestId('statement-row')).toHaveTextContent(/^足球200\.00/);
  expect(within(table('按盘口类型')).getAllByTestId('statement-row')).toHaveLength(1);
  const net = screen.getByTestId('statement-net').textContent;
  const chart = screen.getByTestId('statement-chart');
  expect(within(chart).getByRole('img').getAttribute('aria-label')).toMatch(/天的累计输赢：最高 /);
  expect(within(chart).getByText('最后').nextElementSibling).toHaveTextContent(net ?? '?');
  const limits = (): HTMLElement => screen.getByRole('link', { name: '设置限额与休息' });
  expect(limits()).toHaveAttribute('href', '/Me/Limits');
  // A single day is a sum, no line: no heading stands over nothing, and the way to limits stays.
  await userEvent.click(screen.getByTestId('statement-today'));
  await waitFor(() => expect(screen.queryByTestId('statement-chart')).toBeNull());
  expect(await screen.findByRole('table', { name: '按项目' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '累计输赢' })).toBeNull();
  expect(limits()).toBeVisible();
  await userEvent.click(screen.getByTestId('statement-own'));
  const from = screen.getByTestId('statement-from');
  await userEvent.clear(from);
  await userEvent.type(from, '2020-01-01');
  expect(from).toHaveAccessibleDescription(/最多可查询三个月/);
  expect(from).toBeInvalid();
});
