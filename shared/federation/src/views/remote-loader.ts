/**
 * Loads a remote, boots it once per version, and gives its views; a version whose views do not come
 * makes room for the next candidate.
 */
import type { ComponentType } from 'react';
import type { Registry } from '@site/contracts/releases/registry';
import { Deadlines, within } from '../deadlines';
import { classified } from '../loading/load-live';
import type { Federation, LoadedRemote } from '../types';
import { loadPage, loadSlot, readRemote, type RemoteModule } from './read-remote';

/**
 * A view that is ready to render, and the face of the site that its remote was given: the view sees
 * no other.
 */
export interface LoadedView<Face> {
  readonly View: ComponentType;
  readonly version: string;
  readonly face: Face;
}

/** A view that was asked for. */
export interface AskedView<Face> {
  /**
   * When it is here and is what is live, so that it can stand in the very next picture.
   *
   * @param isBack the way back to a page: it shows what is here, while a look at what is live is
   *   under way.
   */
  readonly now: (isBack: boolean) => LoadedView<Face> | null;
  /** Rejects with RemoteLoadError, DeadlineError or what the remote threw. */
  readonly load: () => Promise<LoadedView<Face>>;
}

/** Loads views of remotes. */
export interface RemoteLoader<Face> {
  readonly page: (remote: string, page: string) => AskedView<Face>;
  readonly slot: (remote: string, view: string) => AskedView<Face>;
  /** Loads and boots a remote without showing anything. */
  readonly boot: (remote: string) => Promise<void>;
}

/** Makes what a version of a remote is handed to work with, by its signed record in the registry. */
export type FaceMaker<Face> = (
  registry: Registry,
  loaded: Pick<LoadedRemote, 'name' | 'version'>,
) => Face;

interface Opened<T, Face> {
  readonly picked: T;
  readonly version: string;
  readonly face: Face;
}

/** What runs of a remote now. */
interface Booted<Face> {
  readonly version: string;
  readonly face: Face;
  readonly stop: () => void;
}

/**
 * Makes the loader.
 *
 * @param loadFaces brings the maker of faces, which stands before any remote's code runs. Called at
 *   once and, until it has succeeded, again with each next remote.
 */
export function createRemoteLoader<Face>(
  federation: Federation,
  loadFaces: () => Promise<FaceMaker<Face>>,
): RemoteLoader<Face> {
  const booted = new Map<string, Booted<Face>>();
  let faces: Promise<FaceMaker<Face>> | null = null;
  const facesOnce = (): Promise<FaceMaker<Face>> => {
    faces ??= loadFaces().catch((error: unknown) => {
      faces = null;
      throw error;
    });
    return faces;
  };
  facesOnce().catch(() => undefined);

  // What runs in the background of a part leaves with it; an action whose end is unknown is looked up by the version that comes.
  federation.subscribe(() => {
    for (const [name, { version, stop }] of booted) {
      if (!['off', version].includes(federation.leaving(name))) continue;
      booted.delete(name);
      stop();
    }
  });
  const bootOnce = (
    module: RemoteModule<Face>,
    loaded: LoadedRemote,
    faceOf: FaceMaker<Face>,
  ): Face => {
    const running = booted.get(loaded.name);
    if (running?.version === loaded.version) return running.face;
    running?.stop();
    booted.delete(loaded.name);
    const face = faceOf(federation.view().registry, loaded);
    booted.set(loaded.name, {
      version: loaded.version,
      face,
      stop: module.boot?.(face) ?? (() => undefined),
    });
    return face;
  };
  const moduleOf = (loaded: LoadedRemote): RemoteModule<Face> => {
    const module = readRemote<Face>(loaded.remote);
    if (module === null)
      throw new Error(`remote ${loaded.name}@${loaded.version} exports no remote`);
    return module;
  };
  /** A lost file of a view is requested once more; code that throws would throw again. */
  const pickTwice = <T>(pick: () => Promise<T>): Promise<T> =>
    within(pick(), Deadlines.chunk, 'a view').catch(async (error: unknown) => {
      if ((await classified(error, 'evaluate')).phase !== 'chunk') throw error;
      return within(pick(), Deadlines.chunk, 'a view');
    });
  const open = async <T>(
    name: string,
    pick: (module: RemoteModule<Face>) => Promise<T>,
  ): Promise<Opened<T, Face>> => {
    const [faceOf] = await Promise.all([facesOnce(), federation.routeEntered()]);
    for (;;) {
      const loaded = await federation.loadRemoteModule(name);
      try {
        const module = moduleOf(loaded);
        const face = bootOnce(module, loaded, faceOf);
        return { picked: await pickTwice(() => pick(module)), version: loaded.version, face };
      } catch (error) {
        if (!federation.failed(name, loaded.version, 'evaluate', error)) throw error;
        console.error(
          `remote ${name}@${loaded.version} failed, the next version is tried:`,
          error instanceof Error ? error.message : error,
        );
      }
    }
  };
  /** Views that were shown here before, by remote and their own names. */
  const kept = new Map<string, LoadedView<Face>>();
  const view = (
    name: string,
    key: string,
    pick: (module: RemoteModule<Face>) => Promise<ComponentType>,
  ): AskedView<Face> => ({
    now: (isBack) => {
      const known = kept.get(`${name}/${key}`);
      if (known === undefined) return null;
      const look = federation.routeEntered();
      if (look !== null && !isBack) return null;
      const isLive =
        federation.loadedModule(name)?.version === known.version &&
        booted.get(name)?.face === known.face;
      return isLive ? known : null;
    },
    load: async () => {
      const { picked, ...opened } = await within(
        open(name, pick),
        Deadlines.view,
        `remote ${name}`,
      );
      const loaded = { View: picked, ...opened };
      kept.set(`${name}/${key}`, loaded);
      return loaded;
    },
  });
  return {
    page: (name, page) => view(name, `page/${page}`, (module) => loadPage(module, page)),
    slot: (name, slot) => view(name, `slot/${slot}`, (module) => loadSlot(module, slot)),
    boot: async (name) => void (await open(name, () => Promise.resolve(null))),
  };
}
