import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyBonus, claimBonus } from '@site/contracts/bonus';
import { createTransfer } from '@site/contracts/transfer';
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
  jest.useRealTimers();
  return world.close();
});

const SLOW = { timeout: 6_000 } as const;
const balance = (group: number): bigint | null | undefined =>
  world.platform.balances.state.get().record?.byGroup.get(group);

/**
 * Intervals go by hand from now on; everything else takes its own time.
 *
 * @returns a way to let some pass.
 */
function byHand(): (ms: number) => void {
  const RUNS = [
    'Date',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
    'setImmediate',
    'clearImmediate',
    'setTimeout',
    'clearTimeout',
  ] as const;
  jest.useFakeTimers({ doNotFake: [...RUNS] });
  return (ms) =>
    act(() => {
      jest.advanceTimersByTime(ms);
    });
}

/** Pays into a wallet by the back end's own call: nothing on this page knows of it. */
async function payIn(group: 4 | 64, amount: string): Promise<void> {
  const paid = await world.platform.api.call(createTransfer, {
    body: { from: 2, to: group, amount },
    idempotencyKey: `into-the-wallet-${group}`,
  });
  expect(paid.ok).toBe(true);
}

/** Applies by the back end's own call; a bonus without money is claimed too. */
async function apply(bonusId: string, amount?: string): Promise<string> {
  const { api } = world.platform;
  const applied = await api.call(applyBonus, {
    body: { bonusId, ...(amount === undefined ? {} : { amount }) },
  });
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  const { applicationId } = applied.value;
  if (amount === undefined)
    await api.call(claimBonus, { body: { applicationId }, idempotencyKey: `claim-${bonusId}` });
  return applicationId;
}

describe('running offers', () => {
  beforeEach(() => world.logIn('member01'));

  test('gifts that come late do not push what is under the finger: the list comes with them, and without them when they fail', async () => {
    await apply('N1040');
    await fault(world, 'GET', '/api/Campaign/AssignedClaims', { delayMs: 500, status: 500 }, 1);
    open(world, '/Promotions?tab=applied');
    expect(await screen.findByTestId('application')).toHaveTextContent('流水进行中');
    expect(screen.getByRole('heading', { name: '待领取礼金' })).toBeInTheDocument();
  });

  test('progress of real turnover; giving up tells before what is lost and kept, takes it once, and frees the wallet', async () => {
    const id = await apply('N1040');
    await world.control('POST', '/members/member01/turnover', { amount: '27', walletGroup: 2 });
    open(world, '/Promotions?tab=applied');
    const card = await screen.findByTestId('application');
    expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(card).toHaveTextContent('已完成 ¥27.00 / ¥54.00');
    await userEvent.click(within(card).getByTestId('application-give-up'));
    expect(await screen.findByTestId('forfeit-lose')).toHaveTextContent('18.00');
    expect(screen.getByTestId('forfeit-keep')).toHaveTextContent('10,000.00');
    expect(await sent(world, 'bonus.cancel')).toEqual([]);
    const seen = toasts(world);
    await userEvent.dblClick(screen.getByTestId('forfeit-confirm'));
    await waitFor(() => expect(screen.queryByTestId('application')).toBeNull(), SLOW);
    expect(seen).toEqual(['优惠已放弃']);
    expect(await sent(world, 'bonus.cancel')).toHaveLength(1);
    await waitFor(() => expect(balance(2)).toBe(1_000_000n));
    await userEvent.click(screen.getByTestId('applied-history'));
    const row = await screen.findByTestId('history-row');
    expect(row).toHaveTextContent('登录有礼');
    expect(row).toHaveTextContent('已取消');
    expect(id).not.toBe('');
  });

  test('one that is only applied for loses nothing; a cancellation without an answer is looked up', async () => {
    await apply('B1020', '1000');
    await fault(world, 'POST', '/api/Bonus/Cancellation', { drop: 'afterCommit' }, 1);
    open(world, '/Promotions?tab=applied');
    await userEvent.click(await screen.findByTestId('application-give-up'));
    expect(await screen.findByTestId('forfeit-confirm')).toHaveTextContent('确认取消');
    expect(screen.queryByTestId('forfeit-sums')).toBeNull();
    await userEvent.click(screen.getByTestId('forfeit-confirm'));
    await waitFor(() => expect(screen.queryByTestId('application')).toBeNull(), SLOW);
    expect(await sent(world, 'bonus.cancel')).toHaveLength(1);
  });

  test('once its money came in, a card that stands learns of it; it is claimed with one request, and leads to where turnover counts', async () => {
    await apply('T1032', '100');
    const pass = byHand();
    open(world, '/Promotions?tab=applied');
    expect(await screen.findByTestId('application-fund')).toHaveAttribute('href', '/Transfer');
    const card = screen.getByTestId('application');
    expect(card).toHaveTextContent('将 ¥100.00 转入彩票钱包后');
    await payIn(64, '100');
    pass(10_000);
    const claim = await screen.findByTestId('application-claim', {}, SLOW);
    await fault(world, 'POST', '/api/Bonus/Claim', { delayMs: 300 }, 1);
    await userEvent.dblClick(claim);
    // Under way: it cannot be given up at the same time.
    expect(screen.getByTestId('application-give-up')).toBeDisabled();
    expect(screen.getByTestId('application-locked')).toHaveTextContent('领取处理中');
    await waitFor(() => expect(card).toHaveAttribute('data-status', 'Wagering'), SLOW);
    expect(await sent(world, 'bonus.claim')).toHaveLength(1);
    expect(card).toHaveTextContent('8.00');
    expect(screen.getByTestId('application-play')).toHaveAttribute('href', '/Games/keno');
    expect(screen.getByTestId('application-counts')).toHaveTextContent('彩票');
    expect(screen.getByTestId('application-give-up')).toBeEnabled();
  });

  test('while a cancellation is under way, leaving promises nothing, and nothing else is to be had', async () => {
    await apply('T1032', '100');
    await payIn(64, '100');
    await fault(world, 'POST', '/api/Bonus/Cancellation', { delayMs: 700 }, 1);
    open(world, '/Promotions?tab=applied');
    await userEvent.click(await screen.findByTestId('application-give-up'));
    await screen.findByTestId('forfeit-confirm');
    expect(screen.getByTestId('forfeit-back')).toHaveTextContent('继续保留');
    await userEvent.click(screen.getByTestId('forfeit-confirm'));
    await waitFor(() => expect(screen.getByTestId('forfeit-back')).toHaveTextContent('关闭'));
    await userEvent.click(screen.getByTestId('forfeit-back'));
    expect(screen.getByTestId('application-locked')).toHaveTextContent('取消处理中');
    expect(screen.getByTestId('application-claim')).toBeDisabled();
    expect(screen.getByTestId('application-give-up')).toBeDisabled();
    await waitFor(() => expect(screen.queryByTestId('application')).toBeNull(), SLOW);
    expect(await sent(world, 'bonus.claim')).toEqual([]);
  });

  test('consent is for what was told: paid out meanwhile, the new loss is shown and nothing is sent; unread, nothing either', async () => {
    const { api } = world.platform;
    const applied = await api.call(applyBonus, { body: { bonusId: 'N1040' } });
    const applicationId = applied.ok ? applied.value.applicationId : '';
    open(world, '/Promotions?tab=applied');
    await userEvent.click(await screen.findByTestId('application-give-up'));
    const confirm = (): Promise<void> => userEvent.click(screen.getByTestId('forfeit-confirm'));
    expect(await screen.findByTestId('forfeit-confirm')).toHaveTextContent('确认取消');
    await fault(world, 'GET', '/api/Bonus/CancellationEligibility', { status: 500 }, 1);
    await confirm();
    expect(await screen.findByTestId('forfeit-stopped')).toHaveTextContent('未能核对最新情况');
    await api.call(claimBonus, { body: { applicationId }, idempotencyKey: 'on-another-device' });
    await confirm();
    expect(await screen.findByTestId('forfeit-lose')).toHaveTextContent('18.00');
    expect(screen.getByTestId('forfeit-stopped')).toHaveTextContent('已变化');
    expect(await sent(world, 'bonus.cancel')).toEqual([]);
    await waitFor(() =>
      expect(screen.getByTestId('forfeit-confirm')).not.toHaveAttribute('aria-busy'),
    );
    await confirm();
    await waitFor(() => expect(screen.queryByTestId('application')).toBeNull(), SLOW);
    expect(await sent(world, 'bonus.cancel')).toHaveLength(1);
  });

  test('a card whose time is over asks what became of it', async () => {
    await apply('N1040');
    const now = jest.spyOn(world.platform.clock, 'now');
    const pass = byHand();
    open(world, '/Promotions?tab=applied');
    expect(await screen.findByTestId('application-play')).toHaveAttribute('href', '/sbtwo');
    await world.control('POST', '/clock', { advanceMs: 8 * 86_400_000 });
    now.mockReturnValue(Date.parse('2026-12-01T15:30:00+08:00'));
    pass(1_000);
    await waitFor(() => expect(screen.queryByTestId('application')).toBeNull(), SLOW);
  });

  test('an address names one application; one that has ended or is unknown is said', async () => {
    await apply('N1040');
    await apply('B1020', '1000');
    const id = await apply('F3002A');
    const first = open(world, `/Promotions?tab=applied&application=${id}`);
    expect((await screen.findAllByTestId('application'))[0]).toHaveAttribute(
      'data-application',
      id,
    );
    first.unmount();
    open(world, '/Promotions?tab=applied&application=nope');
    expect(await screen.findByTestId('application-gone')).toBeVisible();
  });

  test('a visitor and a failed list have a way on', async () => {
    await fault(world, 'GET', '/api/Bonus/v2.0/Applications', { status: 500 }, 1);
    const failed = open(world, '/Promotions?tab=applied');
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('没有进行中的优惠')).toBeVisible();
    failed.unmount();
    await world.platform.session.logOut();
    open(world, '/Promotions?tab=applied');
    expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      '/login?tab=applied&fromUrl=%2FPromotions%3Ftab%3Dapplied',
    );
  });
});

describe('gifts', () => {
  test('two taps take it once, also when the answer is lost', async () => {
    await world.logIn('member01');
    await fault(world, 'POST', '/api/Campaign/AssignedClaims', { drop: 'afterCommit' }, 1);
    open(world, '/Promotions?tab=applied');
    expect(await screen.findByTestId('gift')).toHaveTextContent('8.00');
    await userEvent.dblClick(screen.getByTestId('gift-take'));
    await waitFor(() => expect(screen.queryByTestId('gift')).toBeNull(), SLOW);
    expect(await sent(world, 'campaign.takeClaim')).toHaveLength(1);
    await waitFor(() => expect(balance(2)).toBe(1_000_800n));
  });

  test('self-exclusion refuses in Chinese, beside the gift', async () => {
    await world.logIn('excluded01');
    open(world, '/Promotions?tab=applied');
    await userEvent.click(await screen.findByTestId('gift-take'));
    expect(await screen.findByTestId('gift-problem', {}, SLOW)).toHaveTextContent(
      '您已启用自我限制',
    );
  });
});

describe('the history of 180 days', () => {
  const path = '/Promotions?tab=applied&sub=history';

  test('[R7.3-1][R7.3-2][R7.3-3] pages of 80 to the last, titles by both versions of ids, filtered by state', async () => {
    await world.logIn('vip01');
    open(world, path);
    expect(await screen.findByTestId('history-count', {}, SLOW)).toHaveTextContent('共 96 条');
    const pages = (await sent(world, 'bonus.appliedHistory')).map(
      (url) => new URLSearchParams(url.split('?')[1]),
    );
    expect(
      pages.map((page) => [
        page.get('pageIndex'),
        page.get('perPageSize'),
        page.get('dateFrom'),
        page.get('dateTo'),
      ]),
    ).toEqual([
      ['1', '80', '2026-05-27', '2026-11-23'],
      ['2', '80', '2026-05-27', '2026-11-23'],
    ]);
    const [alone, grouped] = [
      await sent(world, 'promotion.byBonusIds'),
      await sent(world, 'promotion.byBonusGroups'),
    ];
    expect(alone).toHaveLength(1);
    expect(decodeURIComponent(grouped[0] ?? '')).toMatch(/bonusids\/v2\/[FG]\d{4}(,[FG]\d{4})*/);
    expect(screen.getAllByTestId('history-row')).toHaveLength(30);
    expect(screen.queryByText('已下线的活动')).toBeNull();
    await userEvent.click(screen.getByTestId('history-more'));
    expect(screen.getAllByTestId('history-row')).toHaveLength(60);
    await userEvent.click(screen.getByTestId('history-Cancelled'));
    const cancelled = screen.getAllByTestId('history-row');
    expect(screen.getByTestId('history-count')).toHaveTextContent(`共 ${cancelled.length} 条`);
    expect(cancelled.every((row) => within(row).queryByText('已取消') !== null)).toBe(true);
    await userEvent.click(within(cancelled[0] as HTMLElement).getByRole('link'));
    expect(address()).toMatch(/^\/Promotions\/Detail\/\d+$/);
  });

  test('lines take the titles of the own applications when the CMS is silent; a page that fails is asked again', async () => {
    await world.logIn('vip01');
    await fault(world, 'GET', '/cms/promotions/bonusids/', { status: 503 });
    await fault(world, 'GET', '/api/Bonus/AppliedHistory', { status: 500 }, 1);
    open(world, path);
    await userEvent.click(await screen.findByRole('button', { name: '重试' }, SLOW));
    expect(await screen.findByTestId('history-count', {}, SLOW)).toHaveTextContent('共 96 条');
    // The member's own applications still know what they are called.
    expect(screen.queryByText('已下线的活动')).toBeNull();
  });
});

describe('the rescue', () => {
  test('tells the loss, what it gives and why not; what the server refuses is said in its words', async () => {
    await world.logIn('member01');
    const first = open(world, '/Promotions/Detail/1010');
    await userEvent.click(await screen.findByTestId('promo-claim'));
    expect(await screen.findByTestId('sos-reasons')).toHaveTextContent('昨日净亏损未达 500.00 元');
    expect(screen.getByTestId('sos-take')).toBeDisabled();
    first.unmount();
    const eligible = {
      isEligible: true,
      reasons: [],
      netLoss: 1000,
      bonusAmount: 50,
      bonusId: 'B1010',
    };
    await world.control('POST', '/faults', {
      match: { method: 'GET', path: '/api/Bonus/SOS' },
      fault: { status: 200, body: { isSuccess: true, result: eligible } },
    });
    open(world, '/Promotions/Detail/1010');
    await userEvent.click(await screen.findByTestId('promo-claim'));
    expect(await screen.findByTestId('sos')).toHaveTextContent('50.00');
    await userEvent.click(screen.getByTestId('sos-take'));
    expect(await screen.findByTestId('sos-problem', {}, SLOW)).toHaveTextContent(
      '昨日净亏损未达 500.00 元',
    );
    expect(await sent(world, 'bonus.takeSos')).toHaveLength(1);
  });
});
