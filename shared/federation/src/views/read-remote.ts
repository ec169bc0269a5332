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

type Named<Part extends 'pages' | 'slots'> = Pick<RemoteModule<never>, 'name' | Part>;

/**
 * Loads a page by name.
 *
 * @throws when the remote does not have it, naming both.
 */
export async function loadPage(remote: Named<'pages'>, page: string): Promise<ComponentType> {
  const load = Object.hasOwn(remote.pages, page) ? remote.pages[page] : undefined;
  if (load === undefined) throw new Error(`remote ${remote.name} has no page ${page}`);
  return (await load()).Page;
}

/**
 * Loads a slot view by name.
 *
 * @throws when the remote does not have it, naming both.
 */
export async function loadSlot(remote: Named<'slots'>, view: string): Promise<ComponentType> {
  const load = Object.hasOwn(remote.slots, view) ? remote.slots[view] : undefined;
  if (load === undefined) throw new Error(`remote ${remote.name} has no view ${view}`);
  return (await load()).Slot;
}
