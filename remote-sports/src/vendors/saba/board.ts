/** What a SABA board needs at once: feed and counts. The rest of the adapter comes later and shares these parts. */
import type { Platform } from '@site/platform';
import { adapterParts, type AdapterParts } from '../common/adapter';
import { onePerPlatform, type BoardPart } from '../common/board-part';
import { browserStream } from './browser-stream';
import { readSabaCounts } from './counts';
import type { SabaFeedDeps } from './feed';
import { sabaFeed } from './feeds';

/** The board's part with what the rest is made from. */
export interface SabaBoardPart extends BoardPart { readonly parts: AdapterParts }

/** Makes it over streams of any kind. */
export function createSabaBoard(platform: Platform, deps: SabaFeedDeps): SabaBoardPart {
  const { api, session } = platform;
  const parts = adapterParts('SABA', platform);
  return {
    parts,
    feed: (query) => sabaFeed({ platform, deps, ...parts }, query),
    counts: () => parts.rest.read(() => readSabaCounts(api, session.state.get().status === 'member')),
  };
}

/** The board's part with the browser's streams; one per platform. */
export const sabaBoard = onePerPlatform((platform) => createSabaBoard(platform, browserStream));
