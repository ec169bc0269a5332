/** Loads a remote, boots it once per version, and gives its views; whatever fails names the part. */
import type { ComponentType } from 'react';
import type { Platform } from '@site/platform';
import type { RemoteDefinition } from '@site/remote-kit';
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

/** A view that takes longer than this is a failure, also when its script hangs (safety D2). */
const VIEW_DEADLINE_MS = 12_000;

function withDeadline<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${VIEW_DEADLINE_MS} ms`)), VIEW_DEADLINE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Makes the loader. */
export function createRemoteLoader(federation: Federation, platform: Platform): RemoteLoader {
  const booted = new Map<string, { readonly version: string; readonly stop: () => void }>();

  const bootOnce = (definition: RemoteDefinition, loaded: LoadedRemote): void => {
    const before = booted.get(loaded.name);
    if (before?.version === loaded.version) return;
    before?.stop();
    booted.set(loaded.name, { version: loaded.version, stop: definition.boot?.(platform) ?? (() => undefined) });
  };
  const open = async (name: string): Promise<{ definition: RemoteDefinition; version: string }> => {
    await federation.routeEntered();
    const loaded = await federation.loadRemoteModule(name);
    const definition = readRemote(loaded.remote);
    if (definition === null) throw new Error(`remote ${name}@${loaded.version} exports no remote`);
    bootOnce(definition, loaded);
    return { definition, version: loaded.version };
  };
  return {
    page: (name, page) => withDeadline((async () => {
      const { definition, version } = await open(name);
      return { View: (await loadPage(definition, page)).Page, version };
    })(), `remote ${name}`),
    slot: (name, view) => withDeadline((async () => {
      const { definition, version } = await open(name);
      return { View: (await loadSlot(definition, view)).Slot, version };
    })(), `remote ${name}`),
    boot: async (name) => void (await open(name)),
  };
}
