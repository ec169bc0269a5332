import { RedPacket } from '../../kit/game/emblems/RedPacket';
import { defineSeason } from '../../kit/season';
import data from './data.json';
import surface from './remote.json';

export const season = defineSeason(surface, data, { eventCode: 'CNY2024', Emblem: RedPacket });
