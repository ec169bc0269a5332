import type { EarlyRead } from '../../early-read';

/** What the document must know about the page behind a path. */
export interface Page {
  /** Remotes whose records the document carries: the route's own first. */
  readonly remotes: readonly { readonly name: string; readonly version: string }[];
  /** The route's own remote and view; null for pages of the host. */
  readonly own: {
    readonly name: string;
    readonly version: string;
    readonly view: string;
    readonly access: string;
  } | null;
  /** The host's own view, by the name in its record; null where a remote shows the page. */
  readonly hostView: string | null;
  /** Views of other remotes that stand on the first screen of this page (the slots of home). */
  readonly slots: readonly {
    readonly name: string;
    readonly version: string;
    readonly view: string;
  }[];
  /** Whose declared surface paints the first picture; also that of a part which may not run now. */
  readonly face: { readonly name: string; readonly version: string } | null;
  /** Entries of the bottom navigation that the live parts declare, in their order. */
  readonly nav: readonly { readonly label: string; readonly icon: string; readonly to: string }[];
  /** What the first screen reads, in the order of its need; its answers may come along. */
  readonly reads: readonly EarlyRead[];
  /** The read whose first picture stands on the first screen; null for none. */
  readonly hero: EarlyRead | null;
  readonly layout: number;
  readonly title: string;
  readonly skeleton: string;
}
