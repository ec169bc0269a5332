import { Deadlines } from './deadlines';
import { classify, isWorthRetrying } from './classify';
import { loadContainer } from './load-container';
import type { ReleaseSource } from './release-source';
import { RemoteLoadError, type ContainerRuntime, type FederationOptions, type LoadPhase, type LoadedRemote, type RegistryView } from './types';

/** What one load needs to know about now. */
export interface LoadTarget { readonly name: string; readonly version: string; readonly view: RegistryView }

const pause = (ms: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms); });

function asLoadError(error: unknown, target: LoadTarget, reached: LoadPhase): RemoteLoadError {
  if (error instanceof RemoteLoadError) return error;
  const { phase, fault, detail } = classify(error, reached);
  return new RemoteLoadError(target.name, target.version, phase, fault, detail, error);
}

/**
 * Loads versions and keeps what succeeded. A failure is never kept (releases B1): the next call starts
 * again, with another address and another identity.
 */
export function moduleLoader(options: FederationOptions, runtime: ContainerRuntime, releases: ReleaseSource) {
  const loaded = new Map<string, LoadedRemote>();
  const loading = new Map<string, Promise<LoadedRemote>>();
  const attempts = new Map<string, number>();

  const record = (target: LoadTarget, started: number, attempt: number, error: RemoteLoadError | null): void => {
    options.onRecord?.({
      generation: target.view.generation, remote: target.name, version: target.version,
      phase: error?.phase ?? 'done', fault: error?.fault ?? null, ms: options.clock.monotonic() - started, attempt,
    });
  };

  const once = async (target: LoadTarget): Promise<LoadedRemote> => {
    const key = `${target.name}@${target.version}`;
    const attempt = attempts.get(key) ?? 0;
    const started = options.clock.monotonic();
    let reached: LoadPhase = 'release';
    try {
      const release = await releases(target.view.registry, target.name, target.version);
      reached = 'evaluate';
      attempts.set(key, attempt + 1);
      const remote = await loadContainer(runtime, release, attempt);
      record(target, started, attempt, null);
      return { remote, name: target.name, version: target.version };
    } catch (error) {
      const failure = asLoadError(error, target, reached);
      record(target, started, attempt, failure);
      throw failure;
    }
  };

  const withRetry = async (target: LoadTarget): Promise<LoadedRemote> => {
    try {
      return await once(target);
    } catch (error) {
      if (!(error instanceof RemoteLoadError) || !isWorthRetrying(error.fault)) throw error;
      await pause(Deadlines.retryPause);
      return once(target);
    }
  };

  const load = (target: LoadTarget): Promise<LoadedRemote> => {
    const key = `${target.name}@${target.version}`;
    const here = loaded.get(key);
    if (here) return Promise.resolve(here);
    const running = loading.get(key);
    if (running) return running;
    const work = withRetry(target)
      .then((module) => {
        loaded.set(key, module);
        return module;
      })
      .catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        throw error;
      })
      .finally(() => loading.delete(key));
    loading.set(key, work);
    return work;
  };

  return { load, loaded: (name: string, version: string) => loaded.get(`${name}@${version}`) ?? null, all: () => [...loaded.values()] };
}
