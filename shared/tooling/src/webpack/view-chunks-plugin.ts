import type { Compiler } from 'webpack';

/** Scripts behind each `import('…')` of one module: request text -> files, in load order. */
export type ChunksByRequest = ReadonlyMap<string, readonly string[]>;

/**
 * Notes which files each lazy import needs, so that the document can name a page's chunk at once
 * instead of discovering it two requests later.
 */
export class ViewChunksPlugin {
  private found = new Map<string, readonly string[]>();

  /** What the last compilation had. */
  get chunks(): ChunksByRequest {
    return this.found;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ViewChunksPlugin', ({ compilation }) => {
      const found = new Map<string, readonly string[]>();
      for (const group of compilation.chunkGroups) {
        const files = group.chunks
          .flatMap((chunk) => [...chunk.files])
          .filter((file) => file.endsWith('.js'));
        for (const origin of group.origins) {
          if (typeof origin.request === 'string') found.set(origin.request, files);
        }
      }
      this.found = found;
    });
  }
}
