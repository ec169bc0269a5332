/**
 * What the host shares, handed to the federation runtime as modules that are there already. The
 * build plugin's own way sends each import of the host through its runtime, which is a tenth of a
 * first load, so that another part's copy could stand in for the host's: here none may.
 */
import { init } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { scriptGuard } from '../integrity/script-guard';

declare global {
  /** Where remotes built with `externalRuntime` find the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** How one package is shared, as the host's build knows it. */
export interface SharedAs {
  /** Exact version of the module. */
  readonly version: string;
  readonly requiredVersion: string;
}

/** What the host's build says of itself. */
export interface HostBuild {
  /** Unique name of the build. */
  readonly name: string;
  /** By package name. */
  readonly shared: Readonly<Record<string, SharedAs>>;
}

/**
 * Starts the federation runtime of this page, once, before anything asks for a remote.
 *
 * @param modules by package name; a path inside of a package has the package's version.
 * @throws Error for a module whose package the build does not share.
 */
export function shareModules(
  { name, shared }: HostBuild,
  modules: Readonly<Record<string, unknown>>,
): void {
  const shares = Object.entries(modules).map(([key, module]) => {
    const as = shared[key] ?? shared[`${key.split('/')[0] ?? ''}/`];
    if (as === undefined) throw new Error(`${key} is not shared by this build`);
    const { version, requiredVersion } = as;
    return [
      key,
      {
        version,
        scope: 'default',
        lib: () => module,
        shareConfig: { singleton: true, strictVersion: true, eager: true, requiredVersion },
      },
    ] as const;
  });
  // The build plugin's way to provide the runtime ships it twice (22 KB more).
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  init({
    name,
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [scriptGuard()],
    shared: Object.fromEntries(shares),
  });
}
