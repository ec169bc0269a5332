/**
 * The streams that remotes may use: named re-exports, shaken once in the host. Every name here is
 * in the first load of every visitor, so one joins the list when a remote needs it, not before.
 */
export { Observable, map } from 'rxjs';
export type { Subscription } from 'rxjs';
