/**
 * Brings the service worker once the page is in use, tells it what the page has used, and takes it
 * away where the registry (or `npm run dev`) wants none.
 */
import { isKeptCache, isOfflineOn, WORKER_URL } from '@site/domain/offline/names';
import type { Federation } from '@site/federation/types';
import { workerAddress } from './worker-address';

/** What it is given. */
export interface OfflineDeps {
  /** Missing on plain http of another machine, and in old web views. */
  readonly workers: ServiceWorkerContainer | undefined;
  readonly caches: CacheStorage | undefined;
  readonly federation: Pick<Federation, 'view' | 'subscribe'>;
  /** Paths of the files that the page has loaded. */
  readonly usedFiles: () => readonly string[];
  /** Calls back when the page has been in use for a while and nothing else is to be done. */
  readonly inUse: (work: () => void) => void;
  /** Whether this build may have one at all. */
  readonly isWanted: boolean;
}

async function removeWorker(
  workers: ServiceWorkerContainer,
  caches: CacheStorage | undefined,
): Promise<void> {
  const registration = await workers.getRegistration(WORKER_URL);
  // It would go on keeping files for the pages that are open.
  registration?.active?.postMessage({ off: true });
  await registration?.unregister();
  if (caches === undefined) return;
  const names = (await caches.keys()).filter(isKeptCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The worker that answers from now on; one that is on its way is waited for. */
async function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active !== null || coming === null) return registration.active;
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve();
    };
    coming.addEventListener('statechange', look);
    look();
  });
  return registration.active;
}

/** Starts it; a browser that forbids any of it has a site without a worker. */
export function keepOffline(deps: OfflineDeps): void {
  const { workers, caches, federation, usedFiles, inUse, isWanted } = deps;
  if (workers === undefined) return;
  const isOn = (): boolean => isWanted && isOfflineOn(federation.view().registry.flags);
  const remove = (): void => void removeWorker(workers, caches).catch(() => undefined);
  const tell = async (): Promise<void> => {
    const registration = await workers.register(workerAddress(), { updateViaCache: 'none' });
    // One that is known already is looked at anew: a newer worker comes with a newer host.
    if (registration.active !== null) await registration.update().catch(() => undefined);
    const { generation } = federation.view();
    (await activeOf(registration))?.postMessage({ used: usedFiles(), generation });
  };
  const apply = (): void => {
    if (!isOn()) remove();
    else inUse(() => void (isOn() ? tell().catch(() => undefined) : undefined));
  };
  let seen = federation.view().generation;
  federation.subscribe(() => {
    const { generation } = federation.view();
    if (generation === seen) return;
    seen = generation;
    apply();
  });
  apply();
}
