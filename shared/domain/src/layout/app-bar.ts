/** The app-download bar (§2.5, R2.5-3). */

/**
 * Whether the bar may stand on a page, before the member closes it: on home and nowhere else. Who
 * resets a password, confirms an e-mail, pays, bets or reads is not asked to install anything.
 *
 * @param path normalised, without the base path.
 */
export const showsAppBar = (path: string): boolean => path === '/';
