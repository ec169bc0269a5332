import { SeasonPage } from '../SeasonPage';
import type { Season } from '../season';
import { GameSection } from './GameSection';

/** The page of a season with a mini-game. */
export function GameSeasonPage({ season }: { readonly season: Season }) {
  return <SeasonPage season={season} Game={GameSection} />;
}
