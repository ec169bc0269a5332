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
  /** False where one that is there is only kept up: who saves data is spared its own fetches. */
  readonly mayBring: boolean;
  readonly origin: string;
}

async function removeWorker(
  workers: ServiceWorkerContainer,
  { caches, origin }: Pick<OfflineDeps, 'caches' | 'origin'>,
): Promise<void> {
  const registration = await workers.getRegistration(WORKER_URL);
  // The browser names the nearest one: without ours that is one of the whole origin, of others.
  if (registration?.scope === new URL('./', new URL(WORKER_URL, origin)).href) {
    // It would go on keeping files for the pages that are open.
    registration.active?.postMessage({ off: true });
    await registration.unregister();
  }
  if (caches === undefined) return;
  const names = (await caches.keys()).filter(isKeptCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Who hears a word: the worker that answers now, and one that is being installed. What is kept
 * during the installation is compiled at once by engines that keep compiled code.
 */
const hearersOf = ({ installing, waiting, active }: ServiceWorkerRegistration): ServiceWorker[] =>
  [installing ?? waiting, active].filter((worker) => worker !== null);

/** Starts it; a browser that forbids any of it has a site without a worker. */
export function keepOffline(deps: OfflineDeps): void {
  const { workers, federation, usedFiles, inUse, isWanted, mayBring } = deps;
  if (workers === undefined) return;
  const isOn = (): boolean => isWanted && isOfflineOn(federation.view().registry.flags);
  const remove = (): void => void removeWorker(workers, deps).catch(() => undefined);
  /** How many files the last word named. */
  let named = 0;
  const tell = async (): Promise<void> => {
    const registration = await workers.register(workerAddress(), { updateViaCache: 'none' });
    // One that is known already is looked at anew: a newer worker comes with a newer host.
    if (registration.active !== null) await registration.update().catch(() => undefined);
    const { generation } = federation.view();
    const word = { used: usedFiles(), generation };
    named = word.used.length;
    hearersOf(registration).forEach((worker) => worker.postMessage(word));
  };
  const apply = (): void => {
    if (!isOn()) remove();
    else if (mayBring) inUse(() => void (isOn() ? tell().catch(() => undefined) : undefined));
  };
  const tellAgain = (): void => {
    const word = { used: usedFiles(), generation: federation.view().generation };
    if (!isOn() || !mayBring || word.used.length === named) return;
    named = word.used.length;
    workers.controller?.postMessage(word);
  };
  // What came between the first word and the worker that answers went past it; what was on its way
  // at that moment is there a little later.
  workers.addEventListener('controllerchange', () => {
    tellAgain();
    inUse(tellAgain);
  });
  let seen = federation.view().generation;
  federation.subscribe(() => {
    const { generation } = federation.view();
    if (generation === seen) return;
    seen = generation;
    // At once: the network may be gone before the page is idle, and what it has proven counts.
    if (isOn()) workers.controller?.postMessage({ used: [], generation });
    apply();
  });
  apply();
}
