/**
 * Notes which files each lazy import needs, so that the document can name a page's chunk at once
 * instead of discovering it two requests later.
 */
export class ViewChunksPlugin {
    found = new Map();
    /** What the last compilation had. */
    get chunks() {
        return this.found;
    }
    apply(compiler) {
        compiler.hooks.done.tap('ViewChunksPlugin', ({ compilation }) => {
            const found = new Map();
            for (const group of compilation.chunkGroups) {
                const files = group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
                for (const origin of group.origins) {
                    if (typeof origin.request === 'string')
                        found.set(origin.request, files);
                }
            }
            this.found = found;
        });
    }
}
