import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { done } from '@site/domain/errors/app-error';
import { fenOf } from '@site/domain/money';
import { renderInShell } from '@site/testing';
import { placedWager } from '../bet-slip/slip.fixture';
import { Page as WagersPage } from '../pages/WagersPage';
import { AutoSaleRow } from './AutoSaleRow';
import { tapConfirm } from './cash-out.fixture';
import { sabaBets } from './saba-bets.fixture';

const saba = sabaBets();

/** Books one on the home side, starts its match in calm play, and shows the wagers. */
async function show(): Promise<string> {
  const [eventId = ''] = await saba.book('single');
  await script(eventId, { do: 'start' });
  await script(eventId, { do: 'safe', holdMs: 3_600_000 });
  renderInShell(<WagersPage />, { platform: saba.world.platform, path: '/sbtwo/wagers' });
  return eventId;
}
const script = (eventId: string, body: object): Promise<unknown> =>
  act(() => saba.world.control('POST', `/events/saba/${eventId}`, body));
const row = () => within(screen.getByTestId('auto-sale'));
const refuse = (errorCode: string): Promise<unknown> =>
  saba.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/SetAutoCashout' },
    fault: { status: 409, errorCode, description: '' },
    times: 1,
  });
async function type(target: string): Promise<void> {
  await userEvent.click(await screen.findByTestId('auto-sale-open'));
  await userEvent.type(screen.getByTestId('auto-sale-target'), target);
  await userEvent.click(screen.getByTestId('auto-sale-save'));
}

test('[R8-7] a target is set, seen on the wager, changed and removed', async () => {
  await show();
  await type('120');
  expect(await screen.findByText('到 ¥120.00 自动兑现')).toBeVisible();
  await userEvent.click(row().getByRole('button', { name: '修改' }));
  const field = screen.getByTestId('auto-sale-target');
  expect(field).toHaveValue('120.00');
  await userEvent.clear(field);
  await userEvent.type(field, '125.5');
  await userEvent.click(screen.getByTestId('auto-sale-save'));
  expect(await screen.findByText('到 ¥125.50 自动兑现')).toBeVisible();
  await userEvent.click(row().getByRole('button', { name: '取消自动兑现' }));
  expect(await screen.findByTestId('auto-sale-open')).toBeVisible();
});

test('[R8-7] by the keyboard: what was set, left or removed keeps the focus in its row, wherever that stands', async () => {
  await show();
  (await screen.findByTestId('auto-sale-open')).focus();
  await userEvent.keyboard('{Enter}120{Enter}');
  expect(await screen.findByText('到 ¥120.00 自动兑现')).toBeVisible();
  await waitFor(() => expect(row().getByRole('button', { name: '修改' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  row().getByRole('button', { name: '返回' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(row().getByRole('button', { name: '修改' })).toHaveFocus();
  row().getByRole('button', { name: '取消自动兑现' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('auto-sale-open')).toHaveFocus());
});

test('a target that is reached already, that can never be, or that is none, is refused where it was typed', async () => {
  await show();
  await type('0');
  expect(row().getByRole('alert')).toHaveTextContent('请输入目标金额');
  const field = screen.getByTestId('auto-sale-target');
  await userEvent.clear(field);
  await userEvent.type(field, '1');
  expect(row().getByRole('alert')).toHaveTextContent('当前报价已达到这个金额');
  await userEvent.clear(field);
  await userEvent.type(field, '99999');
  expect(row().getByRole('alert')).toHaveTextContent(/目标不能高于最高可得 ¥[\d,.]+/);
  expect(field).toHaveValue('99999');
});

test('a target that did not get through says so, and what was typed stays', async () => {
  await show();
  await refuse('13050');
  await type('120');
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByTestId('auto-sale-target')).toHaveValue('120');
  await userEvent.click(screen.getByTestId('auto-sale-save'));
  expect(await screen.findByText('到 ¥120.00 自动兑现')).toBeVisible();
});

test('[R8-7] a wager that reached its target is sold once, without a tap', async () => {
  const eventId = await show();
  await type('120');
  await screen.findByText('到 ¥120.00 自动兑现');
  for (const _goal of [1, 2]) {
    await script(eventId, { do: 'goal', side: 'home' });
    await script(eventId, { do: 'safe', holdMs: 3_600_000 });
  }
  await waitFor(() => expect(screen.queryByTestId('auto-sale')).toBeNull(), { timeout: 20_000 });
  expect(await saba.postings('bet.cashout')).toBe(1);
});

test.each([
  ['13050', '未能设定自动兑现，请稍后再试'],
  ['13080', /目标不能高于最高可得/],
])('a target that is refused with %s is not told in words of bets', async (errorCode, words) => {
  await show();
  await refuse(errorCode);
  await type('120');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('a target that did not get through is not spoken of any more once the form is left', async () => {
  await show();
  await refuse('13050');
  await type('120');
  await screen.findByRole('alert');
  await userEvent.click(row().getByRole('button', { name: '返回' }));
  expect(row().queryByRole('alert')).toBeNull();
});

test('what is being sold takes no target: the form goes when the sale is opened', async () => {
  await show();
  await userEvent.click(await screen.findByTestId('auto-sale-open'));
  await saba.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/SellBack' },
    fault: { delayMs: 60_000 },
    times: 1,
  });
  await userEvent.click(screen.getByTestId('cashout'));
  await waitFor(() => expect(screen.queryByTestId('auto-sale-target')).toBeNull());
  await tapConfirm();
  await waitFor(() => expect(screen.getByTestId('wager-row')).toHaveTextContent('兑现处理中'));
  expect(screen.getByTestId('auto-sale-open')).toBeDisabled();
  expect(await saba.postings('bet.cashout')).toBe(0);
});

test('a target that a sale in part has put out of reach says so', () => {
  const offer = {
    wagerId: 'W1',
    price: fenOf(900n),
    openRisk: fenOf(1_000n),
    validMs: 5_000,
    reason: null,
  };
  const draw = (target: bigint) => (
    <AutoSaleRow
      wager={placedWager('W1')}
      offer={offer}
      auto={{ target: fenOf(target), set: () => Promise.resolve(done(null)) }}
      onChanged={() => undefined}
    />
  );
  const { rerender } = renderInShell(draw(1_000n), { platform: saba.world.platform });
  expect(screen.getByText('到 ¥10.00 自动兑现')).toBeVisible();
  rerender(draw(12_000n));
  expect(screen.getByText('目标 ¥120.00 已无法达到')).toBeVisible();
  expect(screen.getByText(/最高可得 ¥[\d.]+，不会自动兑现/)).toBeVisible();
  expect(screen.queryByText(/到 ¥120\.00/)).toBeNull();
});

test('[R8-7] a system with legs that are over has no target above what the others can bring yet', async () => {
  const [leg] = placedWager('W1').legs;
  if (leg === undefined) throw new Error('no leg');
  const at = (place: number, outcome: typeof leg.outcome) => ({
    ...leg,
    marketId: `m${place}`,
    outcome,
  });
  const set = jest.fn(() => Promise.resolve(done(null)));
  const draw = (target: bigint | null) => (
    <AutoSaleRow
      wager={placedWager('W1', {
        comboId: 'Doubles',
        lines: 3,
        legs: [at(1, 'halfLost'), at(2, 'lost'), at(3, 'running')],
        stakePerLine: fenOf(5_000n),
        stake: fenOf(15_000n),
        risk: fenOf(15_000n),
        toWin: fenOf(42_037n),
      })}
      offer={{
        wagerId: 'W1',
        price: fenOf(1_338n),
        openRisk: fenOf(15_000n),
        validMs: 5_000,
        reason: null,
      }}
      auto={{ target: target === null ? null : fenOf(target), set }}
      onChanged={() => undefined}
    />
  );
  const { rerender } = renderInShell(draw(null), { platform: saba.world.platform });
  await userEvent.click(screen.getByTestId('auto-sale-open'));
  expect(row().getByText(/最高可得 ¥48\.75/)).toBeVisible();
  await userEvent.type(screen.getByTestId('auto-sale-target'), '300');
  await userEvent.click(screen.getByTestId('auto-sale-save'));
  expect(row().getByRole('alert')).toHaveTextContent('目标不能高于最高可得 ¥48.75');
  expect(set).not.toHaveBeenCalled();
  await userEvent.click(row().getByRole('button', { name: '返回' }));
  rerender(draw(30_000n));
  expect(row().getByText('目标 ¥300.00 已无法达到')).toBeVisible();
});

test('a wager that can bring nothing any more has no target to be set, and one that is set can only go', () => {
  const [leg] = placedWager('W1').legs;
  if (leg === undefined) throw new Error('no leg');
  const draw = (target: bigint | null) => (
    <AutoSaleRow
      wager={placedWager('W1', { comboId: 'FoldN', legs: [leg, { ...leg, outcome: 'lost' }] })}
      offer={{
        wagerId: 'W1',
        price: null,
        openRisk: fenOf(10_000n),
        validMs: 5_000,
        reason: 'tooLow',
      }}
      auto={{
        target: target === null ? null : fenOf(target),
        set: () => Promise.resolve(done(null)),
      }}
      onChanged={() => undefined}
    />
  );
  const { rerender } = renderInShell(draw(null), { platform: saba.world.platform });
  expect(row().queryByRole('button')).toBeNull();
  rerender(draw(30_000n));
  expect(row().getByText(/最高可得 ¥0\.00，不会自动兑现/)).toBeVisible();
  expect(row().getAllByRole('button')).toHaveLength(1);
  expect(row().getByRole('button', { name: '取消自动兑现' })).toBeVisible();
});

test('where the vendor does not offer it there is nothing to press', async () => {
  await saba.world.control('POST', '/vendors/saba', { autoCashOut: false });
  await show();
  expect(await screen.findByText(/提前兑现 ¥/)).toBeVisible();
  expect(screen.queryByTestId('auto-sale')).toBeNull();
});
