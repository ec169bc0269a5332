import { isExpired, isLongOver } from '@site/domain/releases/pointer-text';
import type { BootDocument } from '@site/contracts/releases/boot-document';
import { loadLive } from './load-live';
import type { Marks } from './device-marks';
import type { FederationOptions, RegistryHealth, RegistryView } from './types';

/** Below this a difference between a header's date and the clock is none. */
const DATE_TOLERANCE_MS = 2_000;

/** Keeps the newest confirmed picture of what is live. */
export interface RegistryWatch {
  readonly view: () => RegistryView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells every listener that something else about the picture changed. */
  readonly tell: () => void;
  /**
   * Server time in ms by the last answer, carried forward without the device clock; in a preview
   * the moment that is shown.
   */
  readonly serverNow: () => number;
  /**
   * The same; null while a static document has heard no answer, because nobody's clock may open a
   * window.
   */
  readonly provenNow: () => number | null;
  /**
   * Whether the document is older than what this device has seen and nobody has looked yet: the
   * first look is waited for then.
   */
  readonly isBehind: () => boolean;
  /** Ms since the pointer was last confirmed. */
  readonly age: () => number;
  /**
   * Asks for the pointer; a newer generation is taken only when pointer and snapshot are proven.
   * Never rejects.
   */
  readonly refresh: () => Promise<boolean>;
  /** Since when a newer generation waits for a safe point, monotonic ms; null when none does. */
  readonly waitingSince: () => number | null;
  /** Takes the generation that waits. */
  readonly takeWaiting: () => void;
}

/**
 * Names under which the highest generation is remembered: another channel or key is another
 * history. A preview's is not worth one: it would only push out that of the live site.
 */
const namesOf = ({ channel, keys }: BootDocument, isPreview: boolean): readonly string[] =>
  (isPreview ? [] : keys).map(({ ed25519 }) => `${channel.channel}:${ed25519.slice(0, 16)}`);

/** An answer that was refused, by its shape: its class lies in a chunk of its own. */
const isLookError = (error: unknown): error is { readonly serverTime: number | null } =>
  error instanceof Error && 'serverTime' in error;

/** Starts from what the document carries and follows the channel pointer. */
export function watchRegistry(options: FederationOptions, marks: Marks): RegistryWatch {
  const { boot, clock } = options;
  const isPreview = options.shiftMs !== undefined;
  const names = namesOf(boot, isPreview);
  const shift = options.shiftMs ?? 0;
  const isHeld = options.isHeld ?? (() => false);
  // A document older than what was seen here is not believed either before the pointer was asked.
  const isOld = names.length > 0 && boot.channel.generation < marks.highest(names);
  let view: RegistryView = {
    generation: boot.channel.generation,
    health: boot.stale || isOld ? 'stale' : 'live',
    registry: boot.registry,
    channel: boot.channel,
  };
  let waiting: { readonly view: RegistryView; readonly since: number } | null = null;
  let etag: string | null = null;
  // A static document was confirmed by nobody: the first entry asks.
  let askedAt = boot.serverTime === null || isOld ? Number.NEGATIVE_INFINITY : clock.monotonic();
  let serverTime =
    boot.serverTime === null ? null : { at: clock.monotonic(), server: boot.serverTime };
  let asking: Promise<boolean> | null = null;
  let hasLooked = false;
  const listeners = new Set<() => void>();

  const tell = (): void => [...listeners].forEach((listener) => listener());
  const realNow = (): number | null =>
    serverTime === null ? null : serverTime.server + (clock.monotonic() - serverTime.at);
  /**
   * Header dates are whole seconds: a small difference is only that, and would turn the time back
   * over an edge.
   */
  const heardServer = (server: number): void => {
    if (Math.abs(server - (realNow() ?? 0)) > DATE_TOLERANCE_MS)
      serverTime = { at: clock.monotonic(), server };
  };
  const newest = (): RegistryView => waiting?.view ?? view;
  const setHealth = (health: RegistryHealth): void => {
    if (waiting !== null) waiting = { ...waiting, view: { ...waiting.view, health } };
    if (view.health === health) return;
    view = { ...view, health };
    tell();
  };
  const takeWaiting = (): void => {
    if (waiting === null) return;
    ({ view } = waiting);
    waiting = null;
    tell();
  };
  /** Nothing changes under a bet that is being placed: the new picture waits until the page is free. */
  const take = (next: RegistryView): void => {
    waiting = { view: next, since: waiting?.since ?? clock.monotonic() };
    if (!isHeld()) takeWaiting();
  };
  if (!boot.stale && names.length > 0 && boot.channel.generation > marks.highest(names))
    marks.saw(names, boot.channel.generation);

  const lookOnce = async (): Promise<boolean> => {
    const { channel, registry } = newest();
    try {
      const { look } = await loadLive();
      const looked = await look({
        fetch: options.fetch,
        channel,
        keys: boot.keys,
        etag,
        now: realNow(),
        atLeast: Math.max(channel.generation, marks.highest(names)),
        keeps: !isPreview && registry.flags['lkgRegistry'] !== false,
      });
      const isFirstTime = serverTime === null;
      if (looked.serverTime !== null) heardServer(looked.serverTime);
      etag = looked.etag;
      const health = looked.source === 'network' ? 'live' : 'stale';
      if (looked.source === 'network') askedAt = clock.monotonic();
      if (looked.picture === null) {
        setHealth(health);
        // Windows and canaries count from now on.
        if (isFirstTime && serverTime !== null) tell();
        return false;
      }
      const { generation } = looked.picture.channel;
      if (names.length > 0) marks.saw(names, generation);
      take({ generation, health, ...looked.picture });
      return true;
    } catch (error) {
      // The picture stays as it was: an unreachable or broken registry must not cost what already works.
      if (view.health === 'live')
        console.warn(
          'registry: keeping generation',
          view.generation,
          error instanceof Error ? error.message : error,
        );
      if (isLookError(error) && error.serverTime !== null) heardServer(error.serverTime);
      const now = realNow();
      setHealth(
        isLongOver(channel.expiresAt, now) ? 'over' : isExpired(channel, now) ? 'failed' : 'stale',
      );
      return false;
    }
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell,
    serverNow: () => (realNow() ?? clock.now()) + shift,
    provenNow: () => {
      const now = realNow();
      return now === null ? null : now + shift;
    },
    age: () => clock.monotonic() - askedAt,
    isBehind: () => !hasLooked && isOld,
    refresh: () => {
      asking ??= lookOnce().finally(() => {
        asking = null;
        hasLooked = true;
      });
      return asking;
    },
    waitingSince: () => waiting?.since ?? null,
    takeWaiting,
  };
}
