import type { Platform } from '@site/platform/host';

/** Pages whose visit was told that the mini-URL flag is set (§2.3). */
const opened = new WeakSet<Platform>();

/** The flag is set: /newyear opens as long as this document stands. */
export const openMiniUrl = (platform: Platform): void => void opened.add(platform);

/** Whether this document was told so; whoever opens the site anew is told anew. */
export const isMiniUrlOpen = (platform: Platform): boolean => opened.has(platform);
