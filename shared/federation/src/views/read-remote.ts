/**
 * Reads the exposed module of a remote: it comes from another build, so nothing about it is taken
 * for granted.
 */
import type { ComponentType } from 'react';

/**
 * What a remote exposes: loaders by the names its surface declares.
 *
 * @typeParam Face what the site hands a remote to work with.
 */
export interface RemoteModule<Face> {
  readonly name: string;
  readonly pages: Readonly<Record<string, () => Promise<{ readonly Page: ComponentType }>>>;
  readonly slots: Readonly<Record<string, () => Promise<{ readonly Slot: ComponentType }>>>;
  /**
   * Runs once when the remote's code arrives.
   *
   * @returns teardown.
   */
  readonly boot?: (face: Face) => () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The module, or null when what was exported is none. */
export function readRemote<Face>(exported: unknown): RemoteModule<Face> | null {
  if (!isRecord(exported) || typeof exported['name'] !== 'string') return null;
  return isRecord(exported['pages']) && isRecord(exported['slots'])
    ? (exported as unknown as RemoteModule<Face>)
    : null;
}

/** The loader by its own name, called. */
function loadBy<T>(
  remote: string,
  loaders: Readonly<Record<string, () => Promise<T>>>,
  what: string,
  name: string,
): Promise<T> {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (load === undefined) throw new Error(`remote ${remote} has no ${what} ${name}`);
  return load();
}

/**
 * Loads a page by name. Rejects when the remote does not have it, naming both, and with what its
 * code threw.
 */
export const loadPage = async (
  { name, pages }: Pick<RemoteModule<never>, 'name' | 'pages'>,
  page: string,
): Promise<ComponentType> => (await loadBy(name, pages, 'page', page)).Page;

/**
 * Loads a slot view by name. Rejects when the remote does not have it, naming both, and with what
 * its code threw.
 */
export const loadSlot = async (
  { name, slots }: Pick<RemoteModule<never>, 'name' | 'slots'>,
  view: string,
): Promise<ComponentType> => (await loadBy(name, slots, 'view', view)).Slot;
