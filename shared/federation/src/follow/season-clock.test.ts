import { federationOf } from '../testing/federation.fixture';
import { FROM, WINDOW } from '../testing/window.fixture';
import { startSeasonClock } from './season-clock';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the plan is set when it differs, and at an edge also when it is the same', async () => {
  const started = Date.now();
  const view = federationOf({}).view();
  const line = {
    squad: 's',
    contact: '#s',
    tier: 'seasonal' as const,
    stable: '1.0.0_aaaaaaa',
    good: [],
    canary: null,
    windows: [WINDOW],
    kill: null,
  };
  let now = 'closed';
  let wake = (): void => undefined;
  const set = jest.fn();
  const timePassed = jest.fn();
  startSeasonClock({
    federation: {
      view: () => ({ ...view, registry: { ...view.registry, remotes: { season_cny: line } } }),
      serverNow: () => FROM - 1_000 + (Date.now() - started),
      subscribe: () => () => undefined,
      timePassed,
    },
    planNow: () => now,
    plan: { get: () => 'closed', set },
    onWake: (work) => {
      wake = work;
    },
  });
  wake();
  expect(set).not.toHaveBeenCalled();
  now = 'announced';
  wake();
  expect(set.mock.calls).toEqual([['announced']]);
  expect(timePassed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(set.mock.calls).toEqual([['announced'], ['announced']]);
  expect(timePassed).toHaveBeenCalledTimes(1);
});
