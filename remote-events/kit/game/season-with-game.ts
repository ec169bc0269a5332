/** The remote of a season with a mini-game. */
import { registerPrizeLookup } from '@site/remote-kit/prize';
import type { Season } from '../season';
import { containerOf } from '../season-container';

/** Its page has the game on it, and open prizes are looked up after a reload. */
export const seasonWithGame = (season: Season) =>
  containerOf(
    season,
    {
      season: () => import('./GameSeasonPage').then((kit) => kit.GameSeasonPage),
      entry: () =>
        import(/* webpackMode: "eager" */ '../SeasonEntry').then((kit) => kit.SeasonEntry),
    },
    registerPrizeLookup,
  );
