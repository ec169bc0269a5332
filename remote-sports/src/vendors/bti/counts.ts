/** How many events BTI has per sport and tab. */
import { getBtiMenu } from '@site/contracts/vendor-bti';
import type { ApiClient } from '@site/platform';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { asMember } from '../common/as-member';
import type { SportCount } from '../port';

/** Counts per sport, in the vendor's order; favourites count for a member. */
export async function readBtiCounts(
  api: ApiClient,
  isMember: boolean,
): Promise<Outcome<readonly SportCount[]>> {
  const answer = await api.call(isMember ? asMember(getBtiMenu) : getBtiMenu);
  return answer.ok
    ? done(
        answer.value.branches.map(({ branchId, counts }) => ({
          sportId: branchId,
          counts: {
            EARLY: counts.Prematch,
            TODAY: counts.Today,
            RUNNING: counts.InPlay,
            FAVOURITE: counts.Favourites,
            OUTRIGHT: counts.Outrights,
          },
        })),
      )
    : answer;
}
