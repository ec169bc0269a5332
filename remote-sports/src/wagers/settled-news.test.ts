/** Wagers that settle together are told in one toast, with the sum of what came back. */
import { waitFor } from '@testing-library/react';
import { done } from '@site/domain/errors/app-error';
import { fenOf } from '@site/domain/money';
import { createTestWorld, type TestWorld } from '@site/testing';
import { placedWager } from '../bet-slip/slip.fixture';
import { sportsState, type SportsState } from '../state/sports-state';
import type { Wager } from '../vendors/port';
import { watchBets } from './watch-bets';

let world: TestWorld;
let stop: () => void = () => undefined;
let told: {
  readonly kind: string;
  readonly text: string;
  readonly action: { readonly run: () => void } | null;
}[] = [];
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
  told = [];
  world.platform.toast.current$.subscribe((view) => {
    if (view !== null) told.push(view);
  });
});
afterEach(async () => {
  stop();
  await world.close();
});

/** Watches while vendors say these of what they are asked about. */
function watch(ends: readonly Wager[]): void {
  const real = sportsState(world.platform);
  const of = (vendor: 'SABA' | 'BTI') => ({
    ...real.vendorSessions[vendor],
    vendor: {
      ...real.vendorSessions[vendor].vendor,
      pending: () => Promise.resolve(done(ends.filter((wager) => wager.vendor === vendor))),
    },
  });
  const vendorSessions = {
    ...real.vendorSessions,
    SABA: of('SABA'),
    BTI: of('BTI'),
  } as unknown as SportsState['vendorSessions'];
  real.open.note(ends.map(({ id, vendor }) => placedWager(id, { vendor })));
  stop = watchBets(world.platform, { ...real, vendorSessions });
}

const won = (id: string, more: Partial<Wager> = {}): Wager =>
  placedWager(id, { outcome: 'won', returned: fenOf(21_400n), ...more });

test('one wager is told by its name, with the way to what is settled', async () => {
  watch([won('W1')]);
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({
    text: expect.stringMatching(/ vs .* 已结算：赢，返还 ¥214\.00$/),
  });
  told[0]?.action?.run();
  expect(world.visited).toEqual(['/sbtwo/wagers?kind=settled']);
});

test('two that settle in one moment are one toast with the sum', async () => {
  watch([won('W1'), won('W2')]);
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ kind: 'success', text: '2 张注单已结算，返还 ¥428.00' });
});

test('one that lost is counted, and the sum of all is what tells good from bad', async () => {
  watch([
    won('W1', { returned: fenOf(12_000n) }),
    placedWager('W2', { outcome: 'lost', returned: fenOf(0n) }),
  ]);
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ kind: 'info', text: '2 张注单已结算，返还 ¥120.00' });
});

test('another vendor that answers a moment later covers nothing: its toast tells both', async () => {
  watch([won('W1'), won('B1', { vendor: 'BTI' })]);
  await waitFor(() => expect(told.at(-1)?.text).toBe('2 张注单已结算，返还 ¥428.00'));
});

test('one that was turned down makes it no settlement', async () => {
  watch([won('W1'), placedWager('W2', { outcome: 'rejected', returned: fenOf(10_000n) })]);
  await waitFor(() => expect(told.at(-1)?.text).toBe('2 张注单已有结果，返还 ¥314.00'));
});

test('[R3.10-1] of a wager that was sold in part the toast names what arrives now, and beside it what was paid before', async () => {
  const sold = won('W1', {
    returned: fenOf(180_330n),
    cashOut: { paid: fenOf(45_330n), openRisk: fenOf(50_000n), whole: false },
  });
  watch([sold]);
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.text).toMatch(/已结算：赢，返还 ¥1,350\.00（另已兑现 ¥453\.30）$/);
  stop();
  watch([{ ...sold, id: 'W2' }, won('W3')]);
  await waitFor(() =>
    expect(told.at(-1)?.text).toBe('2 张注单已结算，返还 ¥1,564.00（另已兑现 ¥453.30）'),
  );
});
