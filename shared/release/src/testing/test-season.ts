import { publishBuild } from '../publish';
import { testReleases, type TestReleases } from './test-releases';

/** A plan under embargo, for the season that is held back. */
export const SEASON_PLAN = {
  id: 'cny-2027',
  from: '2027-01-29T00:00+08:00',
  until: '2027-02-13T00:00+08:00',
  revealAt: '2027-01-28T22:00+08:00',
  priority: 10,
  graceMinutes: 30,
  prefetchJitterSeconds: 3600,
} as const;

/** Releases with a host that is live, and one version of a season that is held back. */
export async function testSeason(now: () => Date): Promise<TestReleases> {
  const world = testReleases(undefined, now);
  await world.goLive('host', '1.0.0_aaaaaaa');
  await publishBuild(
    world.context.held,
    world.build('season_cny_2027', '1.0.0_aaaaaaa', {
      surface: { routes: [{ path: '/event_CNY2027' }] },
    }),
  );
  return world;
}
