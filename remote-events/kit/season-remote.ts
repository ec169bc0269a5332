import { containerOf } from './season-container';
import type { Season } from './season';

/** A season that shows and links: it carries no call of a game and declares none. */
export const seasonRemote = (season: Season) =>
  containerOf(season, {
    season: () => import('./SeasonPage').then((kit) => kit.SeasonPage),
    entry: () => import(/* webpackMode: "eager" */ './SeasonEntry').then((kit) => kit.SeasonEntry),
  });
