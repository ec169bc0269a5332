/** What an IM board needs at once: feed and counts. The rest of the adapter comes later and shares these parts. */
import type { Platform } from '@site/platform';
import { browserTimers } from '../browser-feed';
import { adapterParts, type AdapterParts } from '../common/adapter';
import type { FeedTimers } from '../common/feed-deps';
import { onePerPlatform, type BoardPart } from '../common/board-part';
import { readImCounts } from './counts';
import { imFeed } from './feeds';

/** The board's part with what the rest is made from. */
export interface ImBoard extends BoardPart { readonly parts: AdapterParts }

/** Makes it over timers of any kind. */
export function createImBoard(platform: Platform, timers: FeedTimers): ImBoard {
  const { api, session } = platform;
  const parts = adapterParts('IM', platform);
  return {
    parts,
    feed: (query) => imFeed({ platform, timers, ...parts }, query),
    counts: () => parts.rest.read(() => readImCounts(api, session.state.get().status === 'member')),
  };
}

/** The board's part with the browser's timers; one per platform. */
export const imBoard = onePerPlatform((platform) => createImBoard(platform, browserTimers));
