import { SeasonEntry } from '../../kit/SeasonEntry';
import { season } from './season';
import { season as declared } from './remote.json';

/** The entrance on the home page. */
export function Slot() {
  return <SeasonEntry season={season} words={declared.entry} />;
}
