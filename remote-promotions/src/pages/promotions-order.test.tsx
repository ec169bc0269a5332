import { screen } from '@testing-library/react';
import { getPromotions } from '@site/contracts/promotion';
import { PromotionAction, actionOf } from '@site/domain/promotions/item';
import { createTestWorld, type TestWorld } from '@site/testing';
import { open, shownIds } from './promotions.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
});
afterEach(() => world.close());

test('what one can join stands before what runs by itself, though that is sticky', async () => {
  await world.logIn('vip01');
  open(world, '/Promotions');
  await screen.findAllByTestId('promo-card', {}, { timeout: 20_000 });
  const answer = await world.platform.api.call(getPromotions, { query: {} });
  if (!answer.ok) throw new Error('no promotions');
  const begun = new Map(
    answer.value
      .filter(({ dateRange }) => Date.parse(dateRange.startDate) <= world.platform.clock.now())
      .map(({ promoId, cmsActionType }) => [promoId, actionOf(cmsActionType)]),
  );
  const actions = shownIds().flatMap((id) => begun.get(id) ?? []);
  expect(actions).toContain(PromotionAction.NO_ACTION);
  expect(actions.lastIndexOf(PromotionAction.APPLY_FORM)).toBeLessThan(
    actions.indexOf(PromotionAction.NO_ACTION),
  );
});

test('the clock over the deals of the day is not said again by those that end with it', async () => {
  open(world, '/Promotions?tab=dailydeals');
  const cards = await screen.findAllByTestId('promo-card', {}, { timeout: 20_000 });
  const answer = await world.platform.api.call(getPromotions, { query: {} });
  if (!answer.ok) throw new Error('no promotions');
  const today = new Set(
    answer.value
      .filter(({ dateRange }) => dateRange.endDate.startsWith('2026-11-23T23:59:59'))
      .map(({ promoId }) => promoId),
  );
  const [silent, clocked] = [true, false].map((isToday) =>
    cards.filter(({ dataset }) => today.has(dataset['promoId'] ?? '') === isToday),
  );
  expect(silent?.length).toBeGreaterThan(0);
  for (const card of silent ?? []) expect(card).not.toHaveTextContent('剩余');
  for (const card of clocked ?? []) expect(card).toHaveTextContent(/剩余|开始|截止|至/);
});

test('what is only for a first deposit says so to who has deposited, and stands after what can be had', async () => {
  await world.logIn('member01');
  open(world, '/Promotions');
  const cards = await screen.findAllByTestId('promo-card', {}, { timeout: 20_000 });
  const first = cards.find(({ dataset }) => dataset['promoId'] === '1001');
  expect(first).toHaveTextContent('仅限首次存款');
  expect(shownIds().indexOf('1020')).toBeLessThan(shownIds().indexOf('1001'));
  expect(cards.filter((card) => card.textContent?.includes('仅限首次存款'))).toHaveLength(1);
});

test('who has never deposited may have it, and a visitor is not told otherwise', async () => {
  const visitor = open(world, '/Promotions');
  await screen.findAllByTestId('promo-card', {}, { timeout: 20_000 });
  expect(screen.queryByText('仅限首次存款')).toBeNull();
  visitor.unmount();
  await world.logIn('newbie01');
  open(world, '/Promotions');
  await screen.findAllByTestId('promo-card', {}, { timeout: 20_000 });
  expect(screen.queryByText('仅限首次存款')).toBeNull();
  expect(shownIds()).toContain('1001');
});
