import { readChannel, readJson, readRegistry } from '@site/contracts/releases/read';
import type { BootDocument } from '@site/contracts/releases/boot-document';
import type { Channel } from '@site/contracts/releases/channel';
import type { Registry } from '@site/contracts/releases/registry';
import { channelUrl } from '@site/domain/releases/paths';
import { Deadlines } from './deadlines';
import { fetchVerified, fetchWithin } from './verified-fetch';
import type { FederationOptions, RegistryView } from './types';

/** Keeps the newest confirmed picture of what is live. */
export interface RegistryWatch {
  readonly view: () => RegistryView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Server time in ms by the last answer, carried forward without the device clock; null when none was seen. */
  readonly serverNow: () => number | null;
  /** Ms since the pointer was last confirmed. */
  readonly age: () => number;
  /** Asks for the pointer; a newer generation is taken only when its snapshot proves its hash. Never rejects. */
  readonly refresh: () => Promise<boolean>;
}

interface WatchState {
  view: RegistryView;
  etag: string | null;
  askedAt: number;
  serverTime: { readonly at: number; readonly server: number } | null;
}

function initialView(boot: BootDocument): RegistryView {
  return { generation: boot.channel.generation, health: boot.stale ? 'stale' : 'live', registry: boot.registry };
}

/** Time by the server's `Date`, less the time the answer lay in caches. */
function serverDate(response: Response): number | null {
  const date = Date.parse(response.headers.get('date') ?? '');
  const age = Number(response.headers.get('age') ?? '0');
  return Number.isFinite(date) ? date - (Number.isFinite(age) ? age : 0) * 1000 : null;
}

/** The snapshot a pointer names, once its bytes match the pointer and it belongs to the same generation. */
async function loadSnapshot(options: FederationOptions, channel: Channel): Promise<Registry> {
  const text = await fetchVerified(options.fetch, channel.registry, channel.integrity, Deadlines.registry);
  const registry = readRegistry(readJson(text));
  if (!registry.ok) throw new Error(`registry ${channel.generation} is not valid: ${registry.why}`);
  if (registry.value.generation !== channel.generation) throw new Error(`registry is generation ${registry.value.generation}, the pointer says ${channel.generation}`);
  return registry.value;
}

/** One look at the pointer: null when nothing is newer. */
async function askPointer(options: FederationOptions, state: WatchState): Promise<RegistryView | null> {
  const headers: Record<string, string> = state.etag === null ? {} : { 'if-none-match': state.etag };
  const url = channelUrl(options.boot.channel.channel);
  const response = await fetchWithin(options.fetch, url, { headers, cache: 'no-store' }, Deadlines.registry);
  const server = serverDate(response);
  if (server !== null) state.serverTime = { at: options.clock.monotonic(), server };
  state.askedAt = options.clock.monotonic();
  if (response.status === 304) return state.view.health === 'live' ? null : { ...state.view, health: 'live' };
  if (!response.ok) throw new Error(`channel pointer answered ${response.status}`);
  const channel = readChannel(readJson(await response.text()));
  if (!channel.ok) throw new Error(`channel pointer is not valid: ${channel.why}`);
  // A lower generation is a replayed old pointer: a rollback always has a higher one (releases D2).
  if (channel.value.generation < state.view.generation) throw new Error(`channel pointer went back to generation ${channel.value.generation}`);
  const taken: RegistryView = channel.value.generation === state.view.generation
    ? { ...state.view, health: 'live' }
    : { generation: channel.value.generation, health: 'live', registry: await loadSnapshot(options, channel.value) };
  state.etag = response.headers.get('etag');
  return taken.generation === state.view.generation && state.view.health === 'live' ? null : taken;
}

/** Starts from what the document carries and follows the channel pointer. */
export function watchRegistry(options: FederationOptions): RegistryWatch {
  const { boot, clock } = options;
  const started = clock.monotonic();
  const state: WatchState = { view: initialView(boot), etag: null, askedAt: started, serverTime: { at: started, server: boot.serverTime } };
  const listeners = new Set<() => void>();
  let asking: Promise<boolean> | null = null;

  const look = async (): Promise<boolean> => {
    try {
      const next = await askPointer(options, state);
      if (next === null) return false;
      state.view = next;
      for (const listener of [...listeners]) listener();
      return true;
    } catch (error) {
      // The picture stays as it was: an unreachable or broken registry must not cost what already works.
      if (state.view.health === 'live') {
        console.warn('registry: keeping generation', state.view.generation, error instanceof Error ? error.message : error);
        state.view = { ...state.view, health: 'stale' };
      }
      return false;
    }
  };

  return {
    view: () => state.view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
    serverNow: () => (state.serverTime === null ? null : state.serverTime.server + (clock.monotonic() - state.serverTime.at)),
    age: () => clock.monotonic() - state.askedAt,
    refresh: () => {
      asking ??= look().finally(() => { asking = null; });
      return asking;
    },
  };
}
