import { Wheel } from '../../kit/game/emblems/Wheel';
import { defineSeason } from '../../kit/season';
import data from './data.json';
import surface from './remote.json';

export const season = defineSeason(surface, data, { eventCode: '15Anni', Emblem: Wheel });
