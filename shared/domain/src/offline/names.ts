/** Names that the service worker shares with pages and servers. */
import { Routing } from '../constants';

/** Address of the worker's script; its folder is all that it can speak for. */
export const WORKER_URL = `${Routing.basePath}/sw.js`;

/** Trusted Types policy that makes a script address of {@link WORKER_URL} and of nothing else. */
export const WORKER_POLICY = 'site-worker';

/**
 * Path, below the base, of the document that fits every route at every time. A host that only
 * serves files answers it as it answers every route.
 */
export const SHELL_PATH = '/_shell';

/** Whatever the worker keeps has a cache with a name that begins so. */
const PREFIX = 'site-kept-';

/**
 * Caches of this form; a form that changes gets new names, and the worker that brings it drops the
 * others.
 */
export const KEPT_CACHES = { pages: `${PREFIX}pages-1`, files: `${PREFIX}files-1` } as const;

/** Whether a cache is one of the worker's, of this form or of another. */
export const isKeptCache = (name: string): boolean => name.startsWith(PREFIX);

/** Switch of the registry that removes the worker from every device. */
export const OFFLINE_FLAG = 'offline';

/** Whether members' devices may have the worker. A switch that nobody turned is on. */
export const isOfflineOn = (flags: Readonly<Record<string, boolean>>): boolean =>
  flags[OFFLINE_FLAG] !== false;
