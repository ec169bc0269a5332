import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSafehouse } from '@site/contracts/member-profile';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { open, requestsTo } from './money-out.fixture';

let world: TestWorld;

beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

describe('withdrawal', () => {
  test('[R4.5-2] an unverified member sees the steps, and what comes after them', async () => {
    await world.logIn('newbie01');
    open(world, '/Withdrawal');
    expect(await screen.findByTestId('verify-step', {}, { timeout: 20_000 })).toHaveAttribute(
      'data-step',
      '1',
    );
    expect(screen.getByTestId('withdrawal-needs')).toHaveTextContent('本人名下的银行卡或钱包地址');
    expect(screen.queryByTestId('withdraw-amount')).toBeNull();
  });

  test('[R7.2-1] the amount, a last look, and the money is held; nothing takes it back', async () => {
    await world.logIn('member01');
    open(world, '/Withdrawal');
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
    expect(await requestsTo(world, 'payment.create')).toBe(0);
    expect(screen.getByTestId('withdraw-confirm')).toHaveTextContent('确认提款 ¥300.50');
    await userEvent.dblClick(screen.getByTestId('withdraw-confirm'));
    await waitFor(
      () =>
        expect(screen.getByTestId('withdrawal-status')).toHaveAttribute(
          'data-status',
          'Processing',
        ),
      { timeout: 20_000 },
    );
    expect(await requestsTo(world, 'payment.create')).toBe(1);
    expect(screen.queryByRole('button', { name: /取消|撤回/ })).toBeNull();
  });

  test('limits come with the limit in the text; "all of it" is never refused', async () => {
    await world.logIn('member01');
    open(world, '/Withdrawal');
    await userEvent.type(await screen.findByTestId('withdraw-amount'), '99');
    expect(screen.getByRole('alert')).toHaveTextContent('最低提款 ¥100.00');
    await userEvent.click(screen.getByTestId('withdraw-all'));
    expect(screen.getByTestId('withdraw-amount')).toHaveValue('50000.00');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('nothing typed: the amount is asked for and takes the focus', async () => {
    await world.logIn('member01');
    open(world, '/Withdrawal');
    await screen.findByTestId('withdraw-account-618');
    await waitFor(() => expect(screen.getByText('约 1 分钟')).toBeVisible());
    await userEvent.click(screen.getByTestId('withdraw-submit'));
    expect(await screen.findByRole('alert')).toHaveTextContent('请输入提款金额');
    expect(screen.getByTestId('withdraw-amount')).toHaveFocus();
  });

  test('a tap before the way is known is not lost: the last look comes with it', async () => {
    await world.logIn('member01');
    await world.control('POST', '/faults', {
      match: { method: 'GET', path: '/api/Payment/Method/Details' },
      fault: { delayMs: 1_500 },
    });
    open(world, '/Withdrawal');
    await userEvent.type(await screen.findByTestId('withdraw-amount'), '150');
    await userEvent.click(screen.getByTestId('withdraw-submit'));
    expect(screen.getByTestId('withdraw-submit')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByTestId('withdraw-confirm')).toBeVisible();
  });

  test('a way that cannot be read is said, and asked for again by the next tap', async () => {
    await world.logIn('member01');
    await world.control('POST', '/faults', {
      match: { method: 'GET', path: '/api/Payment/Method/Details' },
      fault: { status: 503 },
    });
    open(world, '/Withdrawal');
    await userEvent.type(await screen.findByTestId('withdraw-amount'), '150');
    await userEvent.click(screen.getByTestId('withdraw-submit'));
    expect(await screen.findByText('提款信息未能载入，请再试一次')).toBeVisible();
    expect(screen.getByTestId('withdraw-amount')).toHaveValue('150');
    await world.control('DELETE', '/faults');
    await userEvent.click(screen.getByTestId('withdraw-submit'));
    expect(await screen.findByTestId('withdraw-confirm')).toBeVisible();
    expect(screen.queryByText('提款信息未能载入，请再试一次')).toBeNull();
  });

  test('a locked safehouse is told with the way to it', async () => {
    await world.logIn('member01');
    expect((await world.platform.api.call(setSafehouse, { body: { lock: true } })).ok).toBe(true);
    open(world, '/Withdrawal');
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
    open(world, '/Withdrawal');
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
    open(world, '/Withdrawal');
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
    open(world, '/Withdrawal/DetailsInfo?id=../x');
    expect(await screen.findByText('没有找到这笔提款')).toBeVisible();
  });
});

describe('saved accounts', () => {
  test('a visitor is asked to sign in', async () => {
    open(world, '/Me/BankCards');
    expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      expect.stringContaining('fromUrl=%2FMe%2FBankCards'),
    );
  });

  test('[R7.2-1] a wallet is checked, saved, made the default one and removed', async () => {
    await world.logIn('member01');
    open(world, '/Me/BankCards?add=crypto');
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
    open(world, '/Me/BankCards?add=card');
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
    open(world, '/Me/BankCards?add=card');
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
    const { unmount } = open(world, '/Me/BankCards?add=card');
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
    open(world, '/Me/BankCards?add=card');
    expect(await screen.findByTestId('card-no-times')).toHaveTextContent('今日验证次数已用完');
  });
});
