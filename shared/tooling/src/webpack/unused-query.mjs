// Stands in for the mutations of the query library: the site's writes are calls of the platform, so that the client's
// cache of mutations stays empty for ever.
export class MutationCache {
  findAll() {
    return [];
  }

  clear() {}

  resumePausedMutations() {
    return Promise.resolve();
  }
}
