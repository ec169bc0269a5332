declare module 'webpack/lib/runtime/LoadScriptRuntimeModule' {
  import type { Compilation } from 'webpack';

  interface LoadScriptHooks {
    readonly createScript: {
      tap(plugin: string, rewrite: (source: string) => string): void;
    };
  }
  const LoadScriptRuntimeModule: { getCompilationHooks(compilation: Compilation): LoadScriptHooks };
  export default LoadScriptRuntimeModule;
}
