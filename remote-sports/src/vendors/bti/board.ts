/**
 * What a BTI board needs at once: feed and counts. The rest of the adapter comes later and shares
 * these parts.
 */
import type { Platform } from '@site/platform';
import { createAdapterBoard, onePerPlatform, type AdapterBoard } from '../common/board-part';
import { browserSocket } from './browser-socket';
import { readBtiCounts } from './counts';
import { btiFeed } from './feeds';
import { createBtiSocket } from './socket';
import type { BtiSocketDeps } from './wire';

/** Makes it over sockets of any kind; all its feeds share one. */
export const createBtiBoard = (platform: Platform, deps: BtiSocketDeps): AdapterBoard =>
  createAdapterBoard('BTI', platform, {
    timers: deps,
    counts: readBtiCounts,
    feed: (parts) => {
      const socket = createBtiSocket(deps, parts.maintenance, () =>
        platform.maintenance.announce('BTI'),
      );
      return (query) => btiFeed({ platform, timers: deps, socket, ...parts }, query);
    },
  });

/** The board's part with the browser's sockets; one per platform. */
export const btiBoard = onePerPlatform((platform) => createBtiBoard(platform, browserSocket));
