/** How many events SABA has per sport and tab. */
import { getSabaSports } from '@site/contracts/vendor-saba';
import type { ApiClient } from '@site/platform';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { asMember } from '../common/as-member';
import type { SportCount } from '../port';

/** Counts per sport, in the vendor's order; favourites count for a member. */
export async function readSabaCounts(
  api: ApiClient,
  isMember: boolean,
): Promise<Outcome<readonly SportCount[]>> {
  const answer = await api.call(isMember ? asMember(getSabaSports) : getSabaSports, {});
  return answer.ok
    ? done(answer.value.map(({ sportType, count }) => ({ sportId: sportType, counts: count })))
    : answer;
}
