/**
 * What a SABA board needs at once: feed and counts. The rest of the adapter comes later and shares
 * these parts.
 */
import type { Platform } from '@site/platform';
import { createAdapterBoard, onePerPlatform, type AdapterBoard } from '../common/board-part';
import { browserStream } from './browser-stream';
import { readSabaCounts } from './counts';
import type { SabaFeedDeps } from './feed';
import { sabaFeed } from './feeds';

/** Makes it over streams of any kind. */
export const createSabaBoard = (platform: Platform, deps: SabaFeedDeps): AdapterBoard =>
  createAdapterBoard('SABA', platform, {
    timers: deps,
    counts: readSabaCounts,
    feed: (parts) => (query) => sabaFeed({ platform, deps, ...parts }, query),
  });

/** The board's part with the browser's streams; one per platform. */
export const sabaBoard = onePerPlatform((platform) => createSabaBoard(platform, browserStream));
