declare module 'webpack/lib/runtime/LoadScriptRuntimeModule' {
  import type { Compilation } from 'webpack';
  import type { SyncWaterfallHook } from 'tapable';

  interface LoadScriptHooks {
    readonly createScript: SyncWaterfallHook<[string, unknown]>;
  }
  const LoadScriptRuntimeModule: { getCompilationHooks(compilation: Compilation): LoadScriptHooks };
  export default LoadScriptRuntimeModule;
}
