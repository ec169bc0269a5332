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
