/** How high the tracker is: the page keeps the room while its code is on the way. */
import { px } from '@site/ui';

/** Of one line that a finger can scroll, with its edges; never changes: prices stand below. */
export const TRACKER_HEIGHT = `max(40px, ${px(40)})`;
