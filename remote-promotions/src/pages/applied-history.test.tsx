import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Http } from '@site/domain/constants';
import { giftCountRule } from '@site/remote-kit/open-count';
import { createTestWorld, type TestWorld } from '@site/testing';
import { forgetGiftCount } from '../gifts/nav-count';
import { registerOfferLookups } from '../money/lookups';
import { address, fault, open, sent } from './promotions.fixture';
import { SLOW, apply, balance } from './applied.fixture';

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

describe('gifts', () => {
  test('two taps take it once, also when the answer is lost', async () => {
    await world.logIn('member01');
    await fault(world, 'POST', '/api/Campaign/AssignedClaims', { drop: 'afterCommit' }, 1);
    open(world, '/Promotions?tab=applied');
    const said: string[] = [];
    world.platform.toast.current$.subscribe((toast) => said.push(toast?.text ?? ''));
    expect(await screen.findByTestId('gift')).toHaveTextContent('8.00');
    // A duration stands for what is left, not for a day.
    expect(screen.getByTestId('gift')).toHaveTextContent(/领取剩余 \d+ 天/);
    expect(screen.getByRole('tab', { name: /^我的优惠.*1 份礼金待领取$/ })).toBeVisible();
    await userEvent.dblClick(screen.getByTestId('gift-take'));
    await waitFor(() => expect(screen.queryByTestId('gift')).toBeNull(), SLOW);
    expect(await sent(world, 'campaign.takeClaim')).toHaveLength(1);
    await waitFor(() => expect(balance(world, 2)).toBe(1_000_800n));
    expect(said).toContain('礼金 ¥8.00 已到账体育电竞');
    expect(screen.getByRole('tab', { name: '我的优惠' })).toBeVisible();
  });

  test('that were taken stay among what was had, with their amount and their wallet', async () => {
    await world.logIn('member01');
    await apply(world, 'N1040');
    const first = open(world, '/Promotions?tab=applied');
    await userEvent.click(await screen.findByTestId('gift-take'));
    await waitFor(() => expect(screen.queryByTestId('gift')).toBeNull(), SLOW);
    await userEvent.click(screen.getByTestId('applied-history'));
    expect(await screen.findByTestId('history-count', {}, SLOW)).toHaveTextContent('共 2 条');
    const taken = screen
      .getAllByTestId('history-row')
      .find(({ textContent }) => textContent.includes('迎新礼包'));
    expect(taken).toHaveTextContent(/礼金 ¥8\.00 · 到账 体育电竞已领取$/);
    await userEvent.click(screen.getByTestId('history-taken'));
    expect(screen.getByTestId('history-count')).toHaveTextContent('共 1 条');
    expect(screen.getByTestId('history-row')).toHaveTextContent('迎新礼包');
    first.unmount();
  });

  test('that wait are counted where the navigation leads to them, for their member only', async () => {
    const sheets = jest.fn();
    Object.assign(CSSStyleSheet.prototype, { replaceSync: sheets });
    Object.assign(document, { adoptedStyleSheets: [] });
    const stop = forgetGiftCount(world.platform);
    await world.logIn('member01');
    open(world, '/Promotions');
    await waitFor(() => expect(sheets).toHaveBeenLastCalledWith(giftCountRule(1)), SLOW);
    expect(giftCountRule(1)).toContain('/Promotions"]>span::after{content:"1"');
    await act(() => world.platform.session.logOut());
    await waitFor(() => expect(sheets).toHaveBeenLastCalledWith(giftCountRule(0)), SLOW);
    stop();
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
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
    // A read that was answered just now answers the next one, too (R7.1-7).
    await new Promise((resolve) => {
      setTimeout(resolve, Http.dedupeCooldownMs + 50);
    });
    open(world, '/Promotions/Detail/1010');
    await userEvent.click(await screen.findByTestId('promo-claim'));
    // What was read before may be shown until the answer comes.
    await waitFor(() => expect(screen.getByTestId('sos')).toHaveTextContent('50.00'), SLOW);
    await userEvent.click(screen.getByTestId('sos-take'));
    expect(await screen.findByTestId('sos-problem', {}, SLOW)).toHaveTextContent(
      '昨日净亏损未达 500.00 元',
    );
    expect(await sent(world, 'bonus.takeSos')).toHaveLength(1);
  });
});
