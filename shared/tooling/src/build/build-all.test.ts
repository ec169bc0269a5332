import { idleBuilds } from './build-all';

const HOUR = 3_600_000;

describe('builds in the cache', () => {
  test('the five that were asked for last stay, however old', () => {
    expect(
      idleBuilds(
        [1, 2, 3, 4, 5].map((at) => ({ version: `v${at}`, at })),
        100 * HOUR,
      ),
    ).toEqual([]);
  });

  test('of more, those go that nobody asked for within the hour', () => {
    const builds = [
      { version: 'old', at: 0 },
      { version: 'older', at: -HOUR },
      ...[95, 96, 97, 98, 99].map((hour) => ({ version: `v${hour}`, at: hour * HOUR })),
    ];
    expect(idleBuilds(builds, 100 * HOUR)).toEqual(['old', 'older']);
  });

  test('a build that another command is about to publish stays, though many newer ones were made meanwhile', () => {
    const now = 100 * HOUR;
    const builds = [
      { version: 'first', at: now - HOUR / 2 },
      ...[1, 2, 3, 4, 5, 6, 7].map((at) => ({ version: `probe${at}`, at: now - at })),
    ];
    expect(idleBuilds(builds, now)).toEqual([]);
  });
});
