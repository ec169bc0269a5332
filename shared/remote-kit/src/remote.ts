/** The contract between host and remote: what `src/remote.ts` of every remote exports as `remote`. */
import type { ComponentType } from 'react';
import type { Platform } from '@site/platform';

/** Module of a page. */
export interface PageModule {
  readonly Page: ComponentType;
}
/** Module of a slot view. */
export interface SlotModule {
  readonly Slot: ComponentType;
}

/** Loaders by the names the surface declares. */
export interface RemoteDefinition {
  readonly name: string;
  readonly pages: Readonly<Record<string, () => Promise<PageModule>>>;
  readonly slots: Readonly<Record<string, () => Promise<SlotModule>>>;
  /**
   * Runs once when the remote's code arrives.
   *
   * @returns teardown.
   */
  readonly boot?: (platform: Platform) => () => void;
}

/** What a remote hands in. */
export type RemoteParts = Omit<RemoteDefinition, 'name' | 'slots'> & {
  readonly slots?: RemoteDefinition['slots'];
};

/**
 * A remote's name, as its `remote.json` has it, with its loaders. Only the name is taken along: the
 * host reads the rest of the surface from the registry. The contract suite proves that every
 * declared page and view has a loader and every loader is declared.
 */
export const defineRemote = (name: string, parts: RemoteParts): RemoteDefinition => ({
  name,
  slots: {},
  ...parts,
});
