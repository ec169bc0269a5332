import { defineSeason } from '../../kit/season';
import data from './data.json';
import surface from './remote.json';

export const season = defineSeason(surface, data);
