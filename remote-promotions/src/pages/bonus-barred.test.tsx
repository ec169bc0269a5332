import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Http } from '@site/domain/constants';
import { createTestWorld, type TestWorld } from '@site/testing';
import { fault, open, sent } from './promotions.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
});
afterEach(() => world.close());

const SLOW = { timeout: 20_000 } as const;
const form = (id: string) => open(world, `/Promotions/PromotionBonusForm?id=${id}`);

test('a full one tells it before, and its button rests: what is known to be refused is not asked for', async () => {
  await world.logIn('vip01');
  form('D2007');
  expect(await screen.findByTestId('bonus-reasons')).toHaveTextContent('名额已满，请留意下一期');
  expect(screen.getByTestId('bonus-submit')).toBeDisabled();
  expect(screen.queryByRole('link', { name: /去存款/ })).toBeNull();
  await userEvent.type(screen.getByTestId('bonus-amount'), '100{Enter}');
  expect(await sent(world, 'bonus.apply')).toEqual([]);
  expect(screen.queryByTestId('bonus-refused')).toBeNull();
});

test('one that is refused in the moment of the tap says so in Chinese, and keeps the amount', async () => {
  await world.logIn('vip01');
  form('B1020');
  await userEvent.type(await screen.findByTestId('bonus-amount'), '500');
  await fault(
    world,
    'POST',
    '/api/Bonus/v2.0/Applications',
    { status: 422, errorCode: 'BON_FULL', description: '名额已满，请留意下一期' },
    1,
  );
  await userEvent.click(screen.getByTestId('bonus-submit'));
  expect(await screen.findByTestId('bonus-refused', {}, SLOW)).toHaveTextContent('名额已满');
  expect(screen.getByTestId('bonus-amount')).toHaveValue('500');
});

test('self-exclusion is said before, and nothing is to be sent', async () => {
  await world.logIn('excluded01');
  form('N1040');
  expect(await screen.findByTestId('bonus-reasons')).toHaveTextContent('您已启用自我限制');
  expect(screen.getByTestId('bonus-submit')).toBeDisabled();
  expect(await sent(world, 'bonus.apply')).toEqual([]);
});

test('a phone that is still to be verified has its way on beside the reason; once it is, the form may be sent', async () => {
  await world.logIn('newbie01');
  const first = form('N1040');
  const reasons = within(await screen.findByTestId('bonus-reasons'));
  expect(reasons.getByText('请先完成手机验证')).toBeVisible();
  expect(screen.getByTestId('bonus-submit')).toBeDisabled();
  expect(reasons.getByRole('link', { name: '去完成验证' })).toHaveAttribute(
    'href',
    '/Me/Accountinfo/?edit=phone',
  );
  first.unmount();
  await world.control('PATCH', '/members/newbie01', { phoneStatus: 'Verified' });
  await new Promise((resolve) => {
    setTimeout(resolve, Http.dedupeCooldownMs + 50);
  });
  form('N1040');
  await waitFor(() => expect(screen.getByTestId('bonus-submit')).toBeEnabled(), SLOW);
  await waitFor(() => expect(screen.queryByTestId('bonus-reasons')).toBeNull(), SLOW);
});
