import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPromotion } from '@site/contracts/promotion';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Slot as HomeBanner } from '../slots/HomeBanner';
import { Slot as HomePromotions } from '../slots/HomePromotions';
import { address, fault, open, sent, shownIds, toasts } from './promotions.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
});
afterEach(() => world.close());

/** Ids of a tab, once it is drawn. */
async function idsOf(path: string): Promise<string[]> {
  const { unmount } = open(world, path);
  await screen.findAllByTestId('promo-card', {}, { timeout: 20_000 });
  const ids = shownIds();
  unmount();
  return ids;
}

describe('[R2.5-8] the screen in its address', () => {
  test('starts on Promotions with all categories, sticky ones first', async () => {
    open(world, '/Promotions?tab=nonsense&sub=nonsense&category=nonsense');
    await screen.findAllByTestId('promo-card');
    expect(screen.getByTestId('promo-tab-promotions')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByTestId('promo-category-all')).toHaveAttribute('aria-selected', 'true');
    expect(shownIds().slice(0, 3).toSorted()).toEqual(['1001', '1002', '1020']);
    expect(shownIds()).not.toContain('1048');
  });

  test('a category narrows the list; another tab starts with all of them', async () => {
    open(world, '/Promotions');
    await screen.findAllByTestId('promo-card');
    await userEvent.click(await screen.findByTestId('promo-category-slots'));
    await waitFor(() =>
      expect(shownIds().toSorted()).toEqual(['1007', '1030', '1057', '1058', '1059']),
    );
    expect(address()).toBe('/Promotions?category=slots');
    await userEvent.click(screen.getByTestId('promo-part-campaigns'));
    expect(await screen.findAllByTestId('campaign-card')).toHaveLength(8);
    expect(address()).toBe('/Promotions?sub=campaigns&category=slots');
    expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(2);
    await userEvent.click(screen.getByTestId('promo-category-slots'));
    await waitFor(() => expect(shownIds()).toContain('1007'));
    expect(address()).toBe('/Promotions?category=slots');
    await userEvent.click(screen.getByTestId('promo-tab-rebate'));
    expect(address()).toBe('/Promotions?tab=rebate');
  });

  test('a detail stands over the tab that it was opened from, and back leads there with the focus', async () => {
    open(world, '/Promotions?tab=freebets');
    const [, card] = await screen.findAllByTestId('promo-card');
    await userEvent.click(card as HTMLElement);
    expect(address()).toMatch(/^\/Promotions\/Detail\/300\d|^\/Promotions\/Detail\/1004/);
    expect(await screen.findByTestId('promo-detail')).toBeVisible();
    expect(screen.getByTestId('promotions')).toHaveAttribute('data-tab', 'FreeBets');
    expect(card).toBeInTheDocument();
    await userEvent.click(
      within(screen.getByTestId('promo-detail')).getByRole('button', { name: '关闭' }),
    );
    await waitFor(() => expect(address()).toBe('/Promotions?tab=freebets'));
    await waitFor(() => expect(screen.queryByTestId('promo-detail')).toBeNull());
    expect(card).toHaveFocus();
  });

  test('a detail that was opened directly closes to the list', async () => {
    open(world, '/Promotions/Detail/1001');
    await userEvent.click(
      within(await screen.findByTestId('promo-detail')).getByRole('button', { name: '关闭' }),
    );
    await waitFor(() => expect(address()).toBe('/Promotions'));
  });
});

describe('[R4.4-1] who sees what', () => {
  const DAILY = ['1003', '1009', '2001', '2002', '2003', '2004', '2006', '2007'];

  test.each([
    ['a visitor sees the public ones only', null, ['1009', '2006']],
    ['a member without invitation neither', 'newbie01', ['1009', '2006']],
    ['a predefined member the deal that is meant for him', 'member01', ['2006']],
    ['a predefined VIP member all of them', 'vip01', []],
  ])('%s', async (_title, member, hidden) => {
    if (member !== null) await world.logIn(member);
    const ids = await idsOf('/Promotions?tab=dailydeals');
    expect(ids.toSorted()).toEqual(DAILY.filter((id) => !hidden.includes(id)));
    expect(await sent(world, 'promotion.dailyDeals')).toHaveLength(1);
    const general = await idsOf('/Promotions?category=vip');
    expect(general.includes('1008')).toBe(member === 'vip01');
  });

  test('the history of a member is a mark on the card', async () => {
    await world.logIn('vip01');
    open(world, '/Promotions?tab=freebets');
    expect(
      (await screen.findAllByTestId('promo-mark', {}, { timeout: 20_000 }))[0],
    ).toHaveTextContent(/^参加过 \d+ 次$/);
  });
});

describe('[R3.7-1] the detail', () => {
  test('says when, what is to be paid in at least, and every amount in one sign', async () => {
    open(world, '/Promotions/Detail/1001');
    const terms = await screen.findByRole('region', { name: '活动要点' });
    expect(terms).toHaveTextContent(
      /^活动时间\d{4}\/\d\d\/\d\d - \d{4}\/\d\d\/\d\d最低存款¥100所需流水/,
    );
    expect(terms).toHaveTextContent(/计入流水的最高单注¥500最高礼金¥1,888$/);
  });

  test('its terms beside the button, the cleaned text below, and the login for visitors', async () => {
    open(world, '/Promotions/Detail/1001');
    const terms = await screen.findByRole('region', { name: '活动要点' });
    expect(
      within(terms)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '活动时间',
      '最低存款',
      '所需流水',
      '适用游戏',
      '有效期',
      '计入流水的最高单注',
      '最高礼金',
    ]);
    expect(screen.getByTestId('promo-claim')).toHaveAttribute(
      'href',
      '/login?fromUrl=%2FPromotions%2FDetail%2F1001',
    );
    expect(screen.getByTestId('promo-body')).toHaveTextContent('如何参与');
    // One picture, at the head: a second one would look like a second promotion.
    expect(screen.getByTestId('promo-body').querySelector('img')).toBeNull();
  });

  test('live chat opens beside the site; without an action there is no button; an ended and a coming one say so', async () => {
    const closed = async (id: string): Promise<string | null> => {
      const { unmount } = open(world, `/Promotions/Detail/${id}`);
      const text = (await screen.findByTestId('promo-closed')).textContent;
      unmount();
      return text;
    };
    expect(await closed('1048')).toContain('活动已结束');
    expect(await closed('1047')).toContain('活动尚未开始');
    const chat = open(world, '/Promotions/Detail/1006');
    await waitFor(() =>
      expect(screen.getByTestId('promo-claim')).toHaveAttribute('target', '_blank'),
    );
    chat.unmount();
    open(world, '/Promotions/Detail/1055');
    expect(await screen.findByText('无需申请，符合条件自动参与')).toBeVisible();
    expect(screen.queryByTestId('promo-claim')).toBeNull();
  });

  test('[R5-8] without an id nothing opens, and a toast of 2 s says so', async () => {
    await world.logIn('member01');
    const known = await world.platform.api.call(getPromotion, { params: { promoId: '1020' } });
    await fault(world, 'GET', '/cms/promotions/1021', {
      status: 200,
      body: {
        isSuccess: true,
        result: { ...(known.ok ? known.value : {}), bonusTerms: null, bonus_id: null },
      },
    });
    const seen = toasts(world);
    open(world, '/Promotions/Detail/1021');
    await userEvent.click(await screen.findByTestId('promo-claim'));
    expect(seen).toEqual(['系統錯誤，暫時無法使用']);
    expect(address()).toBe('/Promotions/Detail/1021');
  });

  test('hostile text of the CMS shows as plain text and runs nothing (B8)', async () => {
    open(world, '/Promotions/Detail/1014');
    await waitFor(() => expect(screen.getByTestId('promo-body')).toHaveTextContent('点我领取'));
    expect(
      screen
        .getByTestId('promo-body')
        .querySelector('script,iframe,svg,form,style,[onerror],[style]'),
    ).toBeNull();
    expect('__pwned' in window).toBe(false);
  });

  test('one that is not there says so; one that did not load is asked again', async () => {
    const missing = open(world, '/Promotions?id=nope');
    await userEvent.click(await screen.findByRole('link', { name: '查看全部活动' }));
    await waitFor(() => expect(screen.queryByText('没有找到这个活动')).toBeNull());
    missing.unmount();
    await fault(world, 'GET', '/cms/promotions/1001', { status: 500 }, 1);
    open(world, '/Promotions/Detail/1001');
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByTestId('promo-claim')).toBeVisible();
  });
});

test('[R3.7-1] a row says what a bonus is worth, asks and when it ends, to visitors and to those who cannot take it too', async () => {
  const row = async (id = '1001'): Promise<HTMLElement> => {
    await screen.findAllByTestId('promo-card');
    const found = screen
      .getAllByTestId('promo-card')
      .find(({ dataset }) => dataset['promoId'] === id);
    if (found === undefined) throw new Error('no row');
    return found;
  };
  const visitor = open(world, '/Promotions');
  const first = /^新会员首存礼金 100%最高 ¥1,888存款 ¥100 起 · 本金与礼金流水 ×15(剩余|至) /;
  expect(await row()).toHaveTextContent(first);
  // No rule of a bonus: what its editors wrote.
  expect(await row('1012')).toHaveTextContent(/^山河杯竞猜奖池 ¥88,888/);
  expect(await row('1007')).toHaveTextContent(/最高 ¥3,888存款 ¥500 起 · 流水 ×10/);
  // A loss is no payment: its condition stands in words.
  expect(await row('1010')).toHaveTextContent(
    /5% · 最高 ¥1,288(本金与礼金|礼金)流水 ×8 · 昨日净亏损满 500 元/,
  );
  // Nothing to win: what it is about.
  expect(await row('1043')).toHaveTextContent(/^VIP 私人客户经理VIP 会员一对一服务/);
  visitor.unmount();
  for (const member of ['newbie01', 'member01']) {
    await world.logIn(member);
    const shown = open(world, '/Promotions');
    expect(await row()).toHaveTextContent(first);
    shown.unmount();
  }
});

test('a failed list can be asked again in the same page', async () => {
  await fault(world, 'GET', '/cms/promotions', { status: 500 }, 1);
  open(world, '/Promotions');
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect((await screen.findAllByTestId('promo-card')).length).toBeGreaterThan(0);
});

test('a banner that leads to the season that runs is left out: the season has an entrance of its own', async () => {
  renderInShell(<HomeBanner />, { platform: world.platform });
  const links = (): (string | null)[] =>
    screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await screen.findAllByRole('link');
  const [first = '', ...rest] = links();
  const running = {
    schedules: {},
    live: 'cny2024',
    doors: { cny2024: { title: '新春盛典', path: first ?? '' } },
  };
  act(() => world.seasons.set(running));
  expect(links()).toEqual(rest);
  act(() => world.seasons.set({ ...running, live: null }));
  expect(links()).toEqual([first, ...rest]);
});

test('a banner says what its offer is worth and what a tap does', async () => {
  renderInShell(<HomeBanner />, { platform: world.platform });
  const [first, second] = await screen.findAllByRole('link');
  // Who has deposited is offered no first deposit first.
  expect(first).toHaveTextContent('豪礼三选一体育、真人、老虎机，最高 40%立即查看');
  expect(second).toHaveTextContent('新会员首存礼金首存送 100%，最高 1,888 元立即查看');
});

test('home slots show banners and promotions, and nothing when the content host is down', async () => {
  const shown = renderInShell(
    <>
      <HomeBanner />
      <HomePromotions />
    </>,
    { platform: world.platform },
  );
  expect((await screen.findAllByTestId('promo-card')).length).toBeGreaterThan(0);
  shown.unmount();
  await world.control('POST', '/faults', {
    match: { path: '/cms/' },
    fault: { status: 503 },
    times: 50,
  });
  const nextVisit = createTestWorld({ sandbox: world.sandbox });
  const { container } = renderInShell(
    <>
      <HomeBanner />
      <HomePromotions />
    </>,
    { platform: nextVisit.platform },
  );
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  await nextVisit.close();
});
