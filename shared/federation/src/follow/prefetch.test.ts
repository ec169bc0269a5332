import { federationOf } from '../testing/federation.fixture';
import { FROM, WINDOW } from '../testing/window.fixture';
import { prefetchDelay, startPrefetch } from './prefetch';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a season is fetched ahead between its reveal and its beginning, never at the same moment by everybody', () => {
  expect(prefetchDelay(WINDOW, FROM - 3 * 3_600_000, 0.5)).toBeNull();
  expect(prefetchDelay(WINDOW, FROM - 7_200_000, 0.5)).toBe(1_800_000);
  expect(prefetchDelay(WINDOW, FROM - 600_000, 0.5)).toBe(300_000);
  expect(prefetchDelay(WINDOW, FROM, 0.5)).toBeNull();
  expect(prefetchDelay({ ...WINDOW, killed: true }, FROM - 600_000, 0.5)).toBeNull();
});

test('files of a season that could not be fetched ahead are fetched when the page is looked at again', async () => {
  let may = false;
  let wake = (): void => undefined;
  const releases: string[] = [];
  const view = () => ({
    ...federationOf({}).view(),
    registry: {
      ...federationOf({}).view().registry,
      remotes: {
        season_cny: {
          squad: 's',
          contact: 'c',
          tier: 'seasonal' as const,
          stable: '1.0.0_aaaaaaa',
          good: [],
          canary: null,
          kill: null,
          windows: [WINDOW],
        },
      },
    },
  });
  startPrefetch({
    federation: {
      ...federationOf({}),
      view,
      serverNow: () => FROM - 600_000,
      release: (name, asVersion) => {
        releases.push(`${name}@${asVersion}`);
        return Promise.reject(new Error('the network is gone'));
      },
    },
    fetch: jest.fn(),
    draw: () => 0.5,
    mayFetch: () => may,
    onIdle: (work) => work(),
    onWake: (work) => {
      wake = work;
    },
  });
  await jest.advanceTimersByTimeAsync(300_000);
  expect(releases).toEqual([]);
  may = true;
  wake();
  await jest.advanceTimersByTimeAsync(300_000);
  expect(releases).toEqual(['season_cny@1.0.0_aaaaaaa']);
});
