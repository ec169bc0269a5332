import { ScratchCard } from '../../kit/game/emblems/ScratchCard';
import { defineSeason } from '../../kit/season';
import data from './data.json';
import surface from './remote.json';

export const season = defineSeason(surface, data, {
  eventCode: 'LaborDay2024',
  Emblem: ScratchCard,
});
