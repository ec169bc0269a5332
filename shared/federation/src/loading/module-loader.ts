import { Deadlines, delay } from '../deadlines';
import { classified } from './load-live';
import { loadContainer } from './load-container';
import type { ReleaseSource } from './release-source';
import {
  RemoteLoadError,
  type ContainerRuntime,
  type FederationOptions,
  type LoadFault,
  type LoadPhase,
  type LoadRecord,
  type LoadedRemote,
  type RegistryView,
} from '../types';

/** What one load needs to know about now. */
export interface LoadTarget {
  readonly name: string;
  readonly version: string;
  readonly view: RegistryView;
  readonly isFallback?: boolean;
}

/**
 * Tries of one version before the next candidate: the first and two more, each under a fresh
 * identity (releases D6.4).
 */
const TRIES = 3;

/** Faults that another try at once may heal; a wrong hash, a throw or a silence will not. */
function isWorthRetrying(fault: LoadFault): boolean {
  return fault === 'network' || fault === 'no-container';
}

async function asLoadError(
  error: unknown,
  target: LoadTarget,
  reached: LoadPhase,
): Promise<RemoteLoadError> {
  if (error instanceof RemoteLoadError) return error;
  const { phase, fault, detail } = await classified(error, reached);
  return new RemoteLoadError(target.name, target.version, phase, fault, detail, error);
}

/**
 * Loads versions and keeps what succeeded. A failure is never kept (releases B1): the next call
 * starts again, with another address and another identity.
 *
 * @returns `load`, which shares one running load of a version and rejects with RemoteLoadError, and
 *   `loaded`, which looks a version up without loading it.
 */
export function moduleLoader(
  options: FederationOptions,
  runtime: ContainerRuntime,
  releases: ReleaseSource,
) {
  const loaded = new Map<string, LoadedRemote>();
  const loading = new Map<string, Promise<LoadedRemote>>();
  const attempts = new Map<string, number>();

  const once = async (target: LoadTarget, steps: LoadRecord[]): Promise<LoadedRemote> => {
    const { name, version } = target;
    const key = `${name}@${version}`;
    const attempt = attempts.get(key) ?? 0;
    const started = options.clock.monotonic();
    const note = ({ phase, fault }: Pick<LoadRecord, 'phase' | 'fault'>): void => {
      steps.push({
        generation: target.view.generation,
        remote: name,
        version,
        phase,
        fault,
        ms: options.clock.monotonic() - started,
        attempt,
        recovered: false,
      });
    };
    let reached: LoadPhase = 'release';
    try {
      const release = await releases(target.view.registry, name, version);
      reached = 'evaluate';
      attempts.set(key, attempt + 1);
      const remote = await loadContainer(runtime, release, attempt);
      note({ phase: 'done', fault: null });
      return { remote, name, version };
    } catch (error) {
      const failure = await asLoadError(error, target, reached);
      note(failure);
      throw failure;
    }
  };

  /** All tries of a load go on record together: only its end says which of them came to nothing. */
  const withRetry = async (target: LoadTarget): Promise<LoadedRemote> => {
    const steps: LoadRecord[] = [];
    const record = (recovered: boolean): void =>
      steps.forEach((step) => options.onRecord?.({ ...step, recovered }));
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        const loadedRemote = await once(target, steps);
        record(steps.length > 1 || target.isFallback === true);
        return loadedRemote;
      } catch (error) {
        if (left === 0 || !(error instanceof RemoteLoadError) || !isWorthRetrying(error.fault)) {
          record(false);
          throw error;
        }
        await delay(Deadlines.retryBackoff * (0.5 + (options.jitter?.() ?? 0.5)));
      }
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

  return {
    load,
    loaded: (name: string, version: string) => loaded.get(`${name}@${version}`) ?? null,
  };
}

/** The loader of one document. */
export type ModuleLoader = ReturnType<typeof moduleLoader>;
