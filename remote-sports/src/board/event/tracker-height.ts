/** How high the tracker is: the page keeps the room while its code is on the way. */
import { px } from '@site/ui';

/** Of the pitch and of the line below it, in the 375 wide design. */
export const [PITCH, COURSE] = [60, 30] as const;
/** Of the whole, with its edges. */
export const TRACKER_HEIGHT = `calc(${px(PITCH + COURSE)} + 2px)`;
