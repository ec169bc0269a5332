import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPromotion } from '@site/contracts/promotion';
import { Http } from '@site/domain/constants';
import { createTestWorld, type TestWorld } from '@site/testing';
import { address, fault, open, sent, shownIds } from './promotions.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
});
afterEach(() => world.close());

const [FOR_MEMBERS, FOR_INVITED] = ['1041', '1009'] as const;

test('[R4.4-1] the address of a promotion shows no more than the lists: visitors are asked to sign in, members are told it is not theirs', async () => {
  const view = open(world, `/Promotions/Detail/${FOR_INVITED}`);
  expect(await screen.findByTestId('promo-members')).toBeVisible();
  expect(screen.queryByTestId('promo-body')).not.toBeInTheDocument();
  expect(screen.queryByText('专属每日惊喜 18%')).not.toBeInTheDocument();
  view.unmount();
  await world.logIn('newbie01');
  open(world, `/Promotions/Detail/${FOR_MEMBERS}`);
  const missing = await screen.findByTestId('promo-missing');
  expect(within(missing).getByRole('link', { name: '查看全部活动' })).toHaveAttribute(
    'href',
    '/Promotions',
  );
  expect(screen.queryByTestId('promo-body')).not.toBeInTheDocument();
});

test('[R4.4-1] the same addresses open for those they are meant for', async () => {
  await world.logIn('vip01');
  const view = open(world, `/Promotions/Detail/${FOR_MEMBERS}`);
  expect(await screen.findByTestId('promo-body')).toBeVisible();
  view.unmount();
  open(world, `/Promotions/Detail/${FOR_INVITED}`);
  expect(await screen.findByTestId('promo-body')).toBeVisible();
});

test('[R2.3-1] an empty tab of a visitor leads to the login and back to that tab', async () => {
  await fault(world, 'GET', '/cms/promotions', {
    body: JSON.stringify({ isSuccess: true, result: [] }),
  });
  open(world, '/Promotions?tab=dailydeals');
  expect(await screen.findByRole('link', { name: '登录查看' })).toHaveAttribute(
    'href',
    '/login?tab=dailydeals&fromUrl=%2FPromotions%3Ftab%3Ddailydeals',
  );
});

test("what is the member's own and cannot be read is said, with a way to ask again; public promotions stand meanwhile", async () => {
  await world.logIn('vip01');
  await fault(world, 'GET', '/api/Bonus/v2.0?', { status: 500 });
  open(world, '/Promotions');
  const notice = await screen.findByTestId('promo-part-failed');
  expect(shownIds()).toContain('1001');
  await world.control('DELETE', '/faults');
  await userEvent.click(within(notice).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByTestId('promo-part-failed')).not.toBeInTheDocument());
  expect(shownIds()).toContain(FOR_MEMBERS);
});

test('[R7.3-1] a server that sends the first page for every page is asked once more and no further; its lines stand once', async () => {
  await world.logIn('member01');
  const row = {
    bonusRuleId: 'B1001',
    bonusRuleGroupId: 'B1001',
    appliedDate: '2026-03-01T10:00:00+08:00',
    applicationId: 'X1',
    status: 'Completed',
  };
  await fault(world, 'GET', '/api/Bonus/AppliedHistory', {
    body: JSON.stringify({
      isSuccess: true,
      result: {
        bonusAppliedHistories: [row],
        page: { currentPage: 1, totalPage: 9_999, perPageSize: 80, totalRecord: 1 },
      },
    }),
  });
  open(world, '/Promotions?tab=applied&sub=history');
  await waitFor(() => expect(screen.getAllByTestId('history-row')).toHaveLength(1));
  expect(await sent(world, 'bonus.appliedHistory')).toHaveLength(2);
});

test('a content host that is down makes no promotion a retired one', async () => {
  await world.logIn('vip01');
  await fault(world, 'GET', '/cms/promotions/bonusids', { status: 503 }, 99);
  open(world, '/Promotions?tab=applied&sub=history');
  await screen.findAllByTestId('history-row');
  expect(screen.queryByText('已下线的活动')).not.toBeInTheDocument();
});

test('a promotion that ends while it is read offers no application any more', async () => {
  // Time has to pass here.
  await world.close();
  world = createTestWorld();
  await world.logIn('member01');
  const end = new Date(world.platform.clock.now() + 1_500).toISOString();
  await fault(world, 'GET', '/cms/promotions/1001', {
    body: JSON.stringify({
      isSuccess: true,
      result: {
        ...(await detailOf('1040')),
        promoId: '1001',
        dateRange: { startDate: '2026-01-01T00:00:00+08:00', endDate: end },
      },
    }),
  });
  open(world, '/Promotions/Detail/1001');
  expect(await screen.findByTestId('promo-claim')).toBeVisible();
  expect(await screen.findByTestId('promo-closed')).toHaveTextContent('活动已结束');
  expect(screen.queryByTestId('promo-claim')).not.toBeInTheDocument();
});

/** A detail as the content host answers it. */
async function detailOf(promoId: string): Promise<object> {
  const answer = await world.platform.api.call(getPromotion, { params: { promoId } });
  if (!answer.ok) throw new Error('no detail');
  return { ...answer.value, bonusTerms: null };
}

test('[R2.5-8] closing a detail after the login of a visitor leads back to the list at once', async () => {
  open(world, '/Promotions');
  await userEvent.click((await screen.findAllByTestId('promo-card'))[0] as HTMLElement);
  const login = await screen.findByTestId('promo-claim');
  expect(login).toHaveTextContent('登录后参加');
  await act(async () => {
    await userEvent.click(login);
  });
  // The login stands where the detail stood: one step back is the list.
  await userEvent.click(screen.getByTestId('go-back'));
  await waitFor(() => expect(address()).toBe('/Promotions'));
});

test('the detail works out what the bonus brings and what it asks, for a visitor as for a member', async () => {
  const WHOLE = '例：存 ¥1,000 得 ¥200需流水 ¥14,400';
  const view = open(world, '/Promotions/Detail/1020');
  expect(await screen.findByTestId('promo-example')).toHaveTextContent(WHOLE);
  view.unmount();
  await world.logIn('vip01');
  open(world, '/Promotions/Detail/1020');
  expect(await screen.findByTestId('promo-example')).toHaveTextContent(WHOLE);
});

test('where nobody says of what the turnover is a multiple, the example says what is known without', async () => {
  const answer = await world.platform.api.call(getPromotion, { params: { promoId: '1020' } });
  if (!answer.ok || answer.value.bonusTerms === null) throw new Error('no terms');
  const { percentage, transactionType, turnover } = answer.value.bonusTerms;
  await fault(world, 'GET', '/cms/promotions/1020', {
    status: 200,
    body: {
      isSuccess: true,
      result: {
        ...answer.value,
        bonusTerms: { percentage, maxBonus: 1288, minAmount: 200, transactionType, turnover },
      },
    },
  });
  await new Promise((resolve) => {
    setTimeout(resolve, Http.dedupeCooldownMs + 50);
  });
  open(world, '/Promotions/Detail/1020');
  expect(await screen.findByTestId('promo-example')).toHaveTextContent('例：存 ¥1,000 得 ¥200');
  expect(screen.getByTestId('promo-example')).not.toHaveTextContent('流水');
});
