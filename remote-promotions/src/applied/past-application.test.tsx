/** The time of an application is over and the server does not answer: no money is asked for. */
import { screen, waitFor } from '@testing-library/react';
import { getBonusApplications } from '@site/contracts/bonus';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerOfferLookups } from '../money/lookups';
import { apply } from '../pages/applied.fixture';
import { fault, open } from '../pages/promotions.fixture';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  registerOfferLookups(world.platform);
  await world.logIn('member01');
});
afterEach(() => {
  jest.restoreAllMocks();
  return world.close();
});

/** Two seconds before the first application ends; their reads fail from now on. */
async function nearEnd(): Promise<void> {
  const read = await world.platform.api.call(getBonusApplications, { query: {} });
  if (!read.ok) throw new Error('not read');
  const end = Date.parse(read.value[0]?.expiry ?? '');
  const [from, real] = [Date.now(), Date.now.bind(Date)];
  jest.spyOn(Date, 'now').mockImplementation(() => real() + end - 2_000 - from);
  await fault(world, 'GET', '/api/Bonus/v2.0/Applications', { status: 500 }, 99);
}

test.each([
  ['D2001', '500', 'application-fund'],
  ['N1040', undefined, 'application-play'],
])(
  '%s: its way to pay in or to bet goes with its time; it can still be given up',
  async (bonusId, amount, way) => {
    await apply(world, bonusId, amount);
    open(world, '/Promotions?tab=applied');
    expect(await screen.findByTestId(way)).toBeVisible();
    await nearEnd();
    expect(
      await screen.findByTestId('application-past', {}, { timeout: 20_000 }),
    ).toHaveTextContent('已过期限，正在核对');
    await waitFor(() => expect(screen.queryByTestId(way)).toBeNull());
    expect(screen.queryByText('完成存款后，返回此处领取。')).toBeNull();
    expect(screen.getByTestId('application-give-up')).toBeEnabled();
  },
);
