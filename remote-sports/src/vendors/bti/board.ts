/** What a BTI board needs at once: feed and counts. The rest of the adapter comes later and shares these parts. */
import type { Platform } from '@site/platform';
import { adapterParts, type AdapterParts } from '../common/adapter';
import { onePerPlatform, type BoardPart } from '../common/board-part';
import { browserSocket } from './browser-socket';
import { readBtiCounts } from './counts';
import { btiFeed } from './feeds';
import { createBtiSocket, type BtiSocketDeps } from './socket';

/** The board's part with what the rest is made from. */
export interface BtiBoardPart extends BoardPart { readonly parts: AdapterParts }

/** Makes it over sockets of any kind. */
export function createBtiBoard(platform: Platform, deps: BtiSocketDeps): BtiBoardPart {
  const { api, session, maintenance } = platform;
  const parts = adapterParts('BTI', platform);
  const socket = createBtiSocket(deps, parts.rest, () => maintenance.announce('BTI'));
  return {
    parts,
    feed: (query) => btiFeed({ platform, timers: deps, socket, ...parts }, query),
    counts: () => parts.rest.read(() => readBtiCounts(api, session.state.get().status === 'member')),
  };
}

/** The board's part with the browser's sockets; one per platform. */
export const btiBoard = onePerPlatform((platform) => createBtiBoard(platform, browserSocket));
