import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { patchMember } from '@site/contracts/member';
import { getTransferHistories } from '@site/contracts/transfer';
import { draftKey } from '@site/remote-kit/forms';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { open, requestsTo } from './money-out.fixture';

let world: TestWorld;

beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

/** Bonuses of the transfers that the server knows. */
async function bonusesSent(): Promise<readonly (string | null)[]> {
  const answer = await world.platform.api.call(getTransferHistories, { query: {} });
  if (!answer.ok) throw new Error('no transfers');
  return answer.value.transfers.map(({ bonusId }) => bonusId);
}

describe('transfers', () => {
  test('[R7.2-1] everything of a wallet goes to another, with a receipt, the way back and the history', async () => {
    await world.logIn('member01');
    open(world, '/Transfer');
    await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '32');
    await userEvent.click(screen.getByTestId('transfer-all'));
    expect(screen.getByTestId('transfer-line')).toHaveTextContent(
      '将从体育电竞转出 ¥10,000.00 至电子游戏',
    );
    await userEvent.dblClick(screen.getByTestId('transfer-submit'));
    expect(await screen.findByTestId('transfer-receipt')).toHaveTextContent('10,000.00');
    expect(await requestsTo(world, 'transfer.create')).toBe(1);
    expect(screen.getByRole('link', { name: '去游戏' })).toHaveAttribute('href', '/Games');
    await userEvent.click(screen.getByTestId('transfer-back'));
    expect(await screen.findByTestId('transfer-amount')).toHaveValue('10000.00');
    expect(screen.getByTestId('transfer-from')).toHaveValue('32');
    await userEvent.click(screen.getByTestId('transfer-submit'));
    expect(await screen.findByRole('link', { name: '去投注' })).toHaveAttribute('href', '/sbtwo');
    await userEvent.click(screen.getByTestId('transfer-tab-history'));
    expect(await screen.findAllByTestId('transfer-row')).toHaveLength(2);
  });

  test('[R7.3-2] a page of transfers that repeats itself shows its rows once, and nothing more is offered', async () => {
    await world.logIn('member01');
    const transfers = [
      {
        transferId: 'TR1',
        from: 2,
        fromName: '体育电竞',
        to: 4,
        toName: '真人娱乐',
        amount: '5.00',
        status: 'Approved',
        bonusId: null,
        createdAt: '2026-03-10T10:00:00+08:00',
      },
    ];
    const result = { transfers, page: { currentPage: 1, totalPage: 3, perPageSize: 50 } };
    await world.control('POST', '/faults', {
      match: { path: '/api/Transfer/Histories' },
      fault: { status: 200, body: { isSuccess: true, result } },
    });
    open(world, '/Transfer');
    await userEvent.click(await screen.findByTestId('transfer-tab-history'));
    await userEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('没有更多了')).toBeVisible();
    expect(screen.getAllByTestId('transfer-row')).toHaveLength(1);
  });

  test("choosing the other side's wallet turns the two around; what is wrong is told with its limit", async () => {
    await world.logIn('poor01');
    open(world, '/Transfer');
    await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '2');
    expect(
      [screen.getByTestId('transfer-from'), screen.getByTestId('transfer-to')].map(
        (select) => (select as HTMLSelectElement).value,
      ),
    ).toEqual(['4', '2']);
    await userEvent.click(screen.getByTestId('transfer-swap'));
    await userEvent.type(screen.getByTestId('transfer-amount'), '15.01');
    expect(screen.getByRole('alert')).toHaveTextContent('转出钱包余额 ¥15.00');
    await userEvent.clear(screen.getByTestId('transfer-amount'));
    await userEvent.type(screen.getByTestId('transfer-amount'), '0.5');
    expect(screen.getByRole('alert')).toHaveTextContent('单笔最低转账 ¥1.00');
  });

  test('[R6-7] a member excluded from funding is told before anything is typed', async () => {
    await world.logIn('excluded01');
    open(world, '/Transfer');
    expect(await screen.findByTestId('transfer-locked')).toHaveTextContent('转账已停用');
  });

  test('[R6-7] flags that cannot be read block as flags that are set (C-62)', async () => {
    await world.control('POST', '/faults', {
      match: { path: '/api/Member/SelfExclusion' },
      fault: { status: 500 },
      times: 9,
    });
    await world.logIn('member01');
    open(world, '/Transfer');
    expect(await screen.findByText('暂时无法确认账户状态')).toBeVisible();
    expect(screen.queryByTestId('transfer-submit')).toBeNull();
  });

  test('wallets with their providers that cannot be read are said, with a retry in place', async () => {
    await world.logIn('member01');
    await world.control('POST', '/faults', {
      match: { path: '/api/Balance/WalletGroup' },
      fault: { status: 500 },
      times: 9,
    });
    open(world, '/Transfer');
    expect(await screen.findByText('钱包明细未能载入')).toBeVisible();
    await world.control('DELETE', '/faults');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect((await screen.findAllByTestId('wallet-group')).length).toBeGreaterThan(0);
  });

  test('[R7.3-6] the preferred wallet of the account is where a transfer goes unless another is chosen', async () => {
    await world.logIn('member01');
    await world.platform.api.call(patchMember, { body: [{ key: 'PreferWallet', value1: '32' }] });
    await world.platform.session.reloadMember();
    open(world, '/Transfer');
    expect(await screen.findByTestId('transfer-to')).toHaveValue('32');
  });

  test('a bonus is taken along: what it brings and asks first, then its lock by its name', async () => {
    await world.logIn('member01');
    const { unmount } = open(world, '/Transfer');
    await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '32');
    await userEvent.type(screen.getByTestId('transfer-amount'), '200');
    await userEvent.click(await screen.findByTestId('bonus-open'));
    await userEvent.click(await screen.findByTestId('bonus-option-T1030'));
    await waitFor(() => expect(screen.getByTestId('bonus-preview')).toHaveTextContent('50.00'));
    await userEvent.click(screen.getByTestId('transfer-submit'));
    expect(await screen.findByTestId('transfer-receipt')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByTestId('transfer-bonus')).toHaveTextContent(
        '老虎机转账加赠 25%礼金 ¥50.00 已到账电子游戏流水 ¥3,750.00完成流水前不能转账与提款',
      ),
    );
    expect(screen.getByRole('link', { name: '查看流水进度' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/Promotions\?tab=applied&application=./),
    );
    expect(screen.queryByTestId('transfer-back')).toBeNull();
    expect(screen.queryByTestId('transfer-again')).toBeNull();
    unmount();
    open(world, '/Transfer');
    expect(await screen.findByTestId('transfer-locked')).toHaveTextContent('优惠进行中');
    expect(screen.getByTestId('transfer-locked')).toHaveTextContent('也可以放弃优惠');
    expect(
      within(screen.getByTestId('transfer-locking')).getByText('老虎机转账加赠 25%'),
    ).toBeVisible();
  });

  test('a bonus is offered for the wallet it counts in alone: the money is not held in another one', async () => {
    await world.logIn('member01');
    open(world, '/Transfer');
    await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '4');
    await userEvent.click(await screen.findByTestId('bonus-open'));
    expect(await screen.findByTestId('bonus-option-T1031')).toBeVisible();
    await waitFor(() => expect(screen.queryByTestId('bonus-option-T1030')).toBeNull());
    await userEvent.click(screen.getByTestId('bonus-option-T1031'));
    await userEvent.selectOptions(screen.getByTestId('transfer-to'), '32');
    await waitFor(() => expect(screen.queryByTestId('bonus-preview')).toBeNull());
    // Kept for its own wallet, and said: it is no offer that ended.
    expect(screen.getByTestId('bonus-gone')).toHaveTextContent(
      /只能在转入真人娱乐时参加，本次将不参加优惠/,
    );
    await userEvent.click(await screen.findByTestId('bonus-open'));
    expect(await screen.findByTestId('bonus-option-T1030')).toBeVisible();
    expect(screen.queryByTestId('bonus-option-T1031')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(screen.getByTestId('transfer-amount'), '500');
    await userEvent.click(screen.getByTestId('transfer-submit'));
    expect(await screen.findByTestId('transfer-receipt')).toBeVisible();
    expect(await bonusesSent()).toEqual([null]);
  });

  test('a chosen bonus is there again when the money goes to its wallet again, and its fault is no longer said of others', async () => {
    await world.logIn('member01');
    open(world, '/Transfer');
    await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '4');
    await userEvent.click(await screen.findByTestId('bonus-open'));
    await userEvent.click(await screen.findByTestId('bonus-option-T1031'));
    await userEvent.type(screen.getByTestId('transfer-amount'), '50');
    await userEvent.click(screen.getByTestId('transfer-submit'));
    expect(await screen.findByRole('alert')).toHaveTextContent('金额不得低于');
    await userEvent.click(screen.getByTestId('transfer-swap'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByTestId('bonus-open')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByTestId('bonus-gone')).toBeVisible();
    await userEvent.click(screen.getByTestId('transfer-swap'));
    await waitFor(() => expect(screen.queryByTestId('bonus-gone')).toBeNull());
    expect(screen.getByTestId('bonus-open')).toHaveTextContent('真人转账加赠');
  });

  test.each<{ delayMs?: number; status?: number }>([{ delayMs: 2_000 }, { status: 500 }])(
    'until the wallets of the bonuses are known (%o) none is offered, and none is sent',
    async (fault) => {
      await world.logIn('member01');
      await world.control('POST', '/faults', { match: { path: '/api/Bonus/v2.0' }, fault });
      open(world, '/Transfer');
      await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '4');
      if (fault.status === undefined)
        expect(await screen.findByTestId('bonus-open')).toBeDisabled();
      else expect(await screen.findByText('优惠列表未能载入')).toBeVisible();
      expect(screen.queryByTestId('bonus-option-T1032')).toBeNull();
      await userEvent.type(screen.getByTestId('transfer-amount'), '500');
      await userEvent.click(screen.getByTestId('transfer-submit'));
      expect(await screen.findByTestId('transfer-receipt')).toBeVisible();
      expect(await bonusesSent()).toEqual([null]);
    },
  );

  test('that the list has not come is no longer said once it has', async () => {
    await world.logIn('member01');
    world.platform.storage.write(draftKey('transfer', ['from', 'to', 'amount', 'bonus']), {
      from: '2',
      to: '32',
      amount: '200',
      bonus: 'T1030',
    });
    await world.control('POST', '/faults', {
      match: { path: '/api/Bonus/v2.0' },
      fault: { delayMs: 1_500 },
    });
    open(world, '/Transfer');
    await userEvent.click(await screen.findByTestId('transfer-submit'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^优惠列表尚未载入/);
    await waitFor(
      () => expect(screen.getByTestId('bonus-open')).toHaveTextContent('老虎机转账加赠'),
      { timeout: 20_000 },
    );
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByTestId('bonus-open')).not.toHaveAttribute('aria-invalid');
  });
});
