/** One end of a bet is one notice: what was said of it is not covered by the same once more. */
import { waitFor } from '@testing-library/react';
import { done, failed } from '@site/domain/errors/app-error';
import { createTestWorld, type TestWorld } from '@site/testing';
import { placedWager } from '../bet-slip/slip.fixture';
import { sportsState, type SportsState } from '../state/sports-state';
import { watchBets } from './watch-bets';

let world: TestWorld;
let stop: () => void;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(async () => {
  stop();
  await world.close();
});

const REFUSAL = '进球导致注单未被接受，本金已退回';

test.each([
  ['the bet that was turned down', (key: string) => key, [REFUSAL]],
  ['a bet of another device', () => 'another', [REFUSAL, '红岭 vs 海川 未被接受']],
])('[R4.7-1] the end of %s is told as often as it is news', async (_what, keyOf, expected) => {
  const told: string[] = [];
  world.platform.toast.current$.subscribe((view) => {
    if (view !== null) told.push(view.text);
  });
  const real = sportsState(world.platform);
  let key = '';
  let asked = 0;
  const vendorSessions = {
    ...real.vendorSessions,
    SABA: {
      ...real.vendorSessions.SABA,
      vendor: {
        ...real.vendorSessions.SABA.vendor,
        check: (sent: string) => {
          key = sent;
          return Promise.resolve(
            done({
              state: 'refused',
              settleBy: null,
              result: null,
              error: { kind: 'api', code: '13050', description: REFUSAL, status: 409 },
            }),
          );
        },
        pending: () => {
          asked += 1;
          return Promise.resolve(
            done([placedWager('W1', { outcome: 'rejected', attemptKey: keyOf(key) })]),
          );
        },
      },
    },
  } as unknown as SportsState['vendorSessions'];
  real.open.note([placedWager('W1')]);
  stop = watchBets(world.platform, { ...real, vendorSessions });
  world.platform.money
    .run({
      kind: 'bet',
      ref: 'SABA:1',
      payload: 'p',
      summary: 's',
      submit: () => Promise.resolve(failed({ kind: 'network' })),
    })
    .subscribe();
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  await waitFor(() => expect(told).toEqual(expected.map((text) => expect.stringContaining(text))));
});

test('[R4.7-1] the end of a bet that its page still calls waiting is told with the word of its own look-up, not before', async () => {
  const told: string[] = [];
  world.platform.toast.current$.subscribe((view) => {
    if (view !== null) told.push(view.text);
  });
  const real = sportsState(world.platform);
  let key = '';
  let asked = 0;
  const waiting = placedWager('W1', { outcome: 'waiting', acceptSeconds: 4 });
  const vendorSessions = {
    ...real.vendorSessions,
    SABA: {
      ...real.vendorSessions.SABA,
      vendor: {
        ...real.vendorSessions.SABA.vendor,
        check: (sent: string) => {
          key = sent;
          const result = { wagers: [waiting] };
          return Promise.resolve(done({ state: 'pending', settleBy: null, error: null, result }));
        },
        pending: () => {
          asked += 1;
          return Promise.resolve(
            done([placedWager('W1', { outcome: 'rejected', attemptKey: key })]),
          );
        },
      },
    },
  } as unknown as SportsState['vendorSessions'];
  stop = watchBets(world.platform, { ...real, vendorSessions });
  world.platform.money
    .run({
      kind: 'bet',
      ref: 'SABA:1',
      payload: 'p',
      summary: 's',
      submit: () => Promise.resolve(failed({ kind: 'network' })),
    })
    .subscribe();
  await waitFor(() => expect(key).not.toBe(''));
  real.open.note([waiting]);
  await waitFor(() => expect(asked).toBeGreaterThan(0), { timeout: 20_000 });
  await waitFor(() => expect(real.open.ids('SABA')).toEqual([]));
  expect(told).toEqual([]);
});
