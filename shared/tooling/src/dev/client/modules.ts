/** The page's side of `hot-loader.cjs`: components swap in place, whichever part they are of. */
// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and tests find ours no other way
/// <reference path="./react-refresh.d.ts" />
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

/** What webpack gives a module to replace itself. */
export interface Hot {
  readonly accept: () => void;
  readonly dispose: (keep: (data: { components?: string }) => void) => void;
  readonly invalidate: () => void;
  readonly data?: { readonly components?: string };
  readonly check: (apply: true) => Promise<readonly unknown[] | null>;
}

/** A part of this page that came from the session. */
export interface LoadedPart {
  readonly hot: Hot;
  readonly hash: () => string;
}

/** Parts of this page by name. */
export const loadedParts = new Map<string, LoadedPart>();

/** Names of a module's components; null when it exports anything else, or nothing. */
function componentsOf(exported: unknown): string | null {
  if (typeof exported !== 'object' || exported === null) return null;
  const all = Object.entries(exported);
  return all.length > 0 && all.every(([, value]) => isLikelyComponentType(value))
    ? all.map(([name]) => name).join()
    : null;
}

/**
 * Called at the end of each module: one of nothing but components takes the place of its former
 * self.
 */
function settle(hot: Hot, exported: unknown): void {
  const components = componentsOf(exported);
  const before = hot.data?.components;
  if (components !== null) {
    hot.accept();
    hot.dispose((data) => {
      data.components = components;
    });
  }
  // What it exports is another thing now: whoever imports it has to run again, too.
  if (before !== undefined && before !== components) hot.invalidate();
}

/**
 * A renderer of this page swaps components; the production build of a released host has none that
 * does.
 */
let canSwap = false;

/** The hook by which React's renderers make themselves known. */
interface RendererHook {
  inject: (renderer: { readonly scheduleRefresh?: unknown }) => unknown;
}

function watchRenderers(): void {
  injectIntoGlobalHook(window);
  const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = window as unknown as {
    readonly __REACT_DEVTOOLS_GLOBAL_HOOK__: RendererHook;
  };
  const { inject } = hook;
  hook.inject = (renderer) => {
    canSwap ||= typeof renderer.scheduleRefresh === 'function';
    return inject.call(hook, renderer);
  };
}

/**
 * Hands the modules of the watched parts what they call, before React is there to be watched.
 *
 * @param integrity hash of a script by its URL; an empty text when there is none.
 * @param arrived called when a part has come: it may be older than what was last told.
 */
export function openToModules(integrity: (url: string) => string, arrived: () => void): void {
  watchRenderers();
  Object.assign(window, {
    __siteDev: {
      register,
      sign: createSignatureFunctionForTransform,
      settle,
      integrity,
      part: (name: string, hot: Hot, hash: () => string) => {
        loadedParts.set(name, { hot, hash });
        arrived();
      },
    },
  });
}

/**
 * Brings one part to a hash, update by update.
 *
 * @throws what keeps a module from being replaced; the page has to be loaded anew then.
 */
export async function bringTo({ hot, hash }: LoadedPart, wanted: string): Promise<void> {
  if (!canSwap) throw new Error('the React of this host swaps nothing');
  while (hash() !== wanted) {
    if ((await hot.check(true)) === null) throw new Error('there is no update from here');
  }
  performReactRefresh();
}
