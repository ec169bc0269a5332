import { Goal } from '../../kit/game/emblems/Goal';
import { defineSeason } from '../../kit/season';
import data from './data.json';
import surface from './remote.json';

export const season = defineSeason(surface, data, { eventCode: 'euro2024', Emblem: Goal });
