/**
 * What the first picture does not need: one chunk, fetched on idle or with the first look,
 * whichever comes first.
 */
export { classify } from './classify';
export { loadRelease } from './load-release';
export { look } from './look';
export { addPreloadLinks, firstScripts } from './preload-links';
