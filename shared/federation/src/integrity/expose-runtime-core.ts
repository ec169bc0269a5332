import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

declare global {
  /** Where remotes built with `externalRuntime` find the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

// Set while this module is evaluated: the built-in way to provide the runtime ships it twice (22 KB more).
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/**
 * A runtime plugin only in form: its module makes the runtime available to the remotes.
 *
 * @public the build names this file; no module imports it.
 */
export default function exposeRuntimeCore(): ModuleFederationRuntimePlugin {
  return { name: 'expose-runtime-core' };
}
