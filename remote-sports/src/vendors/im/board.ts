/**
 * What an IM board needs at once: feed and counts. The rest of the adapter comes later and shares
 * these parts.
 */
import type { Platform } from '@site/platform';
import { browserTimers } from '../browser-feed';
import { createAdapterBoard, onePerPlatform, type AdapterBoard } from '../common/board-part';
import type { FeedTimers } from '../common/feed-deps';
import { readImCounts } from './counts';
import { imFeed } from './feeds';

/** Makes it over timers of any kind. */
export const createImBoard = (platform: Platform, timers: FeedTimers): AdapterBoard =>
  createAdapterBoard('IM', platform, {
    timers,
    counts: readImCounts,
    feed: (parts) => (query) => imFeed({ platform, timers, ...parts }, query),
  });

/** The board's part with the browser's timers; one per platform. */
export const imBoard = onePerPlatform((platform) => createImBoard(platform, browserTimers));
