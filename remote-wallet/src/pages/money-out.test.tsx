import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSafehouse } from '@site/contracts/member-profile';
import { Route, Routes } from '@site/platform';
import { patchMember } from '@site/contracts/member';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { Page as BankCardsPage } from './BankCardsPage';
import { Page as TransferPage } from './TransferPage';
import { Page as WithdrawalDetailsPage } from './WithdrawalDetailsPage';
import { Page as WithdrawalPage } from './WithdrawalPage';

let world: TestWorld;

const wallet = (
  <Routes>
    <Route path="/Withdrawal" element={<WithdrawalPage />} />
    <Route path="/Withdrawal/DetailsInfo" element={<WithdrawalDetailsPage />} />
    <Route path="/Me/BankCards" element={<BankCardsPage />} />
    <Route path="/Transfer" element={<TransferPage />} />
  </Routes>
);
const open = (path: string) => renderInShell(wallet, { platform: world.platform, path });
const asked = async (call: string): Promise<number> => {
  const { requests } = (await world.control('GET', '/requests')) as {
    requests: { call: string | null }[];
  };
  return requests.filter((request) => request.call === call).length;
};

beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

describe('withdrawal', () => {
  test('[R4.5-2] an unverified member sees the steps, and what comes after them', async () => {
    await world.logIn('newbie01');
    open('/Withdrawal');
    expect(await screen.findByTestId('verify-step', {}, { timeout: 4_000 })).toHaveAttribute(
      'data-step',
      '1',
    );
    expect(screen.getByTestId('withdrawal-needs')).toHaveTextContent('本人名下的银行卡或钱包地址');
    expect(screen.queryByTestId('withdraw-amount')).toBeNull();
  });

  test('[R7.2-1] the amount, a last look, and the money is held; nothing takes it back', async () => {
    await world.logIn('member01');
    open('/Withdrawal');
    await userEvent.type(await screen.findByTestId('withdraw-amount'), '300.5');
    expect(await screen.findByTestId('withdraw-account-618')).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await waitFor(() => expect(screen.getByTestId('withdraw-arrives')).toHaveTextContent('300.50'));
    await userEvent.click(screen.getByTestId('withdraw-submit'));
    const sheet = await screen.findByTestId('withdraw-sheet');
    expect(sheet).toHaveTextContent('提交后不可撤回');
    expect(sheet).toHaveTextContent('招商银行 尾号 618');
    expect(await asked('payment.create')).toBe(0);
    await userEvent.dblClick(screen.getByTestId('withdraw-confirm'));
    await waitFor(
      () =>
        expect(screen.getByTestId('withdrawal-status')).toHaveAttribute(
          'data-status',
          'Processing',
        ),
      { timeout: 4_000 },
    );
    expect(await asked('payment.create')).toBe(1);
    expect(screen.queryByRole('button', { name: /取消|撤回/ })).toBeNull();
  });

  test('limits come with the limit in the text; "all of it" is never refused', async () => {
    await world.logIn('member01');
    open('/Withdrawal');
    await userEvent.type(await screen.findByTestId('withdraw-amount'), '99');
    expect(screen.getByRole('alert')).toHaveTextContent('最低提款 ¥100.00');
    await userEvent.click(screen.getByTestId('withdraw-all'));
    expect(screen.getByTestId('withdraw-amount')).toHaveValue('50000.00');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('nothing typed: the amount is asked for and takes the focus', async () => {
    await world.logIn('member01');
    open('/Withdrawal');
    await screen.findByTestId('withdraw-account-618');
    await waitFor(() => expect(screen.getByText('约 1 分钟')).toBeVisible());
    await userEvent.click(screen.getByTestId('withdraw-submit'));
    expect(await screen.findByRole('alert')).toHaveTextContent('请输入提款金额');
    expect(screen.getByTestId('withdraw-amount')).toHaveFocus();
  });

  test('a locked safehouse is told with the way to it', async () => {
    await world.logIn('member01');
    expect((await world.platform.api.call(setSafehouse, { body: { lock: true } })).ok).toBe(true);
    open('/Withdrawal');
    expect(await screen.findByRole('link', { name: '前往保险箱解锁' })).toHaveAttribute(
      'href',
      '/Safehouse',
    );
    expect(screen.queryByTestId('withdraw-amount')).toBeNull();
  });

  test.each([
    ['PAY00402', 422, '余额不足', 'withdraw-amount'],
    ['PAY00429', 403, '今日还可提款 10.00 元', 'withdraw-amount'],
    ['VAL10012', 422, '金额超过上限', 'withdraw-amount'],
  ])('%s stands beside the amount, which stays', async (errorCode, status, description, field) => {
    await world.logIn('member01');
    open('/Withdrawal');
    await userEvent.type(await screen.findByTestId('withdraw-amount'), '150');
    await world.control('POST', '/faults', {
      match: { method: 'POST', path: '/api/Payment/Applications' },
      fault: { status, errorCode, description },
      times: 1,
    });
    await waitFor(() => expect(screen.getByTestId('withdraw-arrives')).toHaveTextContent('150.00'));
    await userEvent.click(screen.getByTestId('withdraw-submit'));
    await userEvent.click(await screen.findByTestId('withdraw-confirm'));
    await waitFor(() => expect(screen.getByTestId(field)).toHaveAccessibleDescription(description));
    expect(screen.getByTestId(field)).toHaveValue('150');
    await userEvent.type(screen.getByTestId(field), '0');
    expect(screen.queryByText(description)).toBeNull();
  });

  test.each([
    ['MEM00423', 403, '保险箱已锁定，请先解锁', '前往保险箱解锁'],
    ['PAY00428', 403, '还需完成有效流水 10.00 元后方可提款', '查看我的优惠'],
    ['PAY00427', 422, '请选择收款账户', '管理'],
  ])('%s is told with the way on', async (errorCode, status, description, way) => {
    await world.logIn('member01');
    open('/Withdrawal');
    await userEvent.type(await screen.findByTestId('withdraw-amount'), '150');
    await world.control('POST', '/faults', {
      match: { method: 'POST', path: '/api/Payment/Applications' },
      fault: { status, errorCode, description },
      times: 1,
    });
    await waitFor(() => expect(screen.getByTestId('withdraw-arrives')).toHaveTextContent('150.00'));
    await userEvent.click(screen.getByTestId('withdraw-submit'));
    await userEvent.click(await screen.findByTestId('withdraw-confirm'));
    expect(await screen.findByText(description)).toBeVisible();
    expect(screen.getAllByRole('link', { name: way }).length).toBeGreaterThan(0);
  });

  test('a number that is none, and one of a deposit, are told as missing', async () => {
    await world.logIn('member01');
    open('/Withdrawal/DetailsInfo?id=../x');
    expect(await screen.findByText('没有找到这笔提款')).toBeVisible();
  });
});

describe('saved accounts', () => {
  test('a visitor is asked to sign in', async () => {
    open('/Me/BankCards');
    expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      expect.stringContaining('fromUrl=%2FMe%2FBankCards'),
    );
  });

  test('[R7.2-1] a wallet is checked, saved, made the default one and removed', async () => {
    await world.logIn('member01');
    open('/Me/BankCards?add=crypto');
    await userEvent.click(await screen.findByTestId('crypto-save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('请填写钱包地址');
    await userEvent.click(screen.getByTestId('crypto-address'));
    await userEvent.paste('0x52908400098527886E0F7030069857D2E4169EE7');
    expect(screen.getByRole('alert')).toHaveTextContent('这是另一个网络的地址');
    await userEvent.click(screen.getByTestId('crypto-ERC20'));
    await userEvent.click(screen.getByTestId('crypto-default'));
    await userEvent.click(screen.getByTestId('crypto-save'));
    const saved = async () =>
      (await screen.findAllByTestId('saved-account')).map(
        (each) => `${each.dataset['last']} ${each.dataset['default']}`,
      );
    await waitFor(async () => expect(await saved()).toEqual(['618 true', 'EE7 false']));
    await userEvent.click(screen.getByTestId('account-default'));
    await waitFor(async () => expect(await saved()).toEqual(['EE7 true', '618 false']));
    await userEvent.click(screen.getAllByTestId('account-remove')[0] as HTMLElement);
    await userEvent.click(await screen.findByTestId('account-remove-confirm'));
    await waitFor(async () => expect(await saved()).toEqual(['618 true']));
  });

  test('[R4.5-3] without a name no card is added; with one the form comes', async () => {
    await world.logIn('newbie01');
    open('/Me/BankCards?add=card');
    expect(await screen.findByTestId('card-no-name')).toHaveTextContent('请先填写真实姓名');
  });

  test('[R4.5-3] a card known to another brand is confirmed first; the form says what is missing', async () => {
    await world.logIn('member01');
    await world.control('POST', '/members/member01/flags', { isIWMM: true });
    // Another origin than this page's, as the vault always has in a browser.
    const choices = {
      banks: [{ code: 'ICBC', name: '中国工商银行' }],
      most: 5,
      vaultUrl: 'http://vault.localhost/vault/card#token',
    };
    await world.control('POST', '/faults', {
      match: { path: '/api/Payment/MemberBanks/Choices' },
      fault: { status: 200, body: { isSuccess: true, result: choices } },
      times: 9,
    });
    open('/Me/BankCards?add=card');
    await userEvent.click(await screen.findByTestId('card-iwmm-yes'));
    expect(screen.getByTestId('card-form')).toHaveTextContent('王*明');
    await userEvent.click(screen.getByTestId('card-save'));
    expect(screen.getByTestId('card-bank')).toHaveFocus();
    await userEvent.selectOptions(screen.getByTestId('card-bank'), 'ICBC');
    await userEvent.click(screen.getByTestId('card-save'));
    expect(screen.getByTestId('vault')).toHaveTextContent('请在安全页面中填写并确认卡号');
  });

  test('[R4.5-3] a code is asked while tries are left, and nothing without them', async () => {
    await world.logIn('member01');
    await world.control('POST', '/members/member01/flags', { isDepositVerificationOTP: true });
    const { unmount } = open('/Me/BankCards?add=card');
    await userEvent.click(await screen.findByTestId('card-code-submit'));
    await userEvent.type(await screen.findByTestId('card-otp'), '123456');
    await userEvent.click(screen.getByTestId('card-code-submit'));
    expect(await screen.findByTestId('card-form')).toBeVisible();
    unmount();
    await world.control('POST', '/faults', {
      match: { path: '/api/Member/VerificationAttempt' },
      fault: { status: 200, body: { isSuccess: true, result: { attempt: 0 } } },
      times: 9,
    });
    open('/Me/BankCards?add=card');
    expect(await screen.findByTestId('card-no-times')).toHaveTextContent('今日验证次数已用完');
  });
});

describe('transfers', () => {
  test('[R7.2-1] everything of a wallet goes to another, with a receipt, the way back and the history', async () => {
    await world.logIn('member01');
    open('/Transfer');
    await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '32');
    await userEvent.click(screen.getByTestId('transfer-all'));
    expect(screen.getByTestId('transfer-line')).toHaveTextContent(
      '将从体育电竞转出 ¥10,000.00 至电子游戏',
    );
    await userEvent.dblClick(screen.getByTestId('transfer-submit'));
    expect(await screen.findByTestId('transfer-receipt')).toHaveTextContent('10,000.00');
    expect(await asked('transfer.create')).toBe(1);
    await userEvent.click(screen.getByTestId('transfer-back'));
    expect(await screen.findByTestId('transfer-amount')).toHaveValue('10000.00');
    expect(screen.getByTestId('transfer-from')).toHaveValue('32');
    await userEvent.click(screen.getByTestId('transfer-tab-history'));
    expect(await screen.findAllByTestId('transfer-row')).toHaveLength(1);
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
    open('/Transfer');
    await userEvent.click(await screen.findByTestId('transfer-tab-history'));
    await userEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('没有更多了')).toBeVisible();
    expect(screen.getAllByTestId('transfer-row')).toHaveLength(1);
  });

  test("choosing the other side's wallet turns the two around; what is wrong is told with its limit", async () => {
    await world.logIn('poor01');
    open('/Transfer');
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
    open('/Transfer');
    expect(await screen.findByTestId('transfer-locked')).toHaveTextContent('转账已停用');
  });

  test('[R6-7] flags that cannot be read block as flags that are set (C-62)', async () => {
    await world.control('POST', '/faults', {
      match: { path: '/api/Member/SelfExclusion' },
      fault: { status: 500 },
      times: 9,
    });
    await world.logIn('member01');
    open('/Transfer');
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
    open('/Transfer');
    expect(await screen.findByText('钱包明细未能载入')).toBeVisible();
    await world.control('DELETE', '/faults');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect((await screen.findAllByTestId('wallet-group')).length).toBeGreaterThan(0);
  });

  test('[R7.3-6] the preferred wallet of the account is where a transfer goes unless another is chosen', async () => {
    await world.logIn('member01');
    await world.platform.api.call(patchMember, { body: [{ key: 'PreferWallet', value1: '32' }] });
    await world.platform.session.reloadMember();
    open('/Transfer');
    expect(await screen.findByTestId('transfer-to')).toHaveValue('32');
  });

  test('a bonus is taken along: what it brings and asks first, then its lock by its name', async () => {
    await world.logIn('member01');
    const { unmount } = open('/Transfer');
    await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '32');
    await userEvent.type(screen.getByTestId('transfer-amount'), '200');
    await userEvent.click(await screen.findByTestId('bonus-open'));
    await userEvent.click(await screen.findByTestId('bonus-option-T1030'));
    await waitFor(() => expect(screen.getByTestId('bonus-preview')).toHaveTextContent('50.00'));
    await userEvent.click(screen.getByTestId('transfer-submit'));
    expect(await screen.findByTestId('transfer-receipt')).toBeVisible();
    expect(screen.queryByTestId('transfer-back')).toBeNull();
    unmount();
    open('/Transfer');
    expect(await screen.findByTestId('transfer-locked')).toHaveTextContent('优惠进行中');
    expect(
      within(screen.getByTestId('transfer-locking')).getByText('老虎机转账加赠 25%'),
    ).toBeVisible();
  });
});
