import { BannerPlugin, Compilation } from 'webpack';

/**
 * Chromium's explicit compile hint for a whole file; to other engines it is a comment. It counts
 * only before everything else.
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * Has browsers compile all functions of a file where it is read, beside the main thread, instead of
 * one by one on it when each is first called (ADR 059). After minifying, which drops comments, and
 * before contents are hashed.
 */
export const compileAhead = (): BannerPlugin =>
  new BannerPlugin({
    banner: COMPILE_AHEAD,
    raw: true,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
