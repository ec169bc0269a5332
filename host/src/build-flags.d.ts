/**
 * True in builds of `npm run dev` only; replaced by its value when the host is built, so that what
 * depends on it leaves other builds.
 */
declare const __SITE_TOOLS__: boolean;
