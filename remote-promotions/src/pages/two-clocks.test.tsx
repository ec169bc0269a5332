/** An offer with a form has two ends: its own, and that of the form. */
import { screen, waitFor, within } from '@testing-library/react';
import { getCampaigns } from '@site/contracts/campaign';
import { createTestWorld, type TestWorld } from '@site/testing';
import { fault, open } from './promotions.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
});
afterEach(() => world.close());

/** Wishes: the form closes days before the activity ends. */
const WISHES = '1045';

/** The row of the wishes in the list of all. */
async function rowOfWishes(): Promise<HTMLElement> {
  const cards = await screen.findAllByTestId('promo-card', {}, { timeout: 20_000 });
  const found = cards.find(({ dataset }) => dataset['promoId'] === WISHES);
  if (found === undefined) throw new Error('no row');
  return found;
}
/** The clock that stands in a place, with its name. */
const clockIn = (place: HTMLElement): string =>
  /(?:活动|申请)?剩余 \d+ 天(?: \d+ 小时)?/.exec(place.textContent ?? '')?.[0] ?? '-';
const termsIn = (place: HTMLElement): (string | null)[] =>
  within(place)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
    .filter((term) => /活动|申请/.test(term ?? ''));

test('a member reads one and the same clock in list, detail and form, named after what ends, and both days in one order', async () => {
  await world.logIn('member01');
  const list = open(world, '/Promotions');
  const row = await rowOfWishes();
  await waitFor(() => expect(clockIn(row)).toMatch(/^申请剩余 \d/));
  const clock = clockIn(row);
  list.unmount();
  const campaigns = open(world, '/Promotions?sub=campaigns');
  const cards = await screen.findAllByTestId('campaign-card');
  expect(cards.map(clockIn).filter((text) => text !== '-' && !/^(活动|申请)/.test(text))).toEqual(
    [],
  );
  expect(cards.map(clockIn)).toContain(clock);
  campaigns.unmount();
  const detail = open(world, `/Promotions/Detail/${WISHES}`);
  const sheet = await screen.findByTestId('promo-detail');
  await waitFor(() => expect(clockIn(sheet)).toBe(clock));
  const order = termsIn(await screen.findByRole('region', { name: '活动要点' }));
  expect(order).toEqual(['活动时间', '申请截止']);
  detail.unmount();
  open(world, `/Promotions/Manual?id=${WISHES}`);
  expect(clockIn(await screen.findByTestId('campaign'))).toBe(clock);
  expect(termsIn(screen.getByTestId('campaign-dates'))).toEqual(order);
});

test('a visitor reads the end that counts from the first look: what is opened later does not change it', async () => {
  const list = open(world, '/Promotions');
  const row = await rowOfWishes();
  await waitFor(() => expect(clockIn(row)).toMatch(/^申请剩余 \d/));
  const clock = clockIn(row);
  list.unmount();
  const detail = open(world, `/Promotions/Detail/${WISHES}`);
  const sheet = await screen.findByTestId('promo-detail');
  await waitFor(() => expect(clockIn(sheet)).toBe(clock));
  detail.unmount();
  open(world, '/Promotions');
  expect(clockIn(await rowOfWishes())).toBe(clock);
});

test('campaigns that cannot be read leave the end of the activity', async () => {
  await world.logIn('member01');
  await fault(world, 'GET', getCampaigns.path, { status: 500 });
  open(world, '/Promotions');
  const row = await rowOfWishes();
  await waitFor(() => expect(clockIn(row)).toMatch(/^活动剩余 \d/), { timeout: 20_000 });
});

test('what has no form has one clock, which needs no name', async () => {
  await world.logIn('member01');
  open(world, '/Promotions');
  await rowOfWishes();
  const weekly = screen
    .getAllByTestId('promo-card')
    .find(({ dataset }) => dataset['promoId'] === '1020');
  expect(weekly).toHaveTextContent(/(?<!活动|申请)剩余 \d/);
});
