import { seasonWithGame } from '../../kit/game/season-with-game';
import { season } from './season';

export const remote = seasonWithGame(season);
