/** A form that stands open past the end of its promotion: it says so, and has a way on. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCampaigns } from '@site/contracts/campaign';
import { getPromotions } from '@site/contracts/promotion';
import { Http } from '@site/domain/constants';
import { fenOf, toCnyString } from '@site/domain/money';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerOfferLookups } from '../money/lookups';
import { fault, open, sent } from './promotions.fixture';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  registerOfferLookups(world.platform);
  await world.logIn('vip01');
});
afterEach(() => world.close());

jest.setTimeout(40_000);
const SLOW = { timeout: 20_000 } as const;
const form = (id: string) => open(world, `/Promotions/PromotionBonusForm?id=${id}`);
/** An answer stands for the same question for a moment; who comes later is answered anew. */
const coolDown = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Http.dedupeCooldownMs + 50);
  });
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** The content host's list, with one that ends in so many ms. */
async function endsIn(promoId: string, ms: number): Promise<void> {
  const list = await world.platform.api.call(getPromotions, { query: {} });
  if (!list.ok) throw new Error('no promotions');
  await coolDown();
  const result = list.value.map((item) =>
    item.promoId === promoId
      ? { ...item, dateRange: { ...item.dateRange, endDate: inMs(ms) } }
      : item,
  );
  const body = JSON.stringify({ isSuccess: true, result }, (_, value: unknown) =>
    typeof value === 'bigint' ? toCnyString(fenOf(value)) : value,
  );
  await fault(world, 'GET', getPromotions.path, { status: 200, body }, 99);
}

test('[R2.3-6] a bonus with a deposit: nothing of it is offered any more, the deposit goes on alone with its amount', async () => {
  await endsIn('1020', 6_000);
  form('B1020');
  await userEvent.type(await screen.findByTestId('bonus-amount'), '500');
  await waitFor(() => expect(screen.getByTestId('preview-gift')).toHaveTextContent('100.00'));
  expect(screen.queryByTestId('bonus-ended')).toBeNull();
  expect(await screen.findByTestId('bonus-ended', {}, SLOW)).toHaveTextContent('活动已结束');
  expect(screen.queryByTestId('bonus-submit')).toBeNull();
  expect(screen.queryByTestId('bonus-amount')).toBeNull();
  expect(screen.getByRole('link', { name: '不参加优惠，去存款' })).toHaveAttribute(
    'href',
    '/DepositVerify?amount=500.00',
  );
  expect(screen.queryByRole('link', { name: '直接去存款，随存款参加' })).toBeNull();
  expect(await sent(world, 'bonus.apply')).toEqual([]);
});

test('a bonus with a transfer has the way to the transfer, one without money the other offers', async () => {
  await endsIn('1030', 500);
  const first = form('T1030');
  await screen.findByTestId('bonus-ended', {}, SLOW);
  expect(screen.getByRole('link', { name: '不参加优惠，去转账' })).toHaveAttribute(
    'href',
    '/Transfer',
  );
  first.unmount();
  await world.control('DELETE', '/faults');
  await endsIn('1040', 500);
  form('N1040');
  await screen.findByTestId('bonus-ended', {}, SLOW);
  expect(screen.getByRole('link', { name: '查看全部优惠' })).toHaveAttribute('href', '/Promotions');
  expect(await sent(world, 'bonus.apply')).toEqual([]);
});

test('one whose end only the server knows is over once the tap was refused for it', async () => {
  form('B1020');
  await userEvent.type(await screen.findByTestId('bonus-amount'), '500');
  // Asked and allowed, with the amount.
  await waitFor(() => expect(screen.getByTestId('preview-gift')).toHaveTextContent('100.00'));
  await waitFor(() => expect(screen.queryByText('正在核对申请条件…')).toBeNull());
  const ended = { code: 'BON_ENDED', text: '活动尚未开始或已结束' };
  await fault(world, 'POST', '/api/Bonus/v2.0/Applications', {
    status: 422,
    errorCode: ended.code,
    description: ended.text,
  });
  await fault(world, 'GET', '/api/Bonus/v2.0/Applications/Eligible', {
    status: 200,
    body: { isSuccess: true, result: { isEligible: false, reasons: [ended] } },
  });
  await userEvent.click(screen.getByTestId('bonus-submit'));
  expect(await screen.findByTestId('bonus-ended', {}, SLOW)).toHaveTextContent('活动已结束');
  expect(screen.getByRole('link', { name: '不参加优惠，去存款' })).toHaveAttribute(
    'href',
    '/DepositVerify?amount=500.00',
  );
});

test('the form of a campaign closes at its end while it is filled in', async () => {
  const campaigns = await world.platform.api.call(getCampaigns);
  if (!campaigns.ok) throw new Error('no campaigns');
  await coolDown();
  const result = campaigns.value.map((each) =>
    each.promoId === '1045' ? { ...each, endDate: inMs(6_000) } : each,
  );
  const body = { isSuccess: true, result };
  await fault(world, 'GET', getCampaigns.path, { status: 200, body }, 99);
  open(world, '/Promotions/Manual?id=1045');
  await userEvent.type(await screen.findByTestId('field-wish'), '平安');
  await waitFor(() => expect(screen.getByTestId('campaign-ended')).toBeVisible(), SLOW);
  expect(screen.queryByTestId('campaign-submit')).toBeNull();
  expect(screen.getByRole('link', { name: '查看全部活动' })).toHaveAttribute('href', '/Promotions');
});
