/**
 * Reads the exposed module of a remote: it comes from another build, so nothing about it is taken
 * for granted.
 */
import type { PageModule, RemoteDefinition, SlotModule } from '@site/remote-kit';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The definition, or null when the module exports none. */
export function readRemote(exported: unknown): RemoteDefinition | null {
  if (!isRecord(exported) || typeof exported['name'] !== 'string') return null;
  return isRecord(exported['pages']) && isRecord(exported['slots'])
    ? (exported as unknown as RemoteDefinition)
    : null;
}

/**
 * A page loader by name.
 *
 * @throws when the remote does not have it, naming both.
 */
export async function loadPage(remote: RemoteDefinition, page: string): Promise<PageModule> {
  const load = Object.hasOwn(remote.pages, page) ? remote.pages[page] : undefined;
  if (load === undefined) throw new Error(`remote ${remote.name} has no page ${page}`);
  return load();
}

/**
 * A slot view loader by name.
 *
 * @throws when the remote does not have it, naming both.
 */
export async function loadSlot(remote: RemoteDefinition, view: string): Promise<SlotModule> {
  const load = Object.hasOwn(remote.slots, view) ? remote.slots[view] : undefined;
  if (load === undefined) throw new Error(`remote ${remote.name} has no view ${view}`);
  return load();
}
