import { INTEGRITY_GLOBAL } from '@site/domain/releases/paths';
import {
  RuntimeGlobals,
  RuntimeModule,
  Template,
  type Chunk,
  type Compilation,
  type Compiler,
} from 'webpack';
import LoadScriptRuntimeModule from 'webpack/lib/runtime/LoadScriptRuntimeModule';

/**
 * Wraps webpack's script loader. A URL without a verified hash is refused before anything is
 * downloaded; a URL that failed once is asked again under another query, because a hung connection
 * would answer the same address with the same silence (releases B10-B13).
 */
class GuardedLoadModule extends RuntimeModule {
  constructor(private readonly lookUp: string) {
    super('guarded chunk loading', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const load = RuntimeGlobals.loadScript;
    // Counted beside the chunks, not in this runtime: a retry runs the entry again in a new runtime, and must
    // not ask the address again that a cache keeps broken bytes for.
    const chunks = `self[${JSON.stringify(this.compilation?.outputOptions.chunkLoadingGlobal)}]`;
    return Template.asString([
      `var load = ${load}, chunks = ${chunks} = ${chunks} || [], tries = chunks.tries = chunks.tries || {};`,
      `${load} = function(url, done, key, chunkId) {`,
      Template.indent([
        `if (!(${this.lookUp} && ${this.lookUp}(url))) {`,
        Template.indent([
          'console.error("refused a script without a verified hash: " + url);',
          'setTimeout(done, 0, { type: "missing-hash", target: { src: url } });',
          'return;',
        ]),
        '}',
        'var attempt = function(again) {',
        Template.indent([
          'var n = tries[url] | 0;',
          'load(n ? url + "?r=" + n : url, function(event) {',
          Template.indent([
            'if (event && event.type === "load") return done(event);',
            'tries[url] = n + 1;',
            'if (again && event && event.type !== "timeout") return setTimeout(attempt, 300, false);',
            'done(event);',
          ]),
          '}, key, chunkId);',
        ]),
        '};',
        'attempt(true);',
      ]),
      '};',
    ]);
  }
}

/**
 * Makes every chunk script carry the hash from the verified map, and the mode that Integrity-Policy
 * asks for.
 */
export class ChunkIntegrityPlugin {
  /**
   * @param lookUp expression of the function that gives a URL's hash; the page's own map by
   *   default.
   */
  constructor(private readonly lookUp = `self.${INTEGRITY_GLOBAL}`) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation: Compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ChunkIntegrityPlugin', (chunk: Chunk) => {
          compilation.addRuntimeModule(chunk, new GuardedLoadModule(this.lookUp));
          return undefined;
        });
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source: string) =>
          Template.asString([
            source,
            'script.crossOrigin = "anonymous";',
            `script.integrity = ${this.lookUp}(url);`,
          ]),
      );
    });
  }
}
