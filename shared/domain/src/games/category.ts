/** Where a game is listed. */
import { toLaunchGameType } from './launch';

/**
 * The category of a game's type: RNG games stand among the slots, as they are sent as SLOT (§5,
 * R5-12).
 */
export const categoryOf = <T extends string>(gameType: T): Exclude<T, 'RNG'> | 'SLOT' =>
  toLaunchGameType(gameType) as Exclude<T, 'RNG'> | 'SLOT';
