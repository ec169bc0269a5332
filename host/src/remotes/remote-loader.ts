/** Loads a remote, boots it once per version, and gives its views; a version whose views do not come makes room for the next candidate. */
import type { ComponentType } from 'react';
import type { Platform } from '@site/platform';
import type { RemoteDefinition } from '@site/remote-kit';
import { Deadlines } from '../federation/deadlines';
import { DeadlineError } from '../federation/load-faults';
import { classified } from '../federation/load-live';
import type { Federation, LoadedRemote } from '../federation/types';
import { loadPage, loadSlot, readRemote } from './read-remote';

/** A view that is ready to render. */
export interface LoadedView { readonly View: ComponentType; readonly version: string }

/** Loads views of remotes. */
export interface RemoteLoader {
  readonly page: (remote: string, page: string) => Promise<LoadedView>;
  readonly slot: (remote: string, view: string) => Promise<LoadedView>;
  /** Loads and boots a remote without showing anything (money look-ups after a reload). */
  readonly boot: (remote: string) => Promise<void>;
}

function withDeadline<T>(work: Promise<T>, what: string, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${what} took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Makes the loader. */
export function createRemoteLoader(federation: Federation, platform: Platform): RemoteLoader {
  const booted = new Map<string, { readonly version: string; readonly stop: () => void }>();

  // What runs in the background of a part leaves with it; an action whose end is unknown is looked up by the version that comes.
  federation.subscribe(() => {
    for (const [name, { version, stop }] of booted) {
      if (!['off', version].includes(federation.leaving(name))) continue;
      booted.delete(name);
      stop();
    }
  });
  const bootOnce = (definition: RemoteDefinition, loaded: LoadedRemote): void => {
    const before = booted.get(loaded.name);
    if (before?.version === loaded.version) return;
    before?.stop();
    booted.delete(loaded.name);
    booted.set(loaded.name, { version: loaded.version, stop: definition.boot?.(platform) ?? (() => undefined) });
  };
  const definitionOf = (loaded: LoadedRemote): RemoteDefinition => {
    const definition = readRemote(loaded.remote);
    if (definition === null) throw new Error(`remote ${loaded.name}@${loaded.version} exports no remote`);
    bootOnce(definition, loaded);
    return definition;
  };
  /** A lost file of a view is asked for once more; code that throws would throw again. */
  const pickTwice = <T>(pick: () => Promise<T>): Promise<T> =>
    withDeadline(pick(), 'a view', Deadlines.chunk).catch(async (error: unknown) => {
      if ((await classified(error, 'evaluate')).phase !== 'chunk') throw error;
      return withDeadline(pick(), 'a view', Deadlines.chunk);
    });
  const open = async <T>(name: string, pick: (definition: RemoteDefinition) => Promise<T>): Promise<{ readonly picked: T; readonly version: string }> => {
    await federation.routeEntered();
    for (;;) {
      const loaded = await federation.loadRemoteModule(name);
      try {
        const definition = definitionOf(loaded);
        return { picked: await pickTwice(() => pick(definition)), version: loaded.version };
      } catch (error) {
        if (!federation.failed(name, loaded.version, 'evaluate', error)) throw error;
        console.error(`remote ${name}@${loaded.version} failed, the next version is tried:`, error instanceof Error ? error.message : error);
      }
    }
  };
  const view = async (name: string, pick: (definition: RemoteDefinition) => Promise<ComponentType>): Promise<LoadedView> => {
    const { picked, version } = await withDeadline(open(name, pick), `remote ${name}`, Deadlines.view);
    return { View: picked, version };
  };
  return {
    page: (name, page) => view(name, async (definition) => (await loadPage(definition, page)).Page),
    slot: (name, slot) => view(name, async (definition) => (await loadSlot(definition, slot)).Slot),
    boot: async (name) => void (await open(name, () => Promise.resolve(null))),
  };
}
