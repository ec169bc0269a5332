/** The plan of the seasons at a moment, with the banner of the one that runs. */
import type { Federation } from '@site/federation/types';
import type { SeasonsState } from '@site/platform';
import { faceOf } from '../../features/season/face';
import { seasonsOf } from '../../features/season/seasons-of';

/** What it reads. */
export type SeasonPlanSource = Pick<Federation, 'view' | 'serverNow' | 'surfaces'>;

/** The season that runs shows itself in the banner of the home page, by what its version declares. */
function withBanner(seasons: SeasonsState, federation: SeasonPlanSource): SeasonsState {
  const { live, doors = {} } = seasons;
  const link = live === null ? undefined : doors[live];
  const face =
    live === null
      ? null
      : (federation
          .surfaces()
          .map(({ name }) => faceOf(federation, name))
          .find((each) => each?.slug === live) ?? null);
  if (live === null || link === undefined || face === null) return seasons;
  const {
    picture,
    poster: { slogan, ground, ink },
  } = face;
  return {
    ...seasons,
    doors: { ...doors, [live]: { ...link, banner: { slogan, picture, ground, ink } } },
  };
}

/** The plan now, by server time. */
export const seasonPlan = (federation: SeasonPlanSource): SeasonsState =>
  withBanner(seasonsOf(federation.view().registry, federation.serverNow()), federation);
