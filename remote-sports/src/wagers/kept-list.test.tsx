import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { fenOf } from '@site/domain/money';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { placedWager } from '../bet-slip/slip.fixture';
import { sportsState } from '../state/sports-state';
import { loadKeptList, saveKeptList } from './kept-list';
import { fromWagerRecord, toWagerRecord } from './wager-record';
import { WagerList } from './WagerList';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(async () => {
  await world.close();
});

const PARTLY = placedWager('W2', {
  outcome: 'partlyCashedOut',
  cashOut: { paid: fenOf(4_000n), openRisk: fenOf(6_000n), whole: false },
});
const COMBO = placedWager('W3', { mode: 2, comboId: 'Trixie', lines: 4 });
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

test('an open wager comes back as it was', () => {
  for (const wager of [placedWager('W1'), PARTLY, COMBO])
    expect(fromWagerRecord(plain(toWagerRecord(wager)))).toEqual(wager);
});

test('[R3.6-2] whatever stands in the store, only whole wagers come out', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = fromWagerRecord(value);
      expect(read === null || typeof read.risk === 'bigint').toBe(true);
    }),
  );
  const record = plain(toWagerRecord(PARTLY)) as Record<string, unknown>;
  const spoilt = [
    { risk: '1e9' },
    { risk: 5 },
    { outcome: 'great' },
    { vendor: 'XX' },
    { oddsType: 'US' },
    { legs: [{}] },
    { legs: 'x' },
    { cashOut: { paid: 'x', openRisk: '1' } },
    { placedAt: null },
    { comboId: 7 },
    { id: 9 },
    { legs: [{ ...(record['legs'] as object[])[0], price: '-1' }] },
    { legs: [{ ...(record['legs'] as object[])[0], scoreAtBet: 3 }] },
  ];
  for (const change of spoilt) expect(fromWagerRecord({ ...record, ...change })).toBeNull();
});

test('the list of a vendor that does not answer is shown as it was last read, with its age', async () => {
  saveKeptList(world.platform, 'BTI', {
    at: Date.parse('2026-11-21T09:30:00+08:00'),
    rows: [placedWager('W9', { vendor: 'BTI' })],
  });
  await world.control('POST', '/faults', {
    match: { path: '/vendors/bti/' },
    fault: { status: 500 },
  });
  renderInShell(<WagerList kind="open" onSlip={() => undefined} />, {
    platform: world.platform,
    path: '/sbtwo/wagers',
  });
  expect(await screen.findByTestId('wager-row')).toHaveAttribute('data-wager-id', 'W9');
  expect(await screen.findByTestId('wagers-vendor-failed')).toHaveTextContent(
    'BTI体育注单暂时无法读取，显示 09:30 的记录',
  );
  // Said once, with one button: its wagers need no orange of their own.
  await waitFor(() => expect(screen.getByTestId('cashout')).toHaveTextContent('报价暂时无法读取'));
  expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(1);
});

test('a wager that ended since its list was kept is no open one again because the old list is shown: its end would be told twice', async () => {
  const { open } = sportsState(world.platform);
  saveKeptList(world.platform, 'BTI', { at: 1, rows: [placedWager('W9', { vendor: 'BTI' })] });
  await world.control('POST', '/faults', {
    match: { path: '/vendors/bti/' },
    fault: { status: 500 },
  });
  renderInShell(<WagerList kind="open" onSlip={() => undefined} />, {
    platform: world.platform,
    path: '/sbtwo/wagers',
  });
  expect(await screen.findByTestId('wager-row')).toHaveAttribute('data-wager-id', 'W9');
  await screen.findByTestId('wagers-vendor-failed');
  expect(open.ids('BTI')).toEqual([]);
});

test('[R3.6-2] a list that was read in what is the future for this device is read anew at once', async () => {
  saveKeptList(world.platform, 'BTI', {
    at: Date.now() + 50 * 60_000,
    rows: [placedWager('W9', { vendor: 'BTI' })],
  });
  renderInShell(<WagerList kind="open" onSlip={() => undefined} />, {
    platform: world.platform,
    path: '/sbtwo/wagers',
  });
  expect(await screen.findByTestId('wager-row')).toHaveAttribute('data-wager-id', 'W9');
  // The server knows nothing of it; the next turn of the interval would be five seconds away.
  await waitFor(() => expect(screen.queryByTestId('wager-row')).toBeNull(), { timeout: 20_000 });
  expect(loadKeptList(world.platform, 'BTI')?.rows).toEqual([]);
});

test('nobody finds the list of another member', async () => {
  saveKeptList(world.platform, 'IM', { at: 1, rows: [placedWager('W1', { vendor: 'IM' })] });
  expect(loadKeptList(world.platform, 'IM')?.rows).toHaveLength(1);
  await world.platform.session.logOut();
  expect(loadKeptList(world.platform, 'IM')).toBeNull();
  await world.logIn('vip01');
  expect(loadKeptList(world.platform, 'IM')).toBeNull();
});

test('of a vendor that cannot be read nobody says that it has no wagers', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/vendors/im/' },
    fault: { status: 500 },
  });
  renderInShell(<WagerList kind="open" onSlip={() => undefined} />, {
    platform: world.platform,
    path: '/sbtwo/wagers',
  });
  await screen.findByTestId('wagers-vendor-failed');
  expect(await screen.findByText('其他平台暂无注单')).toBeVisible();
  expect(screen.queryByText('暂无注单')).toBeNull();
  await userEvent.click(screen.getByTestId('wagers-vendor-SABA'));
  expect(await screen.findByText('暂无注单')).toBeVisible();
});
