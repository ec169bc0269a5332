import { GameSection } from '../../kit/game/GameSection';
import { SeasonPage } from '../../kit/SeasonPage';
import { season } from './season';

export function Page() {
  return <SeasonPage season={season} Game={GameSection} />;
}
