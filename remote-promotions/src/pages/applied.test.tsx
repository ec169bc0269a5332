import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyBonus, claimBonus } from '@site/contracts/bonus';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerOfferLookups } from '../money/lookups';
import { fault, open, sent, toasts } from './promotions.fixture';
import { SLOW, balance, byHand, payIn, apply } from './applied.fixture';

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

describe('running offers', () => {
  beforeEach(() => world.logIn('member01'));

  test('gifts that come late do not push what is under the finger: the list comes with them, and without them when they fail', async () => {
    await apply(world, 'N1040');
    await fault(world, 'GET', '/api/Campaign/AssignedClaims', { delayMs: 500, status: 500 }, 1);
    open(world, '/Promotions?tab=applied');
    expect(await screen.findByTestId('application')).toHaveTextContent('流水进行中');
    expect(screen.getByRole('heading', { name: '待领取礼金' })).toBeInTheDocument();
  });

  test('progress of real turnover; giving up tells before what is lost and kept, takes it once, and frees the wallet', async () => {
    const id = await apply(world, 'N1040');
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
    await waitFor(() => expect(balance(world, 2)).toBe(1_000_000n));
    await userEvent.click(screen.getByTestId('applied-history'));
    const row = await screen.findByTestId('history-row');
    expect(row).toHaveTextContent('登录有礼');
    expect(row).toHaveTextContent('已取消');
    expect(id).not.toBe('');
  });

  test('one that is only applied for loses nothing; a cancellation without an answer is looked up', async () => {
    await apply(world, 'B1020', '1000');
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
    await apply(world, 'T1032', '100');
    const pass = byHand();
    open(world, '/Promotions?tab=applied');
    expect(await screen.findByTestId('application-fund')).toHaveAttribute('href', '/Transfer');
    const card = screen.getByTestId('application');
    expect(card).toHaveTextContent('将 ¥100.00 转入彩票钱包后');
    await payIn(world, 64, '100');
    pass(10_000);
    const claim = await screen.findByTestId('application-claim', {}, SLOW);
    await fault(world, 'POST', '/api/Bonus/Claim', { delayMs: 300 }, 1);
    await userEvent.click(claim);
    await waitFor(() => expect(screen.getByTestId('claim-confirm')).toBeEnabled());
    await userEvent.dblClick(screen.getByTestId('claim-confirm'));
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
    await apply(world, 'T1032', '100');
    await payIn(world, 64, '100');
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
    await apply(world, 'N1040');
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
    await apply(world, 'N1040');
    await apply(world, 'B1020', '1000');
    const id = await apply(world, 'F3002A');
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
