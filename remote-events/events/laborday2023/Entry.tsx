import { SeasonEntry } from '../../kit/SeasonEntry';
import { season } from './season';
import { season as declared } from './remote.json';

export function Slot() {
  return <SeasonEntry season={season} words={declared.entry} />;
}
