/**
 * Loads a remote, boots it once per version, and gives its views; a version whose views do not come
 * makes room for the next candidate.
 */
import type { ComponentType } from 'react';
import type { Platform } from '@site/platform';
import type { Platform as SitePlatform } from '@site/platform/host';
import type { RemoteDefinition } from '@site/remote-kit';
import { Deadlines } from '../federation/deadlines';
import { DeadlineError } from '../federation/load-faults';
import { classified } from '../federation/load-live';
import type { Federation, LoadedRemote } from '../federation/types';
import type { FaceMaker } from './faces';
import { loadPage, loadSlot, readRemote } from './read-remote';

/**
 * A view that is ready to render, and the face of the platform that its remote was given: the view
 * sees no other.
 */
export interface LoadedView {
  readonly View: ComponentType;
  readonly version: string;
  readonly face: Platform;
}

/** Loads views of remotes. */
export interface RemoteLoader {
  readonly page: (remote: string, page: string) => Promise<LoadedView>;
  readonly slot: (remote: string, view: string) => Promise<LoadedView>;
  /** Loads and boots a remote without showing anything (money look-ups after a reload). */
  readonly boot: (remote: string) => Promise<void>;
}

interface Opened<T> {
  readonly picked: T;
  readonly version: string;
  readonly face: Platform;
}

function withDeadline<T>(work: Promise<T>, what: string, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${what} took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Makes the loader.
 *
 * @param onFaces told before the first remote runs, when the page is closed to what it may do.
 */
export function createRemoteLoader(
  federation: Federation,
  platform: SitePlatform,
  onFaces: (module: { readonly keepIntrinsics: () => void }) => void = () => undefined,
): RemoteLoader {
  const booted = new Map<
    string,
    { readonly version: string; readonly face: Platform; readonly stop: () => void }
  >();
  /**
   * What makes faces stands before any remote's code runs; a chunk that did not come is asked for
   * with the next remote.
   */
  let faces: Promise<{ readonly faceOf: FaceMaker }> | null = null;
  const loadFaces = (): NonNullable<typeof faces> => {
    faces ??= import('./faces')
      .then((module) => {
        onFaces(module);
        return module;
      })
      .catch((error: unknown) => {
        faces = null;
        throw error;
      });
    return faces;
  };
  loadFaces().catch(() => undefined);

  // What runs in the background of a part leaves with it; an action whose end is unknown is looked up by the version that comes.
  federation.subscribe(() => {
    for (const [name, { version, stop }] of booted) {
      if (!['off', version].includes(federation.leaving(name))) continue;
      booted.delete(name);
      stop();
    }
  });
  const bootOnce = (
    definition: RemoteDefinition,
    loaded: LoadedRemote,
    faceOf: FaceMaker,
  ): Platform => {
    const before = booted.get(loaded.name);
    if (before?.version === loaded.version) return before.face;
    before?.stop();
    booted.delete(loaded.name);
    const face = faceOf(platform, federation.view().registry, loaded);
    booted.set(loaded.name, {
      version: loaded.version,
      face,
      stop: definition.boot?.(face) ?? (() => undefined),
    });
    return face;
  };
  const definitionOf = (loaded: LoadedRemote): RemoteDefinition => {
    const definition = readRemote(loaded.remote);
    if (definition === null)
      throw new Error(`remote ${loaded.name}@${loaded.version} exports no remote`);
    return definition;
  };
  /** A lost file of a view is asked for once more; code that throws would throw again. */
  const pickTwice = <T>(pick: () => Promise<T>): Promise<T> =>
    withDeadline(pick(), 'a view', Deadlines.chunk).catch(async (error: unknown) => {
      if ((await classified(error, 'evaluate')).phase !== 'chunk') throw error;
      return withDeadline(pick(), 'a view', Deadlines.chunk);
    });
  const open = async <T>(
    name: string,
    pick: (definition: RemoteDefinition) => Promise<T>,
  ): Promise<Opened<T>> => {
    const [{ faceOf }] = await Promise.all([loadFaces(), federation.routeEntered()]);
    for (;;) {
      const loaded = await federation.loadRemoteModule(name);
      try {
        const definition = definitionOf(loaded);
        const face = bootOnce(definition, loaded, faceOf);
        return { picked: await pickTwice(() => pick(definition)), version: loaded.version, face };
      } catch (error) {
        if (!federation.failed(name, loaded.version, 'evaluate', error)) throw error;
        console.error(
          `remote ${name}@${loaded.version} failed, the next version is tried:`,
          error instanceof Error ? error.message : error,
        );
      }
    }
  };
  const view = async (
    name: string,
    pick: (definition: RemoteDefinition) => Promise<ComponentType>,
  ): Promise<LoadedView> => {
    const { picked, ...opened } = await withDeadline(
      open(name, pick),
      `remote ${name}`,
      Deadlines.view,
    );
    return { View: picked, ...opened };
  };
  return {
    page: (name, page) => view(name, async (definition) => (await loadPage(definition, page)).Page),
    slot: (name, slot) => view(name, async (definition) => (await loadSlot(definition, slot)).Slot),
    boot: async (name) => void (await open(name, () => Promise.resolve(null))),
  };
}
