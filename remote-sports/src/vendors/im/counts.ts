/** How many events IM has per sport and tab. */
import { getImSportCounts } from '@site/contracts/vendor-im';
import type { ApiClient } from '@site/platform';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { asMember } from '../common/as-member';
import type { SportCount } from '../port';

/** Counts per sport, in the vendor's order; favourites count for a member. */
export async function readImCounts(
  api: ApiClient,
  isMember: boolean,
): Promise<Outcome<readonly SportCount[]>> {
  const answer = await api.call(isMember ? asMember(getImSportCounts) : getImSportCounts, {
    body: {},
  });
  return answer.ok
    ? done(
        answer.value.Sports.map((sport) => ({
          sportId: sport.SportId,
          counts: {
            EARLY: sport.EarlyCount,
            TODAY: sport.TodayCount,
            RUNNING: sport.LiveCount,
            FAVOURITE: sport.FavouriteCount,
            OUTRIGHT: sport.OutrightCount,
          },
        })),
      )
    : answer;
}
