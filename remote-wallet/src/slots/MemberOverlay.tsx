/** What the wallet may lay over any page of a member. */
import { RealityCheck } from '../reality-check/RealityCheck';

export const Slot = RealityCheck;
