/**
 * The found matches with rows and slip of the board: code that comes once something is searched
 * for.
 */
import { later } from '@site/ui';

export const FoundEvents = later(() =>
  import(/* webpackChunkName: "found" */ './FoundEvents').then((module) => module.FoundEvents),
);
