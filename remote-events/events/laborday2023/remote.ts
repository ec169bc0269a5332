import { seasonRemote } from '../../kit/season-remote';
import { season } from './season';

export const remote = seasonRemote(season);
