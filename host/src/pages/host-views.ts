/**
 * The host's own code that comes after its first file, by the names that its release record gives
 * them, so that a document can name the files of its page.
 */

/** Pages: home and login each by themselves, so that a deep link does not carry them. */
export const hostViews = {
  home: () => import('./home/HomePage'),
  login: () => import('./login/LoginPage'),
  other: () => import('./OtherPage'),
  /** What every page asks for at once, with the ports of the platform (`late-ports`). */
  base: () => import(/* webpackChunkName: "base" */ '../remotes/faces'),
};
