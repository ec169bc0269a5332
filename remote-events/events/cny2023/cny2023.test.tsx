import { describeSeason } from '../../kit/season.fixture';
import { Slot } from './Entry';
import { Page } from './Page';
import { remote } from './remote';
import surface from './remote.json';
import { season } from './season';

describeSeason({ surface, remote, season, Page, Slot });
