/** The contract between host and remote: what `src/remote.ts` of every remote exports as `remote`. */
import type { ComponentType } from 'react';
import type { Platform } from '@site/platform';

/** Module of a page. */
export interface PageModule { readonly Page: ComponentType }
/** Module of a slot view. */
export interface SlotModule { readonly Slot: ComponentType }

/** What `remote.json` looks like to the type system, as imported JSON. */
export interface SurfaceNames {
  readonly name: string;
  readonly routes: readonly { readonly page: string }[];
  readonly slots?: readonly { readonly view: string }[];
}

/** Loaders by the names the surface declares. */
export interface RemoteDefinition {
  readonly name: string;
  readonly pages: Readonly<Record<string, () => Promise<PageModule>>>;
  readonly slots: Readonly<Record<string, () => Promise<SlotModule>>>;
  /** Runs once when the remote's code arrives. @returns teardown. */
  readonly boot?: (platform: Platform) => () => void;
}

/** What a remote hands in. */
export type RemoteParts = Omit<RemoteDefinition, 'name' | 'slots'> & { readonly slots?: RemoteDefinition['slots'] };

/**
 * Joins a surface with its loaders. The contract suite proves that every declared page and view has a loader and
 * every loader is declared.
 */
export function defineRemote(surface: SurfaceNames, parts: RemoteParts): RemoteDefinition {
  return { name: surface.name, slots: {}, ...parts };
}
