import { MoonBox } from '../../kit/game/emblems/MoonBox';
import { defineSeason } from '../../kit/season';
import data from './data.json';
import surface from './remote.json';

export const season = defineSeason(surface, data, { eventCode: 'MidAutumn2023', Emblem: MoonBox });
