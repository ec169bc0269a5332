import { describeSeason } from '../../kit/season.fixture';
import { remote } from './remote';
import surface from './remote.json';
import { season } from './season';

describeSeason({ surface, remote, season });
