import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerOfferLookups } from '../money/lookups';
import { address, fault, open, sent, toasts } from './promotions.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
  registerOfferLookups(world.platform);
});
afterEach(() => {
  jest.restoreAllMocks();
  return world.close();
});

const SLOW = { timeout: 20_000 } as const;
const form = (id: string) => open(world, `/Promotions/PromotionBonusForm?id=${id}`);
const submit = async (): Promise<void> =>
  userEvent.click(await screen.findByTestId('bonus-submit'));

describe('[R2.3-6] the form of a bonus', () => {
  beforeEach(() => world.logIn('vip01'));

  test('[R3.7-1] five terms, the wallet with its balance, and the way to the rules', async () => {
    form('B1020');
    const terms = within(await screen.findByTestId('offer-terms'));
    expect(terms.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '所需流水',
      '适用游戏',
      '有效期',
      '计入流水的最高单注',
      '最高礼金',
      '礼金到账钱包',
    ]);
    expect(
      terms
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
        .slice(0, 5),
    ).toEqual(['本金与礼金 ×12', '全部游戏', '14 天', '¥500', '¥1,288']);
    await waitFor(() =>
      expect(terms.getAllByRole('definition').at(-1)).toHaveTextContent('10,000.00'),
    );
    expect(screen.getByRole('link', { name: '查看活动规则' })).toHaveAttribute(
      'href',
      '/Promotions/Detail/1020',
    );
  });

  test('one error at a time, beside the amount that takes the focus; nothing is sent', async () => {
    form('B1020');
    await submit();
    const amount = screen.getByTestId('bonus-amount');
    expect(screen.getByText('请输入金额')).toBeVisible();
    expect(amount).toHaveFocus();
    await userEvent.type(amount, '199.99');
    expect(screen.queryByText('请输入金额')).toBeNull();
    await submit();
    expect(screen.getByText('金额不得低于 ¥200.00')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '50000.01');
    await submit();
    expect(screen.getByText('金额不得高于 ¥50,000.00')).toBeVisible();
    expect(amount).toHaveFocus();
    expect(await sent(world, 'bonus.apply')).toEqual([]);
  });

  test('the preview counts with the amount; what was typed is kept for this bonus and for no other', async () => {
    const first = form('B1020');
    await userEvent.type(await screen.findByTestId('bonus-amount'), '1000');
    await waitFor(
      () => expect(screen.getByTestId('bonus-preview')).toHaveTextContent('200.00'),
      SLOW,
    );
    expect(screen.getByTestId('bonus-preview')).toHaveTextContent('14,400.00');
    first.unmount();
    const other = form('B1022');
    expect(await screen.findByTestId('bonus-amount')).toHaveValue('');
    other.unmount();
    form('B1020');
    expect(await screen.findByTestId('bonus-amount')).toHaveValue('1000');
  });

  test('a group offers its tiers; the chosen one is applied for, also when the answer is lost, and the money comes next', async () => {
    await fault(world, 'POST', '/api/Bonus/v2.0/Applications', { drop: 'afterCommit' }, 1);
    form('G4001');
    await userEvent.click(await screen.findByTestId('tier-G4001C'));
    expect(screen.getByTestId('offer-terms')).toHaveTextContent('电子游戏');
    await userEvent.type(screen.getByTestId('bonus-amount'), '500');
    await userEvent.dblClick(screen.getByTestId('bonus-submit'));
    expect(await screen.findByTestId('bonus-applied', {}, SLOW)).toHaveTextContent(
      '请完成不低于 ¥100.00 的存款',
    );
    expect(await sent(world, 'bonus.apply')).toHaveLength(1);
    expect(screen.getByTestId('bonus-fund')).toHaveAttribute(
      'href',
      '/DepositVerify?amount=500.00',
    );
    const numbers = screen.getByTestId('applied-numbers');
    await waitFor(() => expect(numbers).toHaveTextContent(/¥500\.00 → ¥\d/), SLOW);
    expect(numbers).toHaveTextContent(/所需流水¥[1-9][\d,]*\.00有效期至\d/);
    expect(screen.getByTestId('bonus-applied').closest('[tabindex="-1"]')).toHaveFocus();
    await userEvent.click(screen.getByTestId('bonus-mine'));
    expect(address()).toMatch(/^\/Promotions\?tab=applied&application=/);
    const card = await screen.findByTestId('application');
    expect(card).toHaveAttribute('data-marked', 'true');
    expect(card).toHaveTextContent('完成存款后');
  });

  test('one that is not for this member gives every reason; reasons that do not load are asked again', async () => {
    await fault(world, 'GET', '/api/Bonus/v2.0/Applications/Eligible', { status: 500 }, 1);
    form('B1001');
    expect(await screen.findByTestId('bonus-gone')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByTestId('bonus-reasons')).toHaveTextContent(
      '该优惠仅限首次存款的新会员',
    );
  });

  test('a transfer says into which wallet, and how much at least', async () => {
    form('T1032');
    await userEvent.type(await screen.findByTestId('bonus-amount'), '100');
    await submit();
    expect(await screen.findByTestId('bonus-applied', {}, SLOW)).toHaveTextContent(
      '请向彩票钱包转入不低于 ¥50.00 的资金',
    );
  });

  test('what follows speaks of the tier that was applied for; another cannot be chosen meanwhile', async () => {
    await fault(world, 'POST', '/api/Bonus/v2.0/Applications', { delayMs: 300 }, 1);
    await fault(world, 'POST', '/api/Bonus/Claim', { delayMs: 300 }, 1);
    const { unmount } = form('F3003');
    await userEvent.click(await screen.findByTestId('tier-F3003B'));
    await submit();
    expect(screen.getByTestId('tier-F3003A')).toBeDisabled();
    await waitFor(async () => expect(await sent(world, 'bonus.claim')).toHaveLength(1), SLOW);
    const seen = toasts(world);
    unmount();
    await waitFor(() => expect(seen).toEqual(['领取 电竞免费投注 66 元：已完成']), SLOW);
  });

  test('offers that do not load are asked again', async () => {
    await fault(world, 'GET', '/api/Bonus/v2.0?', { status: 500 }, 1);
    form('B1020');
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByTestId('bonus-form')).toBeVisible();
  });
});

describe('a bonus that takes no money', () => {
  test('shows what it brings; two taps apply and claim once, and the wallet has it', async () => {
    await world.logIn('member01');
    form('N1040');
    await waitFor(
      () => expect(screen.getByTestId('bonus-preview')).toHaveTextContent('18.00'),
      SLOW,
    );
    expect(screen.getByTestId('bonus-preview')).toHaveTextContent('54.00');
    await userEvent.dblClick(screen.getByTestId('bonus-submit'));
    expect(await screen.findByTestId('bonus-claimed', {}, SLOW)).toHaveTextContent(
      '¥18.00 已到账体育电竞钱包，完成 ¥54.00 流水后即可提款和转账。',
    );
    expect(screen.getByTestId('applied-numbers')).toHaveTextContent(
      /礼金¥18\.00所需流水¥54\.00有效期至\d/,
    );
    const play = screen.getByRole('link', { name: '去完成流水' });
    expect(play).toHaveAttribute('href', '/sbtwo');
    expect(play).toHaveAttribute('data-kind', 'primary');
    expect(screen.getByTestId('bonus-mine')).toHaveAttribute('data-kind', 'secondary');
    expect(await sent(world, 'bonus.apply')).toHaveLength(1);
    expect(await sent(world, 'bonus.claim')).toHaveLength(1);
    await waitFor(() =>
      expect(world.platform.balances.state.get().record?.byGroup.get(2)).toBe(1_001_800n),
    );
  });

  test('a free bet is a voucher of the slip, not money of a wallet', async () => {
    await world.logIn('member01');
    const first = form('F3002A');
    await submit();
    expect(await screen.findByTestId('bonus-claimed', {}, SLOW)).toHaveTextContent(
      '¥30.00 免费投注已放入您的账户',
    );
    await waitFor(() =>
      expect(world.platform.balances.state.get().record?.byGroup.get(2)).toBe(1_000_000n),
    );
    first.unmount();
    open(world, '/Promotions?tab=freebets');
    expect(await screen.findByTestId('voucher')).toHaveTextContent('30.00');
  });

  test('a claim without an answer is looked up and ends as what the server knows, once', async () => {
    await world.logIn('member01');
    await fault(world, 'POST', '/api/Bonus/Claim', { drop: 'afterCommit' }, 1);
    form('N1040');
    await submit();
    expect(await screen.findByTestId('bonus-claimed', {}, SLOW)).toBeVisible();
    expect(await sent(world, 'bonus.claim')).toHaveLength(1);
  });

  test('a claim that is refused says why in Chinese and leads to the own offers', async () => {
    await world.logIn('member01');
    await fault(
      world,
      'POST',
      '/api/Bonus/Claim',
      { status: 409, errorCode: 'BON00410', description: '该优惠已结束，无法领取' },
      1,
    );
    form('N1040');
    await submit();
    const problem = await screen.findByTestId('bonus-problem', {}, SLOW);
    expect(problem).toHaveTextContent('该优惠已结束，无法领取');
    expect(screen.getByTestId('bonus-mine')).toBeVisible();
  });

  test('one that was applied for but whose claim never left is claimed from where it stands', async () => {
    await world.logIn('member01');
    form('N1040');
    await screen.findByTestId('bonus-submit');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submit();
    const claim = await screen.findByTestId('bonus-claim', {}, SLOW);
    expect(screen.getByTestId('bonus-applied')).toHaveTextContent('礼金尚未领取');
    expect(await sent(world, 'bonus.claim')).toEqual([]);
    online.mockReturnValue(true);
    await userEvent.dblClick(claim);
    expect(await screen.findByTestId('bonus-claimed', {}, SLOW)).toBeVisible();
    expect(await sent(world, 'bonus.claim')).toHaveLength(1);
  });

  test('a second try after an answer that was lost altogether joins what arrived, and claims it', async () => {
    await world.logIn('member01');
    await fault(world, 'POST', '/api/Bonus/v2.0/Applications', { drop: 'afterCommit' }, 1);
    await fault(world, 'GET', '/api/Bonus/v2.0/Applications', { status: 500 });
    form('N1040');
    await submit();
    expect(await screen.findByTestId('bonus-refused', {}, SLOW)).toHaveTextContent(
      '未收到结果，已重新读取您的申请',
    );
    await world.control('DELETE', '/faults');
    await submit();
    expect(await screen.findByTestId('bonus-claimed', {}, SLOW)).toBeVisible();
    expect([
      (await sent(world, 'bonus.apply')).length,
      (await sent(world, 'bonus.claim')).length,
    ]).toEqual([2, 1]);
  });

  test('an address that names a group asks by a rule of it, or not at all', async () => {
    await world.logIn('member01');
    const first = form('F3004');
    expect(await screen.findByTestId('bonus-gone')).toBeVisible();
    await waitFor(async () =>
      expect(
        (await sent(world, 'promotion.list')).length +
          (await sent(world, 'bonus.applications')).length,
      ).toBe(2),
    );
    expect(screen.queryByText('暂时无法核对申请条件')).toBeNull();
    expect(await sent(world, 'bonus.eligible')).toEqual([]);
    first.unmount();
    const second = form('F3001');
    await submit();
    await screen.findByTestId('bonus-claimed', {}, SLOW);
    second.unmount();
    form('F3001');
    expect(await screen.findByTestId('bonus-reasons', {}, SLOW)).toHaveTextContent(
      '该优惠每周仅可参与一次',
    );
    expect(screen.getByRole('link', { name: '查看我的优惠' })).toHaveAttribute(
      'href',
      expect.stringContaining('application='),
    );
    expect(
      (await sent(world, 'bonus.eligible')).filter((url) => /bonusId=F3001(&|$)/.test(url)),
    ).toEqual([]);
  });
});
